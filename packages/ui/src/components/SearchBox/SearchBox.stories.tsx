import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { useHotkeys } from '../../keyboard/use-hotkeys.ts';
import { dark, desktop, inEveryPlace, Stateful } from '../../story-kit.tsx';
import { media } from '../../tokens/media.ts';
import { Button } from '../Button/Button.tsx';
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
  parameters: guidance({
    do: [
      'Give an example of what can be searched for as the placeholder.',
      'Search when the typing has paused, and at once on Enter or the button.',
    ],
    dont: ['Do not clear what was typed when nothing was found.'],
    access: [
      'A search landmark; the field has a name although its label is not seen.',
      'The cross clears the field and leaves the focus in it. Escape clears it too.',
      '`hotkey` needs a switch on its page: somebody who speaks to her computer presses single keys by accident.',
    ],
  }),
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

function WithItsKey() {
  useHotkeys({ on: true, acts: {} });
  return (
    <Stateful initial="">
      {(value, setValue) => (
        <SearchBox
          label="Search workers"
          value={value}
          onChange={setValue}
          onSearch={search}
          placeholder="Name, position, or ID number..."
          hotkey="/"
        />
      )}
    </Stateful>
  );
}

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
/** At a desk, the key that brings the focus here stands in the empty field. */
export const WithKey: Story = {
  globals: desktop,
  render: () => <WithItsKey />,
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox');
    const key = canvas.getByText('/');
    await expect(key.checkVisibility()).toBe(window.matchMedia(media.deskMouse).matches);
    await userEvent.keyboard('/');
    await expect(box).toHaveFocus();
    await expect(key).not.toBeVisible();
    await userEvent.keyboard('Achieng/');
    await expect(box).toHaveValue('Achieng/');
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(box).not.toHaveFocus();
  },
};
export const EmptyDark: Story = { ...live, globals: dark };

// spec: dashboard-workers/search-enter
export const SearchedAndCleared: Story = {
  tags: ['!picture'],
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

function FocusedByPage() {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Stack>
      <Button onClick={() => field.current?.focus()}>Search Worker</Button>
      <SearchBox label="Search workers" value="" onChange={fn()} onSearch={search} inputRef={field} />
    </Stack>
  );
}
export const FocusedByItsPage: Story = {
  tags: ['!picture'],
  render: () => <FocusedByPage />,
  play: async ({ canvas, userEvent: user }) => {
    await user.click(canvas.getByRole('button', { name: 'Search Worker' }));
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

/** The width of the field that its words have, and the width of its example. */
function widths(box: HTMLInputElement): { room: number; example: number } {
  const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(box);
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) throw new Error('The browser cannot measure text');
  pen.font = font;
  return {
    room: box.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd),
    example: pen.measureText(box.placeholder).width,
  };
}

export const ExampleReadWholeOnPhone: Story = {
  ...live,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole<HTMLInputElement>('searchbox', { name: 'Search workers' });
    const empty = widths(box);
    await expect(empty.room).toBeGreaterThanOrEqual(empty.example);
    // With an input, the words end before the clear button.
    await userEvent.type(box, 'Achieng');
    await expect(widths(box).room).toBeLessThan(empty.room);
  },
};

export const ByKeyboard: Story = {
  tags: ['!picture'],
  ...live,
  play: async ({ canvasElement }) => {
    search.mockClear();
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('Otieno');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(search).toHaveBeenCalledOnce();
  },
};

const places = inEveryPlace(
  <Stack gap="large">
    <SearchBox
      label="Tafuta wafanyakazi"
      value=""
      onChange={fn()}
      onSearch={search}
      placeholder="Jina, kazi, au nambari ya kitambulisho..."
      buttonLabel="Tafuta wafanyakazi"
      clearLabel="Futa ulichotafuta"
    />
    <SearchBox
      label="Tafuta ripoti"
      value="Mwanamkasi Nyambura wa Kirinyaga"
      onChange={fn()}
      onSearch={search}
      buttonLabel="Inatafutwa"
      clearLabel="Futa ulichoandika"
    />
  </Stack>,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
