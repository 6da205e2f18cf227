import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { dark, inEveryPlace } from '../../story-kit.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Passport, type PassportProps } from './Passport.tsx';

const stamps: PassportProps['stamps'] = [
  { id: 'identity', label: 'Identity', text: 'Nov 23, 2026', isEarned: true },
  { id: 'references', label: 'References', text: 'Nov 23, 2026', isEarned: true },
  { id: 'admin_approval', label: 'Final review', text: 'Nov 24, 2026', isEarned: true },
  { id: 'police_clearance', label: 'Police clearance', text: '+10 points', isEarned: false },
  { id: 'no_misconduct', label: 'No misconduct', text: 'Nov 23, 2026', isEarned: true },
  { id: 'social_screening', label: 'Social screening', text: 'Nov 23, 2026', isEarned: true },
  { id: 'deep_check', label: 'Deep check', text: '+10 points', isEarned: false },
  { id: 'recent_profile', label: 'Recent profile', text: 'Earned', isEarned: true },
];

const meta = {
  title: 'Patterns/Passport',
  component: Passport,
  args: {
    brand: 'Amini',
    name: 'Amina Barasa',
    initials: 'AB',
    about: ['Nanny', '5 years', 'Kilimani'],
    identity: <Badge tone="success">Identity Verified</Badge>,
    tier: 'Gold',
    score: 80,
    dates: ['With Amini since Nov 3, 2026', 'Checked Nov 23, 2026'],
    page: { address: 'https://amini.example/w/amina-b-7kq2', label: 'QR code of your public page' },
    stamps,
    words: {
      front: 'Your passport',
      back: 'Your stamps',
      turn: 'See your stamps',
      turnBack: 'See your card',
    },
  },
  parameters: guidance({
    do: ['Show it where a worker looks at herself: after her sign-up, and on her profile.'],
    dont: ['Do not show it to employers: they read the report, which says more and less at once.'],
    access: [
      'Each side is a region with a name; the hidden side cannot be reached.',
      'The button says what it will show, and the side that came is announced. A press on the card does the same. Nothing turns by itself under reduced motion.',
    ],
  }),
} satisfies Meta<typeof Passport>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Dark: Story = { globals: dark };
export const Platinum: Story = { args: { tier: 'Platinum', score: 92 } };
export const PlatinumDark: Story = { ...Platinum, tags: ['!picture'], globals: dark };
export const Silver: Story = { tags: ['!picture'], args: { tier: 'Silver', score: 45 } };
/** While checks run, the edge has no metal: the tier is not final. */
export const StillRising: Story = { tags: ['!picture'], args: { tier: 'Silver', score: 45, upTo: 90 } };
export const NotCheckedYet: Story = {
  args: {
    tier: 'Basic',
    score: null,
    identity: <Badge>Not Verified</Badge>,
    page: null,
    dates: ['With Amini since Nov 23, 2026'],
    stamps: stamps.map((stamp) => ({ ...stamp, text: '+10 points', isEarned: false })),
  },
};
/** At the end of her sign-up: the front alone, which turns into sight once. */
export const Revealed: Story = {
  tags: ['!picture'],
  args: { ...NotCheckedYet.args, stamps: null, isRevealed: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const front = canvas.getByRole('region', { name: 'Your passport' });
    await waitFor(() => expect(front).toBeVisible());
    await expect(canvas.queryAllByRole('button')).toEqual([]);
  },
};
export const Turned: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const front = canvas.getByRole('region', { name: 'Your passport' });
    const back = canvas.getByRole('region', { name: 'Your stamps' });
    await expect([front.inert, back.inert]).toEqual([false, true]);
    await userEvent.click(canvas.getByRole('button', { name: 'See your stamps' }));
    await expect([front.inert, back.inert]).toEqual([true, false]);
    await expect(canvas.getByRole('button', { name: 'See your card' })).toBeVisible();
    await expect(canvas.getByRole('status').textContent).toBe('Your stamps');
  },
};
export const TurnedByKeyboard: Story = {
  tags: ['!picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('region', { name: 'Your passport', hidden: true }).inert).toBe(true);
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('region', { name: 'Your passport' }).inert).toBe(false);
    await expect(canvas.getByRole('status').textContent).toBe('Your passport');
  },
};
export const TurnedByAPressOnIt: Story = {
  tags: ['!picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Amina Barasa'));
    await expect(canvas.getByRole('region', { name: 'Your stamps' }).inert).toBe(false);
    await userEvent.click(canvas.getByText('References'));
    await expect(canvas.getByRole('region', { name: 'Your stamps', hidden: true }).inert).toBe(true);
  },
};

const places = inEveryPlace(
  <Passport
    {...meta.args}
    name="Wanjikũ wa Ngũgĩ-Kariũki Nyokabi"
    about={['Msimamizi wa nyumba', 'miaka 12 ya uzoefu', 'Kilimani, Nairobi']}
    identity={<Badge tone="success">Utambulisho Umethibitishwa</Badge>}
  />,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
