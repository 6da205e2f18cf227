import type { Meta, StoryObj } from '@storybook/react-vite';
import { choices, guidance } from '../../guidance.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { dark, inEveryPlace } from '../../story-kit.tsx';
import { iconStatuses } from '../StatusIcon/StatusIcon.tsx';
import { StatusLine } from './StatusLine.tsx';

const meta = {
  title: 'Components/StatusLine',
  component: StatusLine,
  argTypes: choices({ status: iconStatuses }),
  args: { status: 'completed', children: 'All checks are done.' },
  parameters: guidance({
    do: ['Say in the sentence what happened last and who acts next.'],
    dont: ['Do not leave the meaning to the icon; it repeats the sentence.'],
    access: ['The icon has no words of its own: readers hear the sentence.'],
    words: ["One sentence with its date: 'Expected Nov 24, 2026.' Name who acts: 'She has until …'."],
    alternatives: [
      { use: 'Components/Badge', when: 'One to three words are enough, beside a title.' },
      { use: 'Components/StatusIcon', when: 'A list or a table has the words in its own place.' },
    ],
  }),
} satisfies Meta<typeof StatusLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!picture'] };

export const Statuses: Story = {
  render: () => (
    <Stack gap="small">
      <StatusLine status="completed">All checks are done.</StatusLine>
      <StatusLine status="in_progress">Expected Nov 24, 2026.</StatusLine>
      <StatusLine status="pending">Invitation sent. She has until Nov 24, 2026 to answer.</StatusLine>
      <StatusLine status="failed">The payment failed.</StatusLine>
      <StatusLine status="ended">
        <Text tone="muted">You withdrew the invitation.</Text>
      </StatusLine>
    </Stack>
  ),
};
export const StatusesDark: Story = { ...Statuses, globals: dark };

const places = inEveryPlace(
  <Stack>
    <StatusLine status="pending">
      Mwaliko umetumwa. Mfanyakazi ana hadi tarehe 24 Novemba 2026 kujibu ujumbe wa uthibitishaji.
    </StatusLine>
    <StatusLine status="completed">Ukaguzi umekamilika.</StatusLine>
  </Stack>,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
