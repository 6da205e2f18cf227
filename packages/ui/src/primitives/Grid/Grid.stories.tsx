import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../../foundations/Box.tsx';
import { choices, guidance } from '../../guidance.ts';
import { fitsTheScreen, largeText, narrow } from '../../story-kit.tsx';
import { space } from '../../tokens/scales.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Grid, gridElements } from './Grid.tsx';

const counts = [1, 2, 3, 4] as const;

const meta = {
  title: 'Primitives/Grid',
  component: Grid,
  argTypes: choices({
    columns: counts,
    phoneColumns: [1, 2, 3, 'fit'],
    gap: Object.keys(space),
    as: gridElements,
  }),
  args: {
    columns: 3,
    children: ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => <Box key={name}>{name}</Box>),
  },
  parameters: guidance({
    do: [
      'Use it for like things: cards, tiles, photos.',
      'Choose so many columns that none is left alone in the last row.',
    ],
    dont: [
      'Do not use it for the columns of a page; the layout patterns know where actions and facts stand.',
      'Do not put two columns on a phone where one has a sentence.',
    ],
    access: ['Readers go row by row. A list has `as="ul"`.'],
    alternatives: [
      { use: 'Patterns/DetailLayout', when: 'A page has contents, a body and facts.' },
      { use: 'Components/DataTable', when: 'Many things have the same facts.' },
    ],
  }),
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!picture'] };

export const Variants: Story = {
  render: () => (
    <Stack gap="large">
      {counts.map((columns) => (
        <Grid key={columns} columns={columns} phoneColumns={columns === 4 ? 2 : 1}>
          {['a', 'b', 'c', 'd'].map((name) => (
            <Box key={name}>{`${name} of ${String(columns)}`}</Box>
          ))}
        </Grid>
      ))}
    </Stack>
  ),
};
export const LargeTextOnNarrowestPhone: Story = {
  ...Variants,
  tags: ['!picture'],
  globals: { ...largeText, ...narrow },
  play: fitsTheScreen,
};
