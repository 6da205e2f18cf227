export const changeKinds = ['new', 'changed', 'deprecated', 'removed'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** A change that somebody who draws or builds a screen must know. */
export interface DesignChange {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly kind: ChangeKind;
  readonly name: string;
  readonly text: string;
  /** The folder of its stories: 'components/Timeline'. */
  readonly place?: string;
  /** What takes its place, where it is deprecated or removed. */
  readonly instead?: string;
}

const component = (name: string) => ({ name, place: `components/${name}` });
const pattern = (name: string) => ({ name, place: `patterns/${name}` });

/** The newest first. A component gets its line with the change that adds, replaces or removes it. */
export const designChanges: readonly DesignChange[] = [
  {
    day: '2026-11-29',
    kind: 'new',
    name: 'Guides of this book',
    text: 'Writing, status, score and data, layout templates, photos, and tokens as a file.',
  },
  {
    day: '2026-11-29',
    kind: 'changed',
    name: 'Colours',
    text: 'One meaning each: indigo is what we do not know, blue is waiting, amber is something to do. Gold is a metal.',
  },
  {
    day: '2026-11-29',
    kind: 'changed',
    name: 'Type',
    text: 'Figtree in one file, and headings of 32, 22, 18 and 16 px at a desk.',
  },
  {
    day: '2026-11-29',
    kind: 'new',
    ...component('ScoreRing'),
    text: 'A score in its eight parts, which can be pressed.',
  },
  {
    day: '2026-11-29',
    kind: 'new',
    ...component('VerdictBand'),
    text: 'What is clear, what nobody could confirm, what is not in the package.',
  },
  {
    day: '2026-11-29',
    kind: 'new',
    ...component('ResultRows'),
    text: 'The results of a report as rows that open.',
  },
  {
    day: '2026-11-29',
    kind: 'new',
    ...component('PersonRow'),
    text: 'A worker as a row of a list: photo, facts, status and score.',
  },
  {
    day: '2026-11-29',
    kind: 'new',
    ...component('ListRows'),
    text: 'Rows of things that go on, each with its progress.',
  },
  {
    day: '2026-11-29',
    kind: 'new',
    ...component('TaskCard'),
    text: 'The one thing that waits for the reader, above everything.',
  },
  { day: '2026-11-29', kind: 'new', ...component('SegmentBar'), text: 'A progress in a few steps.' },
  { day: '2026-11-29', kind: 'new', ...component('SealPanel'), text: 'The answer about a code of a report.' },
  {
    day: '2026-11-29',
    kind: 'new',
    ...component('SmsBubble'),
    text: 'An SMS, word for word, as the phone shows it.',
  },
  {
    day: '2026-11-29',
    kind: 'new',
    ...component('RadioColumns'),
    text: 'Offers side by side, line by line.',
  },
  { day: '2026-11-29', kind: 'new', ...component('SlideIn'), text: 'A receipt slides into its place, once.' },
  {
    day: '2026-11-29',
    kind: 'new',
    ...pattern('DetailLayout'),
    text: 'One thing in full: three columns at a desk.',
  },
  { day: '2026-11-29', kind: 'new', ...pattern('ListLayout'), text: 'A list beside its filters.' },
  { day: '2026-11-29', kind: 'new', ...pattern('TaskLayout'), text: 'A form beside what it leads to.' },
  {
    day: '2026-11-29',
    kind: 'new',
    ...pattern('HomeLayout'),
    text: 'What waits, what can be started, what goes on.',
  },
  {
    day: '2026-11-29',
    kind: 'new',
    ...pattern('Passport'),
    text: 'A worker’s card of her own, with stamps on its back.',
  },
  {
    day: '2026-11-29',
    kind: 'new',
    ...component('Timeline'),
    text: 'Every course of steps, on one line that is filled up to now.',
  },
  {
    day: '2026-11-29',
    kind: 'removed',
    name: 'StepList',
    text: 'Its line had gaps, and three other lists drew the same.',
    instead: 'Timeline',
  },
  { day: '2026-11-28', kind: 'new', ...component('DayField'), text: 'A day that is typed day first.' },
  {
    day: '2026-11-27',
    kind: 'new',
    ...component('CommandMenu'),
    text: 'A menu of all places, for the team’s keyboard.',
  },
  {
    day: '2026-11-27',
    kind: 'new',
    ...pattern('SplitView'),
    text: 'Work beside what is looked at meanwhile.',
  },
  { day: '2026-11-24', kind: 'removed', name: 'Chip', text: 'No screen used it.', instead: 'Badge' },
];
