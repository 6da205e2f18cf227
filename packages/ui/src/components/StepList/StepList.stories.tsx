import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { dark, fitsTheScreen, narrow } from '../../story-kit.tsx';
import { Card } from '../Card/Card.tsx';
import { StepList } from './StepList.tsx';

const steps = [
  { title: 'SMS to the worker', text: 'She is asked for her consent and answers YES or NO.' },
  { title: 'Email confirmation to you' },
  { title: 'The verification team is assigned', text: 'Usually within the hour.' },
  { title: 'Updates at each stage' },
];

const meta = {
  title: 'Components/StepList',
  component: StepList,
  args: { steps, label: 'What happens next' },
  parameters: guidance({
    do: ["Tell what happens next, in order, in the person's words.", 'Keep it to three or four steps.'],
    dont: ['Do not use it to show progress; that is `CheckTimeline`.'],
    access: ['An ordered list; readers hear the numbers from the list itself.'],
  }),
} satisfies Meta<typeof StepList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(4);
  },
};
export const Dark: Story = { globals: dark };
export const InCardOnNarrowestPhone: Story = {
  globals: narrow,
  render: (args) => (
    <Card>
      <StepList {...args} />
    </Card>
  ),
  play: fitsTheScreen,
};
