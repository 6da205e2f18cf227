import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from '../../guidance.ts';
import { dark, fitsTheScreen, largeText, narrow } from '../../story-kit.tsx';
import { Card } from '../Card/Card.tsx';
import { CheckTimeline, type TimelineCheck } from './CheckTimeline.tsx';

const checks: readonly TimelineCheck[] = [
  { id: '1', title: 'Identity', state: 'clear', date: 'Decided Mar 1, 2027' },
  {
    id: '2',
    title: 'References',
    state: 'in_progress',
    next: 'Our team calls her references.',
    date: 'Expected Mar 3, 2027',
  },
  {
    id: '3',
    title: 'Police Clearance',
    state: 'waiting',
    next: "Waiting for the worker's certificate",
    date: 'Expected Mar 20, 2027',
    detail: 'The certificate comes from eCitizen and takes one to four weeks.',
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
  { id: '7', title: 'Final Review', state: 'pending' },
];

const meta = {
  title: 'Components/CheckTimeline',
  component: CheckTimeline,
  args: { checks, label: 'Checks' },
  parameters: guidance({
    do: [
      'Name for each check its state, who acts next, and when that is expected.',
      'Keep the order in which the checks are worked.',
    ],
    dont: ['Do not leave out a check that waits; that it waits is what people want to know.'],
    access: ['An ordered list; each state is written out in its badge, beside the colour and the drawing.'],
  }),
} satisfies Meta<typeof CheckTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Dark: Story = { globals: dark };
export const InCardOnNarrowestPhone: Story = {
  globals: narrow,
  render: (args) => (
    <Card>
      <CheckTimeline {...args} />
    </Card>
  ),
  play: fitsTheScreen,
};

export const LargeText: Story = { ...Playground, globals: largeText, play: fitsTheScreen };
