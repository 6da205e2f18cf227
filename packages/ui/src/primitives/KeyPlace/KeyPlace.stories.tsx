import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { Text } from '../Text/Text.tsx';
import { KeyPlace } from './KeyPlace.tsx';

const meta = {
  title: 'Primitives/KeyPlace',
  component: KeyPlace,
  args: { hotkey: 'e', label: 'Evidence', children: <Text>Two photos and a certificate.</Text> },
  parameters: guidance({
    do: [
      'Use it on a page that is worked all day, for each part that a member goes to.',
      'List the key in the help of the page.',
    ],
    dont: ['Do not use it without `useHotkeys` on the page: the key would do nothing.'],
    access: ['A region with a name. The key brings the focus to it, and Tab goes on from there.'],
    alternatives: [{ use: 'Components/ContentsList', when: 'A reader goes to the part by a link.' }],
  }),
} satisfies Meta<typeof KeyPlace>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['!picture'],
  play: async ({ canvas }) => {
    const place = canvas.getByRole('region', { name: 'Evidence' });
    await expect(place).toHaveAttribute('aria-keyshortcuts', 'e');
    place.focus();
    await expect(place).toHaveFocus();
  },
};
