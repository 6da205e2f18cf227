import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { guidance } from '../../guidance.ts';
import { ClipboardIcon } from '../../icons/ClipboardIcon.tsx';
import { FlagIcon } from '../../icons/FlagIcon.tsx';
import { HomeIcon } from '../../icons/HomeIcon.tsx';
import { PeopleIcon } from '../../icons/PeopleIcon.tsx';
import { dark, fitsTheScreen, narrow } from '../../story-kit.tsx';
import { SideNav } from './SideNav.tsx';

const items = [
  { label: 'Home', href: '#home', icon: <HomeIcon /> },
  { label: 'Police certificates', href: '#police', icon: <ClipboardIcon />, count: '12' },
  { label: 'Misconduct', href: '#misconduct', icon: <FlagIcon />, count: '999+' },
  { label: 'Team', href: '#team', icon: <PeopleIcon /> },
];

const meta = {
  title: 'Components/SideNav',
  component: SideNav,
  args: { label: 'Main', items, current: '#police' },
  globals: { audience: 'ops' },
  parameters: guidance({
    do: ['Use it for the pages of a site that is worked on a desk, inside of `SideNavLayout`.'],
    dont: ['Do not use it on a phone’s site: it has a `TabBar`.', 'Do not count what nobody has to do.'],
    access: [
      'A navigation landmark; the current page says so.',
      'Every entry is a link, with its count in its name.',
    ],
  }),
} satisfies Meta<typeof SideNav>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A button before the pages. */
export const WithLead: Story = {
  tags: ['!picture'],
  args: {
    lead: (
      <Button variant="secondary" size="small" fullWidth onClick={fn()}>
        Go to
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('listitem');
    await expect(first).toHaveTextContent('Go to');
  },
};

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Police certificates 12' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getAllByRole('link')).toHaveLength(items.length);
  },
};
export const Dark: Story = { globals: { audience: 'ops', ...dark } };
/** The line begins with the current entry in sight. */
export const CurrentOutOfSight: Story = {
  args: { current: '#team' },
  globals: { audience: 'ops', ...narrow },
  play: async ({ canvas }) => {
    const right = () => canvas.getByRole('link', { name: 'Team' }).getBoundingClientRect().right;
    await waitFor(() => expect(right()).toBeLessThanOrEqual(window.innerWidth));
  },
};
/** Without a rail it is a line that scrolls. */
export const LongestTextOnNarrowestPhone: Story = {
  args: {
    items: [{ label: 'Findings that a worker disputes', href: '#disputes', icon: <FlagIcon /> }, ...items],
  },
  globals: { audience: 'ops', ...narrow },
  play: fitsTheScreen,
};
export const LargeTextOnNarrowestPhone: Story = {
  tags: ['!picture'],
  globals: { audience: 'ops', ...narrow, textSize: '200%' },
  play: fitsTheScreen,
};
