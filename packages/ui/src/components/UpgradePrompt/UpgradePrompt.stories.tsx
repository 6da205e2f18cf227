import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { dark, fitsTheScreen, narrow } from '../../story-kit.tsx';
import { UpgradePrompt } from './UpgradePrompt.tsx';

const later = fn();
const words = 'Adds police clearance, health check and social media screening.';

const meta = {
  title: 'Components/UpgradePrompt',
  component: UpgradePrompt,
  args: {
    variant: 'inline',
    title: 'Upgrade to Standard',
    label: 'Upgrade for KES 1,000',
    href: '#package',
    children: words,
    onLater: later,
  },
  parameters: guidance({
    do: [
      'Say what the next package adds and what it costs.',
      'Offer it where something is locked, inline where possible.',
    ],
    dont: [
      'Do not open the modal by itself.',
      'Do not offer a package that does not open the section, without saying which one does.',
    ],
    access: ['The modal is a `Dialog` and can be closed; the other two are plain content of the page.'],
  }),
} satisfies Meta<typeof UpgradePrompt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Inline: Story = {};

export const BannerVariant: Story = { args: { variant: 'banner' } };
export const BannerDark: Story = { args: { variant: 'banner' }, globals: dark };
export const BannerOnNarrowestPhone: Story = {
  args: { variant: 'banner' },
  globals: narrow,
  play: fitsTheScreen,
};

export const Modal: Story = {
  render: () => (
    <UpgradePrompt
      variant="modal"
      open
      title="Upgrade to Standard"
      label="Upgrade for KES 1,000"
      onUpgrade={fn()}
      onLater={later}
    >
      {words}
    </UpgradePrompt>
  ),
  play: async () => {
    later.mockClear();
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Upgrade to Standard' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Maybe Later' }));
    await expect(later).toHaveBeenCalledOnce();
  },
};
