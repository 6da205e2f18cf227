import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { choices, guidance } from '../../guidance.ts';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { inEveryPlace } from '../../story-kit.tsx';
import { ButtonLink } from '../Button/Button.tsx';
import { PriceCard, priceCardElements } from './PriceCard.tsx';

const meta = {
  title: 'Components/PriceCard',
  component: PriceCard,
  argTypes: choices({ as: priceCardElements }),
  args: {
    name: 'Standard',
    price: 'KES 1,500',
    detail: 'Report: 24 hours',
    contents: ['Everything in Basic', 'Employment history', '3 references'],
    contentsLabel: 'What Standard holds',
    badge: 'Most popular',
    action: (
      <ButtonLink href="#sign-up" fullWidth>
        Get Started
      </ButtonLink>
    ),
  },
  decorators: [
    (Story) => (
      <Stack>
        <Heading level={2}>Pricing</Heading>
        <Story />
      </Stack>
    ),
  ],
  parameters: guidance({
    do: ['Put all that is sold beside one another, in a `Grid`, the cheapest first.'],
    dont: [
      'Do not give more than one a badge.',
      'Do not let somebody choose one in a form with it; that is `RadioCards`.',
    ],
    access: [
      'The badge stands before the name, so that readers hear it first; the list of contents is named.',
    ],
  }),
} satisfies Meta<typeof PriceCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Beside: Story = {
  render: (args) => (
    <Grid columns={3} gap="large" as="ul">
      <PriceCard
        {...args}
        as="li"
        name="Basic"
        price="KES 800"
        detail="Report: 48 hours"
        contents={['Identity', '1 reference']}
        contentsLabel="What Basic holds"
        badge={undefined}
      />
      <PriceCard {...args} as="li" />
      <PriceCard {...args} as="li" name="Premium" price="KES 2,500" badge={undefined} />
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const cards = within(canvasElement).getAllByRole('heading', { level: 3 });
    const tops = cards.map((each) => Math.round(each.getBoundingClientRect().top));
    await expect(new Set(tops).size, 'the names of all cards stand in one line').toBe(1);
  },
};

/** Three side by side with the least room: prices are smaller, and stay on one line. */
export const BesideOnTablet: Story = {
  ...Beside,
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => {
    const tooWide = within(canvasElement)
      .getAllByText(/^KES /)
      .filter((price) => price.scrollWidth > price.clientWidth || price.getClientRects().length > 1);
    await expect(tooWide, 'no price is wider than its card').toEqual([]);
  },
};

const places = inEveryPlace(
  <PriceCard
    name="Uthibitisho wa Haraka"
    price="KES 12,500"
    detail="Ripoti: siku 2-3 za kazi"
    contents={['Ukaguzi wa mitandao ya kijamii', 'Alama ya uaminifu pana zaidi']}
    contentsLabel="Yaliyomo"
    badge="Huchaguliwa zaidi"
    action={
      <ButtonLink href="#sign-up" fullWidth>
        Anza
      </ButtonLink>
    }
  />,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
