import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Chip } from './Chip.tsx';

const remove = fn();

const meta = {
  title: 'Components/Chip',
  component: Chip,
  args: { children: 'Showing Nannies only', onRemove: remove, removeLabel: 'Clear filter' },
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
