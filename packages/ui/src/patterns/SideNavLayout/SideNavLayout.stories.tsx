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
import { Spread } from '../../primitives/Spread/Spread.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { dark, fitsTheScreen, largeText, narrow } from '../../story-kit.tsx';
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
      dont: ['Do not use it for employers and workers: they have `AppShell`, for the thumb.'],
      access: ['A link skips the rail.', 'The rail stands before the page in the reading order.'],
    }),
  },
  args: {
    brand: <Wordmark />,
    nav: <SideNav label="Main" items={pages} current="#checks" />,
    account: (
      <Spread gap="xsmall">
        <div>
          <Text weight="medium">Wanjiku Njoroge</Text>
          <Text size="small" tone="muted">
            Senior
          </Text>
        </div>
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
export const Dark: Story = { globals: { audience: 'ops', ...dark } };
export const Narrow: Story = { globals: { audience: 'ops', ...narrow }, play: fitsTheScreen };
export const LargeText: Story = {
  tags: ['!picture'],
  globals: { audience: 'ops', ...largeText },
  play: fitsTheScreen,
};
