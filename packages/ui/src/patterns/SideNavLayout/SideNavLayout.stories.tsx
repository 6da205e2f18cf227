import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Wordmark } from '../../brand/Wordmark/Wordmark.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { SideNav } from '../../components/SideNav/SideNav.tsx';
import { guidance } from '../../guidance.ts';
import { ClipboardIcon } from '../../icons/ClipboardIcon.tsx';
import { PeopleIcon } from '../../icons/PeopleIcon.tsx';
import { SignOutIcon } from '../../icons/SignOutIcon.tsx';
import { RailLabel } from '../../primitives/RailLabel/RailLabel.tsx';
import { Spread } from '../../primitives/Spread/Spread.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { dark, desktop, fitsTheScreen, largeDesktop, largeText, narrow } from '../../story-kit.tsx';
import { ListBeside } from '../ListBeside/ListBeside.tsx';
import { SideNavLayout } from './SideNavLayout.tsx';

const pages = [
  { label: 'Checks', href: '#checks', icon: <ClipboardIcon />, count: '12' },
  { label: 'Team', href: '#team', icon: <PeopleIcon /> },
];

const meta = {
  title: 'Patterns/SideNavLayout',
  component: SideNavLayout,
  globals: { audience: 'ops' },
  parameters: {
    layout: 'fullscreen',
    ...guidance({
      do: ['Use it for every page behind the sign-in of a site that is worked on a desk.'],
      dont: [
        'Do not use it for employers and workers: they have `AppShell`, for the thumb.',
        'Do not put words into the rail without `RailLabel`: beside a list there is room for icons alone.',
      ],
      access: ['A link skips the rail.', 'The rail stands before the page in the reading order.'],
    }),
  },
  args: {
    brand: <Wordmark />,
    nav: <SideNav label="Main" items={pages} current="#checks" />,
    account: (
      <Spread gap="xsmall">
        <RailLabel as="div">
          <Text weight="medium">Wanjiku Njoroge</Text>
          <Text size="small" tone="muted">
            Senior
          </Text>
        </RailLabel>
        <IconButton label="Sign out" icon={<SignOutIcon />} onClick={() => undefined} />
      </Spread>
    ),
    children: <PageHeader title="Checks" subtitle="Twelve wait for somebody." />,
  },
} satisfies Meta<typeof SideNavLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};
const besideList: Story = {
  args: {
    children: (
      <ListBeside list={<Text>The next checks</Text>}>
        <PageHeader title="Check 4F2A91" subtitle="Due today." />
      </ListBeside>
    ),
  },
};
const widthOf = (element: HTMLElement) => element.getBoundingClientRect().width;
/** The names of the pages stay for those who hear them. */
export const BesideList: Story = {
  ...besideList,
  globals: { audience: 'ops', ...desktop },
  play: async ({ canvas }) => {
    await expect(widthOf(canvas.getByRole('navigation'))).toBeLessThan(100);
    const link = canvas.getByRole('link', { name: 'Checks 12' });
    await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeVisible();
  },
};
export const BesideListOnLargeDesktop: Story = {
  ...besideList,
  tags: ['!picture'],
  globals: { audience: 'ops', ...largeDesktop },
  play: async ({ canvas }) => {
    await expect(widthOf(canvas.getByRole('navigation'))).toBeGreaterThan(200);
  },
};
export const Dark: Story = { globals: { audience: 'ops', ...dark } };
export const Narrow: Story = { globals: { audience: 'ops', ...narrow }, play: fitsTheScreen };
export const LargeText: Story = {
  tags: ['!picture'],
  globals: { audience: 'ops', ...largeText },
  play: fitsTheScreen,
};
