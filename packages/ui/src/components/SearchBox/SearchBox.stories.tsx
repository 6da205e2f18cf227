import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { dark, fitsTheScreen, largeText, narrow, Stateful } from '../../story-kit.tsx';
import { SearchBox } from './SearchBox.tsx';

const search = fn();

const meta = {
  title: 'Components/SearchBox',
  component: SearchBox,
  args: {
    label: 'Search workers',
    value: '',
    onChange: fn(),
    onSearch: search,
    placeholder: 'Name, position, or ID number...',
  },
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

const live: Story = {
  render: () => (
    <Stateful initial="">
      {(value, setValue) => (
        <SearchBox
          label="Search workers"
          value={value}
          onChange={setValue}
          onSearch={search}
          placeholder="Name, position, or ID number..."
        />
      )}
    </Stateful>
  ),
};

export const Playground: Story = live;
export const Busy: Story = { args: { value: 'Achieng', busy: true } };
export const BusyDark: Story = { ...Busy, globals: dark };

export const SearchedAndCleared: Story = {
  ...live,
  play: async ({ canvasElement }) => {
    search.mockClear();
    const canvas = within(canvasElement);
    const box = canvas.getByRole('searchbox', { name: 'Search workers' });
    await userEvent.type(box, 'Achieng{Enter}');
    await expect(search).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(search).toHaveBeenCalledTimes(2);
  },
};

export const OnNarrowestPhone: Story = { ...live, globals: narrow, play: fitsTheScreen };

export const LargeText: Story = { ...live, globals: largeText, play: fitsTheScreen };
