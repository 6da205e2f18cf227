import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { choices, guidance } from '../../guidance.ts';
import { dark, fitsTheScreen, largeText, narrow } from '../../story-kit.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Heading, headingLevels, headingSizes } from './Heading.tsx';

const meta = {
  title: 'Primitives/Heading',
  component: Heading,
  argTypes: choices({ level: headingLevels, size: headingSizes, align: ['start', 'center'] }),
  args: { level: 1, children: 'My Verifications' },
  parameters: guidance({
    do: [
      'Choose the level by the outline of the page, and the size by its weight on the screen.',
      'Give each screen one of level 1: the router brings the focus there.',
    ],
    dont: [
      'Do not leave a level out because the next one looks better; that is what `size` is for.',
      'Do not set words large that head nothing: that is a `Text`.',
    ],
    words: ['A few words that name what is below, without a full stop. A question has its mark.'],
    access: ['Readers jump from heading to heading. One of level 1 takes focus, and shows no ring.'],
    alternatives: [
      { use: 'Components/PageHeader', when: 'A screen has a way back above its title.' },
      { use: 'Components/TitledCard', when: 'A card is a section of its own.' },
    ],
  }),
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['!picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAttribute('tabindex', '-1');
  },
};

export const Sizes: Story = {
  render: () => (
    <Stack>
      {headingSizes.map((size) => (
        <Heading key={size} level={2} size={size}>
          {`Size ${String(size)}: know who cares for your home`}
        </Heading>
      ))}
    </Stack>
  ),
};
export const SizesDark: Story = { ...Sizes, tags: ['!picture'], globals: dark };
export const LargeTextOnNarrowestPhone: Story = {
  tags: ['!picture'],
  globals: { ...largeText, ...narrow },
  args: { children: 'Uthibitisho wa utambulisho haujakamilika', size: 'display' },
  play: fitsTheScreen,
};
