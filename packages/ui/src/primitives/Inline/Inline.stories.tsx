import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { Box } from '../../foundations/Box.tsx';
import { choices, guidance } from '../../guidance.ts';
import { fitsTheScreen, largeText, narrow } from '../../story-kit.tsx';
import { space } from '../../tokens/scales.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Inline, inlineAlignments, inlineElements, inlineJustifications } from './Inline.tsx';

const meta = {
  title: 'Primitives/Inline',
  component: Inline,
  argTypes: choices({
    gap: Object.keys(space),
    align: inlineAlignments,
    justify: inlineJustifications,
    as: inlineElements,
  }),
  args: {
    children: (
      <>
        <Box>first</Box>
        <Box>second</Box>
        <Box>third</Box>
      </>
    ),
  },
  parameters: guidance({
    do: [
      'Use it for an icon and its word, for badges, and for buttons beside each other.',
      'Give buttons `fill`: on a phone each has a line of its own, as wide as the others.',
    ],
    dont: [
      'Do not count on one line: it wraps in a narrow place and in large text.',
      'Do not build columns with it; they would not line up.',
    ],
    access: ['The order on the screen is the order for readers and for the keyboard.'],
    alternatives: [
      { use: 'Primitives/Spread', when: 'Two things stand at the two ends of a line.' },
      { use: 'Primitives/Grid', when: 'The children line up with those of the next row.' },
    ],
  }),
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!picture'] };

export const Variants: Story = {
  render: ({ children }) => (
    <Stack>
      {inlineJustifications.map((justify) => (
        <Inline key={justify} justify={justify}>
          <Box>{justify}</Box>
          {children}
        </Inline>
      ))}
    </Stack>
  ),
};

export const FilledOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    fill: true,
    children: (
      <>
        <ButtonLink href="#sign-up">Get Started</ButtonLink>
        <ButtonLink href="#sign-in" variant="secondary">
          I have an account already
        </ButtonLink>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const widths = within(canvasElement)
      .getAllByRole('link')
      .map((each) => Math.round(each.getBoundingClientRect().width));
    await expect(new Set(widths).size, 'buttons below one another are as wide as one another').toBe(1);
  },
};
export const LargeTextOnNarrowestPhone: Story = {
  ...Variants,
  tags: ['!picture'],
  globals: { ...largeText, ...narrow },
  play: fitsTheScreen,
};
