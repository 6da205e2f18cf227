import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { PersonIcon } from '../../icons/PersonIcon.tsx';
import { SignOutIcon } from '../../icons/SignOutIcon.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Spread } from '../../primitives/Spread/Spread.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { dark, inEveryPlace } from '../../story-kit.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Menu } from './Menu.tsx';

const signOut = fn();

const meta = {
  title: 'Components/Menu',
  component: Menu,
  args: {
    label: 'Your account',
    trigger: <Avatar initials="WK" size="small" />,
    header: { name: 'Wanjiru Kamau', detail: '+254 700 000 012' },
    items: [
      { label: 'My Profile', icon: <PersonIcon />, href: '#profile' },
      { label: 'Logout', icon: <SignOutIcon />, onSelect: signOut, tone: 'danger' },
    ],
  },
  render: (args) => (
    <Spread align="start">
      <Text>Dashboard</Text>
      <Menu {...args} />
    </Spread>
  ),
  parameters: guidance({
    do: [
      "Use it for a few things about one thing, such as the person's own account.",
      'Put what ends something last, in the danger tone.',
    ],
    dont: ['Do not hide the main action of a screen in it.'],
    access: [
      'Arrow keys, Home and End move, Escape closes and gives the focus back to the button.',
      'Opened by a key it focuses the first entry. Opened by a press it focuses the sheet, so that no entry looks chosen.',
      'A press elsewhere closes it, and the focus is not caught.',
    ],
  }),
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    signOut.mockClear();
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Your account' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('menuitem', { name: 'My Profile' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('menuitem', { name: 'Logout' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('menuitem', { name: 'My Profile' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('menu')).toBeNull();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}{End}{Enter}');
    await expect(signOut).toHaveBeenCalledOnce();
    await expect(button).toHaveFocus();
  },
};

// spec: dashboard-home/menu-click, dashboard-home/menu-outside
export const ByTap: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Your account' });
    await userEvent.click(button);
    await expect(canvas.getByRole('menu')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('menuitem', { name: 'My Profile' })).toHaveFocus();
    await userEvent.click(button);
    await expect(canvas.queryByRole('menu')).toBeNull();
    await userEvent.click(button);
    await userEvent.click(canvas.getByText('Dashboard'));
    await expect(canvas.queryByRole('menu')).toBeNull();
    await userEvent.click(button);
  },
};

/** At the end of the screen it opens upwards. */
export const AtTheEnd: Story = {
  tags: ['!picture'],
  render: (args) => (
    <div style={{ position: 'fixed', insetBlockEnd: 0, insetInlineEnd: 0 }}>
      <Menu {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Your account' });
    await userEvent.click(button);
    const bottom = () => within(canvasElement).getByRole('menu').getBoundingClientRect().bottom;
    await expect(bottom()).toBeLessThan(button.getBoundingClientRect().top);
  },
};

export const OpenDark: Story = {
  globals: dark,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
  },
};

const places = inEveryPlace(
  <Inline justify="end">
    <Menu
      label="Akaunti yako"
      trigger={<Avatar initials="MN" size="small" />}
      header={{ name: 'Mwanamkasi Nyambura wa Kirinyaga', detail: 'mwanamkasi.nyambura@barua.example' }}
      items={[
        { label: 'Wasifu wangu na mapendeleo ya akaunti', icon: <PersonIcon />, href: '#wasifu' },
        { label: 'Toka kwenye akaunti', icon: <SignOutIcon />, onSelect: signOut, tone: 'danger' },
      ]}
    />
  </Inline>,
);

/** Opened, with no part beyond either side of the screen: a part beyond the left side would not make the page wider. */
const opened = <Place extends { play: (context: { canvasElement: HTMLElement }) => Promise<void> }>(
  place: Place,
) => ({
  ...place,
  play: async (context: { canvasElement: HTMLElement }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Akaunti yako' }));
    const { left, right } = screen.getByRole('menu').getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    await place.play(context);
  },
});
export const InCard = opened(places.inCard);
export const InDialog = opened(places.inDialog);
export const LargeTextOnNarrowestPhone = opened(places.largeTextNarrowest);
