import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { desktop, fitsTheScreen, largeText, narrow } from '../../story-kit.tsx';
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

const boxOf = (element: Element) => element.getBoundingClientRect();

/** The visible left edge of the arrow, and not of its target. */
const inkOf = (link: Element) => {
  const path = link.querySelector('path');
  if (path === null) throw new Error('The way back has no arrow');
  return boxOf(path).left;
};

/** Arrow, title and subtitle have one left edge. The title has the width that the arrow does not take from it. */
export const OneLeftEdgeOnPhone: Story = {
  ...Full,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const back = canvas.getByRole('link', { name: 'Back to dashboard' });
    const title = boxOf(canvas.getByRole('heading', { level: 1 }));
    const action = boxOf(canvas.getByRole('button', { name: 'Edit' }));
    await expect(Math.abs(inkOf(back) - title.left)).toBeLessThanOrEqual(2);
    await expect(boxOf(canvas.getByText(/^Manage/)).left).toBe(title.left);
    // The action is on the line of the arrow, and the title below both.
    await expect(action.top).toBe(boxOf(back).top);
    await expect(title.top).toBeGreaterThanOrEqual(action.bottom);
    await expect(title.right).toBeGreaterThanOrEqual(action.right);
    // The line of its own costs no more than its target is high.
    await expect(title.top - boxOf(canvas.getByRole('banner')).top).toBeLessThanOrEqual(44);
  },
};

/** Alone, the arrow's line is closer to the title, and the whole target is above the title's box. */
export const BackAlone: Story = {
  tags: ['!picture'],
  globals: { viewport: { value: 'phone' } },
  args: { back: { label: 'Back to dashboard', href: '#dashboard' } },
  play: async ({ canvas }) => {
    const back = canvas.getByRole('link', { name: 'Back to dashboard' });
    const { left, bottom } = boxOf(back);
    const title = boxOf(canvas.getByRole('heading', { level: 1 }));
    await expect(title.top - boxOf(canvas.getByRole('banner')).top).toBeLessThanOrEqual(36);
    await expect(title.top).toBeLessThan(bottom);
    await expect(back.contains(document.elementFromPoint(left + 22, bottom - 2))).toBe(true);
  },
};

/** With room, the action is on the title's line. */
export const OneLeftEdgeOnDesk: Story = {
  ...Full,
  globals: desktop,
  play: async ({ canvas }) => {
    const back = canvas.getByRole('link', { name: 'Back to dashboard' });
    const title = boxOf(canvas.getByRole('heading', { level: 1 }));
    const action = boxOf(canvas.getByRole('button', { name: 'Edit' }));
    await expect(Math.abs(inkOf(back) - title.left)).toBeLessThanOrEqual(2);
    await expect(action.top).toBeGreaterThan(boxOf(back).top + boxOf(back).height / 2);
    await expect(action.left).toBeGreaterThan(title.left);
    await expect(title.top).toBeLessThan(action.bottom);
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
