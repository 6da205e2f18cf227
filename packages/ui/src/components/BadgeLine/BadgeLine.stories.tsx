import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from '../../guidance.ts';
import { dark, inEveryPlace } from '../../story-kit.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { BadgeLine } from './BadgeLine.tsx';

const meta = {
  title: 'Components/BadgeLine',
  component: BadgeLine,
  args: {
    badge: <Badge tone="info">In Progress</Badge>,
    children: 'Expected Nov 24, 2026.',
  },
  parameters: guidance({
    do: ['Give it the word of the status vocabulary, and a sentence that says what comes next.'],
    dont: ['Do not repeat the word in the sentence.'],
    access: ['The word comes first, the sentence after it.'],
    alternatives: [
      { use: 'Components/StatusLine', when: 'The status has an icon and no word of its own.' },
      { use: 'Components/SegmentBar', when: 'There is a progress to show.' },
    ],
  }),
} satisfies Meta<typeof BadgeLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneLine: Story = {};
export const Dark: Story = { globals: dark };
export const Long: Story = {
  args: {
    badge: <Badge>Pending</Badge>,
    children: 'Waiting for her answer until Nov 24, 2026.',
  },
};

const places = inEveryPlace(
  <BadgeLine badge={<Badge tone="success">Umekamilika</Badge>}>Ukaguzi wote umekamilika.</BadgeLine>,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
