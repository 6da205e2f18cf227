import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { inEveryPlace } from '../../story-kit.tsx';
import { CircularProgress } from './CircularProgress.tsx';

const meta = {
  title: 'Components/CircularProgress',
  component: CircularProgress,
  args: { percent: 75, label: 'Verification' },
  parameters: guidance({
    do: ['Use it where there is no room for a bar, such as beside a name.'],
    dont: [
      'Do not use it for a trust score; `ScoreCircle` knows the tiers.',
      'Do not use it for a wait of unknown length; that is a `Spinner`.',
    ],
    access: ['Readers meet a progress bar with its label and value; the drawing is silent.'],
  }),
} satisfies Meta<typeof CircularProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar', { name: 'Verification' })).toHaveAttribute(
      'value',
      '75',
    );
  },
};

export const States: Story = {
  render: () => (
    <Inline gap="medium">
      {[0, 20, 60, 100].map((percent) => (
        <CircularProgress key={percent} percent={percent} label={`${String(percent)} of 100`} />
      ))}
    </Inline>
  ),
};

const places = inEveryPlace(
  <Inline gap="small">
    <CircularProgress percent={100} label="Ukamilifu wa uthibitisho" />
    <Stack>
      <Text>Uthibitisho wa Mwanamkasi Chepkoech-Wanyonyi umekamilika</Text>
    </Stack>
  </Inline>,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
