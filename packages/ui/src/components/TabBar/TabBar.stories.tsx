import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { ClipboardIcon } from '../../icons/ClipboardIcon.tsx';
import { HomeIcon } from '../../icons/HomeIcon.tsx';
import { PeopleIcon } from '../../icons/PeopleIcon.tsx';
import { PersonIcon } from '../../icons/PersonIcon.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { dark, desktop, inEveryPlace, largeText, narrow, Stateful } from '../../story-kit.tsx';
import { TabBar } from './TabBar.tsx';

const tabs = [
  { value: 'home', label: 'Home', icon: <HomeIcon /> },
  { value: 'workers', label: 'Workers', icon: <PeopleIcon /> },
  { value: 'verifications', label: 'Verifications', icon: <ClipboardIcon />, news: '1 finished' },
  { value: 'profile', label: 'Profile', icon: <PersonIcon /> },
];

const meta = {
  title: 'Components/TabBar',
  component: TabBar,
  args: { label: 'Main', items: tabs, value: 'home' },
  parameters: guidance({
    do: ['Use it for the three to five main parts of an app, the same on every screen of them.'],
    dont: [
      'Do not use it for steps of a task or for filters.',
      'Do not let a tab do anything but show its part.',
    ],
    access: [
      'A navigation landmark; the current tab says so.',
      "A red dot has words for readers, such as '2 new requests'.",
    ],
  }),
} satisfies Meta<typeof TabBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

const live: Story = {
  render: () => (
    <Stateful initial="home">
      {(value, setValue) => <TabBar label="Main" items={tabs} value={value} onChange={setValue} />}
    </Stateful>
  ),
};

// spec: shared-pieces/tab-bar, worker-constants/bar
export const Playground: Story = {
  ...live,
  globals: phone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Verifications (1 finished)' }));
    await expect(canvas.getByRole('button', { name: /^Verifications/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('navigation').getBoundingClientRect().width).toBeLessThanOrEqual(414);
  },
};

export const Dark: Story = { ...live, globals: { ...phone, ...dark } };
export const OnDesktop: Story = { ...live, globals: desktop };
export const OnDesktopDark: Story = { ...live, globals: { ...desktop, ...dark } };

export const OfLinks: Story = {
  tags: ['!picture'],
  args: { items: tabs.map((tab) => ({ ...tab, href: `#${tab.value}` })), value: 'workers' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Workers' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

const inKiswahili = [
  { value: 'home', label: 'Nyumbani', icon: <HomeIcon /> },
  { value: 'workers', label: 'Wafanyakazi', icon: <PeopleIcon /> },
  { value: 'verifications', label: 'Uthibitishaji', icon: <ClipboardIcon />, news: '1 umekamilika' },
  { value: 'profile', label: 'Wasifu wangu', icon: <PersonIcon /> },
];

/** No word overlaps its neighbour or leaves the bar, not even the current one in bold. */
export const WordsStayApart: Story = {
  globals: { ...largeText, ...narrow },
  args: { label: 'Sehemu kuu', items: inKiswahili, value: 'verifications' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const end = canvas.getByRole('navigation').getBoundingClientRect().right;
    for (const tab of canvas.getAllByRole('button')) {
      await expect(tab.scrollWidth).toBeLessThanOrEqual(tab.clientWidth);
      await expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(end);
    }
  },
};
export const WordsStayApartOnDesktop: Story = {
  ...WordsStayApart,
  globals: { ...largeText, viewport: { value: 'desktop' } },
};

const places = inEveryPlace(
  <>
    <Text>Karibu tena, Wanjiru. Ungependa kufanya nini leo?</Text>
    <TabBar label="Sehemu kuu" items={inKiswahili} value="verifications" />
  </>,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
