import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { DocumentIcon } from '../../icons/DocumentIcon.tsx';
import { MessageIcon } from '../../icons/MessageIcon.tsx';
import { PeopleIcon } from '../../icons/PeopleIcon.tsx';
import { ShareIcon } from '../../icons/ShareIcon.tsx';
import { ShieldIcon } from '../../icons/ShieldIcon.tsx';
import { StarIcon } from '../../icons/StarIcon.tsx';
import { dark, inEveryPlace } from '../../story-kit.tsx';
import { ActionTile, ActionTiles } from './ActionTile.tsx';

const meta = {
  title: 'Components/ActionTile',
  component: ActionTile,
  args: { label: 'Documents', icon: <DocumentIcon />, href: '#documents' },
  parameters: guidance({
    do: ['Use it for the four to eight things that people come to a home screen for, in `ActionTiles`.'],
    dont: ['Do not use it inside of a form or a list.', 'Do not give it more than two words.'],
    access: [
      'A link where it leads somewhere, a button where it does something.',
      "A red dot has words for readers, such as '2 new requests'.",
    ],
  }),
} satisfies Meta<typeof ActionTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
// spec: worker-dashboard/dots
export const WithNews: Story = {
  tags: ['!picture'],
  args: { label: 'Requests', icon: <MessageIcon />, news: '2 new requests' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('link', { name: 'Requests (2 new requests)' }),
    ).toBeVisible();
  },
};

const pressed = fn();
export const ThatDoesSomething: Story = {
  tags: ['!picture'],
  render: () => (
    <ActionTiles>
      <ActionTile label="Share Profile" icon={<ShareIcon />} onPress={pressed} />
      <ActionTile label="Working" icon={<ShareIcon />} onPress={pressed} busy />
    </ActionTiles>
  ),
  play: async ({ canvasElement }) => {
    pressed.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Share Profile' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Working' }));
    await expect(pressed).toHaveBeenCalledOnce();
    canvas.getByRole('button', { name: 'Share Profile' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(pressed).toHaveBeenCalledTimes(2);
  },
};

const six = (
  <ActionTiles>
    <ActionTile label="Uthibitisho" icon={<ShieldIcon />} href="#a" news="Haujakamilika" />
    <ActionTile label="Stakabadhi" icon={<DocumentIcon />} href="#b" />
    <ActionTile label="Warejelewa" icon={<PeopleIcon />} href="#c" />
    <ActionTile label="Maoni kunihusu" icon={<StarIcon />} href="#d" />
    <ActionTile label="Maombi" icon={<MessageIcon />} href="#e" news="Maombi 2 mapya" />
    <ActionTile label="Tuma wasifu wako" icon={<ShareIcon />} onPress={() => undefined} />
  </ActionTiles>
);
export const SixOfThem: Story = { render: () => six };
const two = (
  <ActionTiles layout="rows">
    <ActionTile label="Tafuta wafanyakazi" icon={<PeopleIcon />} onPress={() => undefined} />
    <ActionTile label="Maombi" icon={<MessageIcon />} href="#e" news="Maombi 2 mapya" />
  </ActionTiles>
);
export const InRows: Story = { render: () => two };
export const InRowsOnPhone: Story = { render: () => two, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { render: () => six, globals: dark };

const places = inEveryPlace(
  <>
    {six}
    {two}
  </>,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
