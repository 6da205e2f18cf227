import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Primitives/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: ' than is seen' },
  render: ({ children }) => (
    <Text>
      Readers hear more<VisuallyHidden>{children}</VisuallyHidden>.
    </Text>
  ),
  parameters: guidance({
    do: ['Use it for what the eye takes from a place or a colour: a column’s name, a state, a unit.'],
    dont: [
      'Do not hide what everybody should know.',
      'Do not put a control into it: the focus would be out of sight.',
    ],
    access: ['It is read in its place, as part of the sentence around it. Write the spaces and commas too.'],
    alternatives: [{ use: 'Primitives/RailLabel', when: 'The words are seen where there is room for them.' }],
  }),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['!picture'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Readers hear more than is seen.');
  },
};
