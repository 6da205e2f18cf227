import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { inEveryPlace } from '../../story-kit.tsx';
import { RatingBars } from './RatingBars.tsx';

const meta = {
  title: 'Components/RatingBars',
  component: RatingBars,
  args: {
    rows: [
      { label: '5 stars', count: 10 },
      { label: '4 stars', count: 1 },
      { label: '3 stars', count: 1 },
      { label: '2 stars', count: 0 },
      { label: '1 star', count: 0 },
    ],
  },
  parameters: guidance({
    do: ['Put it below the average of many ratings.'],
    dont: ['Do not use it for fewer than five ratings: each of them can be read.'],
    access: ['Readers hear each number of stars and how many gave it. The bars are hidden from them.'],
    alternatives: [{ use: 'Components/StarRating', when: 'One rating, or the average alone.' }],
  }),
} satisfies Meta<typeof RatingBars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10')).toBeVisible();
  },
};

const places = inEveryPlace(
  <RatingBars
    rows={[
      { label: 'Nyota 5', count: 128 },
      { label: 'Nyota 1', count: 0 },
    ]}
  />,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
