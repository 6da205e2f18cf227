import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { dark, inEveryPlace } from '../../story-kit.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { SegmentBar } from './SegmentBar.tsx';

const meta = {
  title: 'Components/SegmentBar',
  component: SegmentBar,
  args: { label: 'Completion', done: 4, total: 8, percent: 50 },
  parameters: guidance({
    do: ['Use it where the steps are few and each is a thing of its own, such as the checks of a case.'],
    dont: ['Do not use it for a share of many; `ProgressBar` is for that.'],
    access: ['Readers hear the name and the percentage of one progress bar, and nothing of its segments.'],
  }),
} satisfies Meta<typeof SegmentBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['!picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Completion' })).toHaveAttribute(
      'aria-valuetext',
      '50%',
    );
  },
};

export const States: Story = {
  render: () => (
    <Stack>
      <SegmentBar label="Not begun" done={0} total={0} percent={0} />
      <SegmentBar label="Begun" done={1} total={6} percent={17} />
      <SegmentBar label="Half" done={4} total={8} percent={50} />
      <SegmentBar label="Done" done={4} total={4} percent={100} />
      <SegmentBar
        label="With its status"
        done={4}
        total={6}
        percent={67}
        status={<Badge tone="info">In Progress</Badge>}
      />
    </Stack>
  ),
};
export const StatesDark: Story = {
  tags: ['!picture'],
  ...States,
  globals: dark,
};

const places = inEveryPlace(
  <SegmentBar
    label="Ukamilishaji wa ukaguzi"
    done={8}
    total={8}
    percent={100}
    status={<Badge tone="info">Unakaribia kukamilika</Badge>}
  />,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
