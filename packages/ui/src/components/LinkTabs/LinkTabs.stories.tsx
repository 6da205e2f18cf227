import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from '../../guidance.ts';
import { dark, inEveryPlace, narrow } from '../../story-kit.tsx';
import { StatusIcon } from '../StatusIcon/StatusIcon.tsx';
import { LinkTabs } from './LinkTabs.tsx';

const parts = ['Report', 'Case', 'Timeline', 'Who looked'].map((label) => ({
  label,
  href: `#${label.toLowerCase().replace(' ', '-')}`,
}));

const checks = [
  { label: 'Identity', href: '#identity', icon: <StatusIcon status="completed" />, note: 'Clear' },
  { label: 'References', href: '#references', icon: <StatusIcon status="in_progress" />, note: 'To do' },
  {
    label: 'Police certificates',
    href: '#police',
    icon: <StatusIcon status="pending" />,
    note: 'Waits for the worker',
  },
  { label: 'Social screening', href: '#social', icon: <StatusIcon status="in_progress" />, note: 'To do' },
  { label: 'Final reviews', href: '#final', icon: <StatusIcon status="pending" />, note: 'After the others' },
];

const meta = {
  title: 'Components/LinkTabs',
  component: LinkTabs,
  args: { label: 'Beside the check', items: parts, current: '#report' },
  parameters: guidance({
    do: ['Use it for the parts of one page of which one is in sight, each with an address of its own.'],
    dont: ['Do not use it for a choice in a form: use `ToggleGroup` or `ChipGroup`.'],
    access: ['The parts are links. A screen reader hears which one is current.'],
  }),
} satisfies Meta<typeof LinkTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

const tiles = {
  args: { label: 'Checks of this case', items: checks, current: '#references', layout: 'tiles' },
} satisfies Story;

export const Playground: Story = {};
export const Tiles: Story = tiles;
export const TilesDark: Story = { ...tiles, globals: dark };
export const TilesOnNarrowestPhone: Story = { ...tiles, globals: narrow };
/** A list that is worked through. It scrolls to the current entry. */
export const Column: Story = {
  args: { ...tiles.args, label: 'The queue', layout: 'column', stepped: 'moves' },
  globals: narrow,
};

const places = inEveryPlace(<LinkTabs {...meta.args} />);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
