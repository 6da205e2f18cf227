import { size, space } from '../tokens/scales.ts';
import { pixelsOf } from './measured.ts';

/** A part of a page: what it is for, which decides its look in the drawing. */
export type PartKind = 'side' | 'content' | 'action';

export interface Part {
  readonly kind: PartKind;
  readonly name: string;
  /** How much of the height that the others leave. */
  readonly height?: 'half' | 'rest';
  /** As wide as its words. */
  readonly isOwnWidth?: boolean;
}

/** A column of a desk. Without a width it takes what the others leave. */
interface Column {
  readonly pixels?: number;
  readonly parts: readonly Part[];
}

export interface Template {
  /** The component or primitive that draws it. */
  readonly name: string;
  readonly use: string;
  /** The width of all columns, in pixels at the usual text size. */
  readonly width: number;
  readonly gap: number;
  readonly columns: readonly Column[];
  /** From the top of a phone. */
  readonly phone: readonly Part[];
  /** Above the edge of a phone, always in sight. */
  readonly bar: Part | null;
  readonly actions: string;
}

const side = (name: string, height?: 'half' | 'rest'): Part => ({
  kind: 'side',
  name,
  ...(height && { height }),
});
const content = (name: string, height?: 'rest'): Part => ({
  kind: 'content',
  name,
  ...(height && { height }),
});
const action = (name: string): Part => ({ kind: 'action', name });
const ownAction: Part = { ...action('Action'), isOwnWidth: true };

const tabs = side('Tabs');

/** The four templates. `Layouts.stories.tsx` compares their columns with those of the components. */
export const templates: readonly Template[] = [
  {
    name: 'List',
    use: 'Many things of one kind. What narrows them stands beside them, and above them on a phone.',
    width: pixelsOf(size.deskWidth),
    gap: pixelsOf(space.xlarge),
    columns: [
      { pixels: 304, parts: [side('Filters', 'rest')] },
      { parts: [content('Row'), content('Row'), content('Row'), content('Row')] },
    ],
    phone: [side('Filters'), content('Row'), content('Row'), content('Row'), content('Row')],
    bar: tabs,
    actions: 'The row itself leads on. What starts something new stands beside the title.',
  },
  {
    name: 'Detail',
    use: 'One thing in full: contents, the answer and its evidence, facts.',
    width: pixelsOf(size.deskWidth),
    gap: pixelsOf(space.large),
    columns: [
      { pixels: 200, parts: [side('Contents', 'half')] },
      { parts: [content('Answer'), content('Evidence', 'rest')] },
      { pixels: 304, parts: [action('Actions'), side('Facts', 'rest')] },
    ],
    phone: [content('Answer'), content('Evidence', 'rest'), side('Facts')],
    bar: action('Actions'),
    actions: 'One or two, on top of the third column. On a phone in a bar above the edge, always in sight.',
  },
  {
    name: 'Task',
    use: 'One thing to do: a form beside what it leads to.',
    width: 848,
    gap: pixelsOf(space.xxlarge),
    columns: [
      { parts: [content('Form', 'rest'), ownAction] },
      { pixels: 360, parts: [side('Summary', 'half')] },
    ],
    phone: [content('Form', 'rest'), side('Summary')],
    bar: action('Action'),
    actions:
      'At the end of the form, as wide as its words on a desk. On a phone in a bar over the whole width.',
  },
  {
    name: 'Focus',
    use: 'A single message: paid, sent, not found. A little above the middle of a desk.',
    width: 544,
    gap: 0,
    columns: [{ parts: [content('Message', 'rest'), ownAction] }],
    phone: [content('Message'), action('Action')],
    bar: null,
    actions: 'Below the message, one that leads on.',
  },
];
