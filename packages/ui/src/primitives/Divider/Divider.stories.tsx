import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from '../../guidance.ts';
import { dark } from '../../story-kit.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Divider } from './Divider.tsx';

const meta = {
  title: 'Primitives/Divider',
  component: Divider,
  render: () => (
    <Stack>
      <Text>Her checks</Text>
      <Divider />
      <Text>Her reviews</Text>
    </Stack>
  ),
  parameters: guidance({
    do: ['Use it between two groups that a distance alone does not part: in a menu, in a card.'],
    dont: [
      'Do not put it between the rows of a list; its component has its own lines.',
      'Do not put it below a heading. The heading parts already.',
    ],
    access: ['Readers hear a separator.'],
    alternatives: [
      { use: 'Primitives/Stack', when: 'A larger distance says the same, which it mostly does.' },
    ],
  }),
} satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Dark: Story = { tags: ['!picture'], globals: dark };
