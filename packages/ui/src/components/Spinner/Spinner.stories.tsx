import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { choices, guidance } from '../../guidance.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { inEveryPlace } from '../../story-kit.tsx';
import { Spinner, spinnerPlacements } from './Spinner.tsx';

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
  argTypes: choices({ placement: spinnerPlacements }),
  args: { label: 'Loading workers...' },
  parameters: guidance({
    do: ['Say what is being waited for.', 'Use `block` alone in its place, `inline` in a line of others.'],
    dont: ['Do not use it where the shape of what comes is known; a `Skeleton` keeps the page from moving.'],
    access: ['It appears only after 300 ms, and its words are announced then.'],
  }),
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Placements: Story = {
  tags: ['!picture'],
  render: () => (
    <Stack>
      {spinnerPlacements.map((placement) => (
        <Spinner key={placement} placement={placement} label="Searching workers..." />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('status')).toHaveLength(2);
  },
};

const places = inEveryPlace(
  <Stack>
    {spinnerPlacements.map((placement) => (
      <Spinner key={placement} placement={placement} label="Tunatafuta wafanyakazi waliothibitishwa..." />
    ))}
  </Stack>,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
