import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from '../../guidance.ts';
import { dark, inEveryPlace } from '../../story-kit.tsx';
import { CheckTimeline, type TimelineCheck } from './CheckTimeline.tsx';

const checks: readonly TimelineCheck[] = [
  {
    id: '1',
    title: 'Identity',
    state: 'clear',
    source: 'Source: Identity provider',
    date: 'Decided Mar 1, 2027',
  },
  {
    id: '2',
    title: 'References',
    state: 'in_progress',
    source: 'Source: Referees',
    next: 'Our team calls the references',
    date: 'Expected Mar 3, 2027',
  },
  {
    id: '3',
    title: 'Police Clearance',
    state: 'waiting',
    next: 'Waiting for the worker’s certificate',
    source: 'Source: Worker’s documents',
    date: 'Expected Mar 20, 2027 (was Mar 15): waiting for the worker’s certificate.',
  },
  {
    id: '4',
    title: 'Social Media Screening',
    state: 'finding',
    next: 'Disputed by the worker',
    date: 'Decided Mar 2, 2027',
  },
  { id: '5', title: 'Health Check', state: 'not_applicable' },
  { id: '6', title: 'Misconduct Registry', state: 'unable_to_verify', date: 'Decided Mar 2, 2027' },
  {
    id: '7',
    title: 'Work History',
    state: 'decided',
    next: 'Its result is not part of this package',
    date: 'Decided Mar 2, 2027',
  },
  { id: '8', title: 'Final Review', state: 'pending', next: 'Waiting for the other checks' },
  { id: '9', title: 'Employer Reviews', state: 'stopped' },
];

const meta = {
  title: 'Components/CheckTimeline',
  component: CheckTimeline,
  args: { checks, label: 'Checks' },
  parameters: guidance({
    do: [
      'Name for each check its source, its state, who acts next, and when that is expected.',
      'When an expected date has moved, say from when and why.',
      'Keep the order in which the checks are worked.',
    ],
    dont: [
      'Do not leave out a check that waits; that it waits is what people want to know.',
      'Do not hide what is still to come: only a decided check is one line.',
    ],
    access: [
      'An ordered list; each state is written out, beside its colour and its drawing.',
      'What is known of a decided check opens from its title, with the keyboard too.',
    ],
  }),
} satisfies Meta<typeof CheckTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Dark: Story = { globals: dark };

const decided = (title: string, source: string, day: number): TimelineCheck => ({
  id: title,
  title,
  state: 'clear',
  source: `Source: ${source}`,
  date: `Decided Mar ${String(day)}, 2027`,
});

/** Of eight checks six are decided. */
export const MostlyDecided: Story = {
  args: {
    checks: [
      decided('Identity Verification', 'Identity provider', 1),
      decided('Criminal Background Check', 'Worker’s documents', 20),
      {
        id: 'references',
        title: 'Reference Verification',
        state: 'waiting',
        source: 'Source: Referees',
        next: 'Waiting for a referee’s answer',
        date: 'Expected Mar 24, 2027',
      },
      { ...decided('Health Check', 'Worker’s documents', 3), state: 'finding' },
      decided('Social Media Screening', 'Our team', 4),
      decided('Misconduct Registry', 'Misconduct registry', 1),
      { ...decided('Work History', 'Our team', 12), state: 'unable_to_verify' },
      {
        id: 'review',
        title: 'Final Review',
        state: 'pending',
        source: 'Source: Our team',
        next: 'Waiting for the other checks',
        date: 'Expected Mar 25, 2027',
      },
    ],
  },
};

const places = inEveryPlace(
  <CheckTimeline
    label="Hatua za ukaguzi"
    checks={[
      {
        id: '1',
        title: 'Uthibitisho wa kitambulisho cha taifa',
        state: 'clear',
        date: 'Uliamuliwa tarehe 24 Septemba 2027',
      },
      {
        id: '2',
        title: 'Cheti cha mwenendo mwema kutoka kwa polisi',
        state: 'waiting',
        source: 'Chanzo: Nyaraka zilizopakiwa na mfanyakazi mwenyewe',
        next: 'Tunasubiri mfanyakazi apakie cheti chake',
        date: 'Unatarajiwa kukamilika tarehe 30 Septemba 2027 (awali 24 Septemba): tunasubiri cheti cha mfanyakazi.',
      },
      {
        id: '3',
        title: 'Uchunguzi wa mitandao ya kijamii',
        state: 'finding',
        next: 'Mfanyakazi amepinga matokeo haya',
      },
      { id: '4', title: 'Rekodi ya makosa kazini', state: 'unable_to_verify' },
    ]}
  />,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
