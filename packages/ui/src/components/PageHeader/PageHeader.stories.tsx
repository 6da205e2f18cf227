import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { fitsTheScreen, largeText, narrow } from '../../story-kit.tsx';
import { Button } from '../Button/Button.tsx';
import { PageHeader } from './PageHeader.tsx';

const press = fn();

const meta = {
  title: 'Components/PageHeader',
  component: PageHeader,
  args: { title: 'My Profile' },
  parameters: guidance({
    do: [
      'Put one on every screen: it holds the only heading of level 1.',
      "Name in `back` where the arrow leads: 'Back to verifications'.",
    ],
    dont: [
      'Do not put more than one action at its right.',
      'Do not put personal data into the title; it ends up in histories.',
    ],
    access: ['The focus comes to this heading when the screen changes, as after a page load.'],
  }),
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Full: Story = {
  tags: ['!picture'],
  args: {
    title: 'My Profile',
    subtitle: 'Manage your employer account and preferences',
    back: { label: 'Back to dashboard', href: '#dashboard' },
    action: (
      <Button size="small" variant="secondary" onClick={press}>
        Edit
      </Button>
    ),
  },
};

// spec: shared-pieces/page-header-back
export const BackBySelf: Story = {
  tags: ['!picture'],
  args: { back: { label: 'Back', onClick: press } },
  play: async ({ canvasElement }) => {
    press.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Back' }));
    await expect(press).toHaveBeenCalledOnce();
  },
};

const longest: Story = {
  args: {
    title: 'Uthibitisho wa mfanyakazi wa nyumbani umekamilika kikamilifu',
    subtitle: 'Simamia akaunti yako ya mwajiri, mapendeleo yako na malipo yote',
    back: { label: 'Rudi kwenye dashibodi', href: '#dashibodi' },
    action: (
      <Button size="small" variant="secondary" onClick={press}>
        Hariri taarifa
      </Button>
    ),
  },
  play: fitsTheScreen,
};
export const LongestTextOnNarrowestPhone: Story = { ...longest, globals: narrow };
export const LargeTextOnNarrowestPhone: Story = { ...longest, globals: { ...largeText, ...narrow } };
