import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from '../../guidance.ts';
import { dark } from '../../story-kit.tsx';
import { Text } from '../Text/Text.tsx';
import { Key } from './Key.tsx';

const meta = {
  title: 'Primitives/Key',
  component: Key,
  args: { children: 'j' },
  render: ({ children }) => (
    <Text>
      <Key>{children}</Key> goes to the next row, <Key>Enter</Key> opens it.
    </Text>
  ),
  parameters: guidance({
    do: ['Use it at a desk, beside what the key does.'],
    dont: ['Do not show a key on a phone, or one that works only sometimes.'],
    words: ['One key, as it is printed: j, Enter, Esc.'],
    access: ['The control itself says its key too, with `aria-keyshortcuts`.'],
    alternatives: [{ use: 'Primitives/KeyPlace', when: 'A key brings a part of the page into sight.' }],
  }),
} satisfies Meta<typeof Key>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Dark: Story = { tags: ['!picture'], globals: dark };
