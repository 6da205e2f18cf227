import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { inEveryPlace } from '../../story-kit.tsx';
import { StarRating, starRatingSizes } from './StarRating.tsx';

const meta = {
  title: 'Components/StarRating',
  component: StarRating,
  args: { rating: 4.5 },
  parameters: guidance({
    do: [
      'Show the number beside an average, and how many reviews stand behind it.',
      'Leave the number away where one person gave whole stars.',
    ],
    dont: [
      'Do not ask for a rating with it; `StarPicker` does.',
      'Do not show five empty stars where nobody has rated yet: say that there are no reviews.',
    ],
    access: [
      "Readers hear '4.5 out of 5 stars'; the drawing is hidden from them.",
      'Full and empty stars differ in their shape, not only in their colour.',
    ],
  }),
} satisfies Meta<typeof StarRating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('4.5 out of 5 stars');
    await expect(canvasElement.querySelectorAll('span > svg')).toHaveLength(5);
    for (const star of canvasElement.querySelectorAll('svg')) {
      await expect(star.closest('[aria-hidden="true"]')).not.toBeNull();
    }
  },
};

export const Ratings: Story = {
  tags: ['!picture'],
  render: () => (
    <Stack gap="xsmall">
      {[0, 0.5, 1, 2.2, 3.7, 4.8, 5].map((rating) => (
        <StarRating key={rating} rating={rating} showNumber />
      ))}
    </Stack>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Stack gap="xsmall">
      {starRatingSizes.map((size) => (
        <StarRating key={size} rating={3.5} size={size} />
      ))}
    </Stack>
  ),
};

/** Screen readers say one decimal of any average. */
export const Average: Story = {
  tags: ['!picture'],
  args: { rating: 4.833, showNumber: true, count: '12 reviews' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('4.8 out of 5 stars4.8, 12 reviews');
  },
};

export const WholeAverage: Story = {
  tags: ['!picture'],
  args: { rating: 5, showNumber: true, count: '3 reviews' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('5.0 out of 5 stars5.0, 3 reviews');
  },
};

export const OfOnePerson: Story = {
  tags: ['!picture'],
  args: { rating: 5 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('5 out of 5 stars');
  },
};

const inKiswahili = (rating: string, of: number) => `Nyota ${rating} kati ya ${String(of)}`;

export const SpokenInKiswahili: Story = {
  tags: ['kiswahili'],
  args: { spoken: inKiswahili },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Nyota 4.5 kati ya 5');
  },
};

const places = inEveryPlace(
  <Stack gap="small">
    <StarRating
      rating={4.5}
      size="large"
      showNumber
      count="kutokana na maoni 128 ya waajiri waliothibitishwa"
      spoken={inKiswahili}
    />
    <StarRating rating={4} spoken={inKiswahili} />
    <Text>Alifanya kazi kwa bidii na uaminifu kwa miaka mitatu.</Text>
  </Stack>,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
