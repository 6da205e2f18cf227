import type { Meta, StoryObj } from '@storybook/react-vite';
import { choices, guidance } from '../../guidance.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Mark, markSizes } from './Mark.tsx';

const meta = {
  title: 'Brand/Mark',
  component: Mark,
  argTypes: choices({ size: markSizes }),
  parameters: guidance({
    do: ['Use it where the name stands beside it or is known.'],
    dont: ['Do not redraw, turn or colour it.'],
    access: ['Readers pass it by: the name says it.'],
  }),
} satisfies Meta<typeof Mark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: () => (
    <Inline>
      {markSizes.map((size) => (
        <Mark key={size} size={size} />
      ))}
    </Inline>
  ),
};
export const ForWorkers: Story = { tags: ['!picture'], ...Sizes, globals: { audience: 'worker' } };
export const ForTheTeam: Story = { tags: ['!picture'], ...Sizes, globals: { audience: 'ops' } };
