import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { dark, inEveryPlace } from '../../story-kit.tsx';
import { Chip } from './Chip.tsx';

const remove = fn();

const meta = {
  title: 'Components/Chip',
  component: Chip,
  args: { children: 'Showing Nannies only', onRemove: remove, removeLabel: 'Clear filter' },
  parameters: guidance({
    do: ['Show what is switched on, with a way to switch it off.'],
    dont: [
      'Do not use it to choose one of several; that is `ChipGroup`.',
      'Do not use it as a badge: a chip is something that the person did.',
    ],
    access: ["The cross has words of its own, such as 'Clear filter', because a cross alone says nothing."],
  }),
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Removable: Story = {
  play: async ({ canvasElement }) => {
    remove.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear filter' }));
    await expect(remove).toHaveBeenCalledOnce();
  },
};

export const Plain: Story = { render: () => <Chip>Nairobi</Chip> };
export const RemovableDark: Story = { globals: dark };

const places = inEveryPlace(
  <Stack>
    <Chip onRemove={remove} removeLabel="Ondoa kichujio hiki">
      Wanaoonyeshwa ni walezi wa watoto waliothibitishwa pekee
    </Chip>
    <Chip onRemove={remove} removeLabel="Ondoa kichujio hiki">
      Waliothibitishwa
    </Chip>
    <Chip>Wanaozungumza Kiswahili, Kiingereza na Kikuyu</Chip>
  </Stack>,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LongestTextOnNarrowestPhone = places.narrowest;
export const LargeText = places.largeText;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
