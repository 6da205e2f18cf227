import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { WordsProvider } from '@repo/ui/components/WordsProvider';
import { kiswahili } from '@repo/ui/words/kiswahili';
import { FillingProvider, filledWith, type Blank } from '../../site/filling.tsx';
import { FirstView } from './FirstView.tsx';
import { HomePage } from './HomePage.tsx';
import { Pricing } from './Pricing.tsx';

const meta = {
  title: 'Screens/Landing/Home',
  component: HomePage,
  args: { language: 'en' },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', stays: true },
  globals: { audience: 'landing' },
} satisfies Meta<typeof HomePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const filled =
  (values: Readonly<Partial<Record<Blank, string>>>): Decorator =>
  (Story) => (
    <FillingProvider value={filledWith(values)}>
      <Story />
    </FillingProvider>
  );

const desktop = { viewport: { value: 'desktop' } };

export const Page: Story = {
  globals: desktop,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('KES 1,500')).toBeVisible();
    await expect(page.getAllByText('Sample data')).toHaveLength(2);
    await expect(page.queryByText(/\+ families/)).toBeNull();
  },
};
export const PageInKiswahili: Story = { tags: ['kiswahili'], args: { language: 'sw' }, globals: desktop };
export const PageDark: Story = { globals: { ...desktop, mode: 'dark' } };
export const PageOnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const PageOnNarrowestPhone: Story = { globals: { viewport: { value: 'narrow' } } };
export const PageInKiswahiliOnNarrowestPhone: Story = {
  tags: ['kiswahili'],
  args: { language: 'sw' },
  globals: { viewport: { value: 'narrow' } },
};

/** The first view only: a screenshot of the whole page would be too long to review. */
export const FirstViewInLargeText: Story = {
  globals: { viewport: { value: 'phone' }, textSize: '200%' },
  render: () => (
    <WordsProvider words={kiswahili}>
      <main>
        <FirstView language="sw" />
      </main>
    </WordsProvider>
  ),
};

/** For a deployment whose operator has set numbers that it can prove. */
export const FirstViewWithClaims: Story = {
  globals: desktop,
  decorators: [filled({ claimed_families: '1,200', claimed_reviews: '5,300' })],
  render: ({ language }) => (
    <main>
      <FirstView language={language} />
    </main>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('1,200+ families')).toBeVisible();
    await expect(within(canvasElement).getByText('5,300+ reviews')).toBeVisible();
  },
};

/** For a deployment that lists the prices of the purchase flow. */
export const PricingOfWhatIsSold: Story = {
  globals: desktop,
  decorators: [filled({ sold_prices: 'listed' })],
  render: ({ language }) => (
    <main>
      <Pricing language={language} />
    </main>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('KES 500')).toBeVisible();
    await expect(within(canvasElement).queryByText('KES 800')).toBeNull();
  },
};
