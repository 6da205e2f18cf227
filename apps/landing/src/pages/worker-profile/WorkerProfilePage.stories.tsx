import type { Meta, StoryObj } from '@storybook/react-vite';
import { inventedSelfie } from '@repo/ui/samples/invented-person';
import { expect } from 'storybook/test';
import { FillingProvider, filledWith, type Blank } from '../../site/filling.tsx';
import { HiddenProfilePage } from './HiddenProfilePage.tsx';
import { shownTiers, type ShownTier } from './shown-tier.ts';
import { WorkerProfilePage } from './WorkerProfilePage.tsx';

const scores = { none: '', Basic: '25', Silver: '55', Gold: '75', Platinum: '95' } as const satisfies Record<
  ShownTier,
  string
>;
const amina = { slug: 'amina-barasa', first_name: 'Amina', service_type: 'Nanny' } as const;

interface Shown {
  readonly language: 'en' | 'sw';
  readonly shownTier: ShownTier;
  readonly worker: Readonly<Partial<Record<Blank, string>>>;
}

const meta = {
  title: 'Screens/Landing/Worker Profile',
  component: ({ language, shownTier, worker }: Shown) => (
    <FillingProvider value={filledWith({ ...worker, trust_score: scores[shownTier] })}>
      <WorkerProfilePage language={language} shownTier={shownTier} />
    </FillingProvider>
  ),
  args: { language: 'en', shownTier: 'Gold', worker: amina },
  argTypes: { shownTier: { control: 'select', options: shownTiers } },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', stays: true },
  globals: { audience: 'landing' },
} satisfies Meta<Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

const inKiswahili = { language: 'sw', worker: { ...amina, service_type: 'Yaya' } } as const;

export const Gold: Story = {};
export const GoldInKiswahili: Story = { tags: ['kiswahili'], args: inKiswahili };
export const GoldDark: Story = { globals: { audience: 'landing', mode: 'dark' } };
/** She leaves her photo on. */
export const WithPhoto: Story = {
  args: { worker: { ...amina, photo: inventedSelfie({ shape: 'round', hair: 'braids' }) } },
};
export const Platinum: Story = { tags: ['!picture'], args: { shownTier: 'Platinum' } };
export const Silver: Story = { tags: ['!picture'], args: { shownTier: 'Silver' } };
export const Basic: Story = { args: { shownTier: 'Basic' } };
export const BasicInKiswahili: Story = { tags: ['kiswahili'], args: { ...inKiswahili, shownTier: 'Basic' } };
/** Checks run, and one of them is decided. */
export const Running: Story = {
  args: { shownTier: 'Basic', worker: { ...amina, trust_reach: '90' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('25 so far, up to 90, Basic');
    await expect(canvasElement).toHaveTextContent(
      'neither yes nor no.Checks are runningThey can still raise the score to 90.',
    );
  },
};
export const RunningInKiswahili: Story = {
  tags: ['kiswahili'],
  args: {
    ...inKiswahili,
    shownTier: 'Basic',
    worker: { ...inKiswahili.worker, trust_reach: '90' },
  },
};
export const NotCheckedInKiswahili: Story = {
  tags: ['kiswahili'],
  args: { ...inKiswahili, shownTier: 'none' },
};
export const NotCheckedWithoutService: Story = {
  args: { shownTier: 'none', worker: { slug: 'otieno', first_name: 'Otieno' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Not checked yet');
    await expect(canvasElement).not.toHaveTextContent('out of 100');
    await expect(canvasElement).not.toHaveTextContent('Trust tier');
  },
};
export const LongNameOnNarrowestPhone: Story = {
  args: {
    ...inKiswahili,
    shownTier: 'Platinum',
    worker: {
      slug: 'mwanamkasi',
      first_name: 'Mwanamkasi-Nyamburakariuki',
      service_type: 'Mtunza nyumba',
    },
  },
  globals: { audience: 'landing', viewport: { value: 'narrow' } },
};
export const Hidden: Story = { tags: ['!picture'], render: () => <HiddenProfilePage language="en" /> };
export const HiddenInKiswahili: Story = {
  tags: ['kiswahili'],
  render: () => <HiddenProfilePage language="sw" />,
};
