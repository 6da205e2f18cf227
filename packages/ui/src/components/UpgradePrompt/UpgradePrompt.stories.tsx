import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { dark, fitsTheScreen, inEveryPlace, largeText, narrow } from '../../story-kit.tsx';
import { UpgradePrompt } from './UpgradePrompt.tsx';

const later = fn();
const close = fn();
const upgrade = fn();
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
export const InlineDark: Story = { globals: dark };

export const BannerVariant: Story = { tags: ['!picture'], args: { variant: 'banner' } };
export const BannerDark: Story = { args: { variant: 'banner' }, globals: dark };
// spec: package/upgrade-banner
export const BannerOnNarrowestPhone: Story = {
  args: { variant: 'banner' },
  globals: narrow,
  play: fitsTheScreen,
};

const shown = () =>
  waitFor(() => expect(screen.getByRole('dialog', { name: 'Upgrade to Standard' })).toBeVisible());

// spec: package/upgrade-modal
export const Modal: Story = {
  render: () => (
    <UpgradePrompt
      variant="modal"
      open
      title="Upgrade to Standard"
      label="Upgrade for KES 1,000"
      onUpgrade={upgrade}
      onLater={later}
      onClose={close}
    >
      {words}
    </UpgradePrompt>
  ),
  play: async () => {
    later.mockClear();
    close.mockClear();
    await shown();
    await userEvent.click(screen.getByRole('button', { name: 'Maybe Later' }));
    await expect(later).toHaveBeenCalledOnce();
    await expect(close).not.toHaveBeenCalled();
  },
};
export const ModalDark: Story = { ...Modal, globals: dark, play: shown };

// spec: package/upgrade-inline, package/upgrade-handler
export const ByKeyboard: Story = {
  tags: ['!picture'],
  render: () => (
    <UpgradePrompt
      variant="inline"
      title="Upgrade to Standard"
      label="Upgrade for KES 1,000"
      onUpgrade={upgrade}
      onLater={later}
    >
      {words}
    </UpgradePrompt>
  ),
  play: async ({ canvasElement }) => {
    later.mockClear();
    upgrade.mockClear();
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Upgrade for KES 1,000' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(upgrade).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Maybe Later' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(later).toHaveBeenCalledOnce();
  },
};

const inKiswahili = {
  title: 'Panda hadi Ukaguzi wa Kina wa Mfanyakazi',
  label: 'Panda daraja kwa KES 2,000 pekee',
  laterLabel: 'Labda wakati mwingine',
  children: 'Huongeza maelezo kamili ya marejeleo, historia ya ajira na uchunguzi wa mitandao ya kijamii.',
};

/** The longest question still has both its buttons on the sheet. */
const longestModal: Story = {
  render: () => (
    <UpgradePrompt
      {...inKiswahili}
      variant="modal"
      open
      onUpgrade={upgrade}
      onLater={later}
      onClose={close}
    />
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: inKiswahili.title });
    await waitFor(() => expect(dialog).toBeVisible());
    await fitsTheScreen();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
export const LongestModalOnNarrowestPhone: Story = { ...longestModal, globals: narrow };
export const LongestModalInLargeText: Story = { ...longestModal, globals: { ...largeText, ...narrow } };

const places = inEveryPlace(
  <Stack gap="large">
    <UpgradePrompt {...inKiswahili} variant="inline" href="#kifurushi" onLater={later} />
    <UpgradePrompt {...inKiswahili} variant="banner" href="#kifurushi" onLater={later} />
  </Stack>,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
