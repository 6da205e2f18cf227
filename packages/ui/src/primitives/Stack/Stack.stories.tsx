import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../../foundations/Box.tsx';
import { choices, guidance } from '../../guidance.ts';
import { dark, fitsTheScreen, largeText, narrow } from '../../story-kit.tsx';
import { space } from '../../tokens/scales.ts';
import { Grid } from '../Grid/Grid.tsx';
import { Stack, stackAlignments, stackElements } from './Stack.tsx';

const spaces = Object.keys(space);

const meta = {
  title: 'Primitives/Stack',
  component: Stack,
  argTypes: choices({ gap: spaces, align: stackAlignments, as: stackElements }),
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
      'Use it for whatever stands below one another: it is the one place of the distance between.',
      'Make the distance between groups larger than within a group: one Stack inside another.',
      'Give a list of like things `as="ul"`, and `as="li"` to what is in it.',
    ],
    dont: [
      'Do not ask a component for a margin; none has one.',
      'Do not use an empty element or a line break for distance.',
    ],
    access: ['Readers hear the children in their order. As a list they hear how many there are.'],
    alternatives: [
      { use: 'Primitives/Inline', when: 'The children stand side by side.' },
      { use: 'Primitives/Grid', when: 'Children of equal width stand in columns.' },
    ],
  }),
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!picture'] };

export const Variants: Story = {
  render: ({ children }) => (
    <Grid columns={2} gap="xlarge">
      {stackAlignments.map((align) => (
        <Stack key={align} align={align} gap="xsmall">
          <Box>{align}</Box>
          {children}
        </Stack>
      ))}
    </Grid>
  ),
};
export const VariantsDark: Story = { ...Variants, tags: ['!picture'], globals: dark };
export const LargeTextOnNarrowestPhone: Story = {
  ...Variants,
  tags: ['!picture'],
  globals: { ...largeText, ...narrow },
  play: fitsTheScreen,
};
