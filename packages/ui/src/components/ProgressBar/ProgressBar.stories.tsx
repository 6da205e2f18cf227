import { completionLevels } from '@repo/domain/profile-completion';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { inEveryPlace } from '../../story-kit.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
  args: { percent: 67, label: 'Verification progress' },
  parameters: guidance({
    do: [
      "Say in `valueText` what the percentage stands for: '4 of 6 checks'.",
      "Leave the colour of what people complete themselves to the specification's thresholds.",
      'Take `plain` for the work of others: red would say that something is wrong with it.',
    ],
    dont: [
      'Do not use it for a wait whose length nobody knows.',
      'Do not show it where there is nothing to progress.',
    ],
    access: [
      'Readers meet a real progress element with label and words; the bar is a drawing.',
      'The value is written beside the bar, so the colour is never the only sign.',
    ],
  }),
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { valueText: '4 of 6 checks' },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Verification progress' });
    await expect(bar).toHaveAttribute('aria-valuetext', '4 of 6 checks');
    await expect(bar).toHaveAttribute('value', '67');
  },
};

// spec: worker-complete-profile/bar-colour
export const Thresholds: Story = {
  render: () => (
    <Stack>
      {[0, 39, 40, 69, 70, 99, 100].map((percent) => (
        <ProgressBar key={percent} percent={percent} label="Profile completion" />
      ))}
      {[...completionLevels, 'plain' as const].map((level) => (
        <ProgressBar key={level} percent={50} level={level} label={`Half, ${level}`} hideLabel />
      ))}
    </Stack>
  ),
};

const places = inEveryPlace(
  <Stack>
    <ProgressBar
      percent={67}
      label="Maendeleo ya uthibitishaji wa taarifa za mfanyakazi"
      valueText="Hatua 4 kati ya 6 zimekamilika"
    />
    <ProgressBar percent={100} label="Ukamilifu wa wasifu wako wa mfanyakazi" />
  </Stack>,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
