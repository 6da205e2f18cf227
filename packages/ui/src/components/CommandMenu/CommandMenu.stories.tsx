import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { ClipboardIcon } from '../../icons/ClipboardIcon.tsx';
import { PeopleIcon } from '../../icons/PeopleIcon.tsx';
import { dark, fitsTheScreen, largeText, narrow, Stateful } from '../../story-kit.tsx';
import { CommandMenu, type CommandGroup } from './CommandMenu.tsx';

const taken = fn<(id: string) => void>();

const groups: readonly CommandGroup[] = [
  {
    label: 'In your hands',
    commands: [
      { id: 'a', label: 'References, Case 4F2A91', detail: 'Late', onSelect: () => taken('a') },
      { id: 'b', label: 'Document 9B1C22', onSelect: () => taken('b') },
    ],
  },
  {
    label: 'Queues',
    commands: [
      { id: 'c', label: 'References', detail: '12 to do', icon: <PeopleIcon />, onSelect: () => taken('c') },
      {
        id: 'd',
        label: 'Police certificates',
        detail: '3 to do',
        icon: <ClipboardIcon />,
        onSelect: () => taken('d'),
      },
    ],
  },
];

const fitting = (query: string): readonly CommandGroup[] =>
  groups.map(({ label, commands }) => ({
    label,
    commands: commands.filter((command) => command.label.toLowerCase().includes(query.toLowerCase())),
  }));

const meta = {
  title: 'Components/CommandMenu',
  component: CommandMenu,
  args: {
    open: true,
    onClose: fn(),
    title: 'Go to',
    hint: 'A queue, a page, or the code of a case',
    query: '',
    onQuery: fn(),
    groups,
    empty: 'Nothing has this name.',
  },
  render: (args) => (
    <Stateful initial={args.query}>
      {(query, setQuery) => (
        <CommandMenu {...args} query={query} onQuery={setQuery} groups={fitting(query)} />
      )}
    </Stateful>
  ),
  parameters: guidance({
    do: ['Use it where somebody works all day: she types a few letters instead of looking for a link.'],
    dont: ['Do not put anything into it that stands nowhere else.'],
    access: [
      'A combobox with its list: the field keeps the focus, the arrow keys move the mark, Enter takes it.',
      'Screen readers hear the marked command with its place among those that fit.',
    ],
  }),
} satisfies Meta<typeof CommandMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const screen = within(document.body);

export const Playground: Story = {
  play: async () => {
    await expect(await screen.findByRole('option', { name: /^References, Case/ })).toBeVisible();
  },
};
export const Dark: Story = { ...Playground, globals: dark };

export const ByKeyboard: Story = {
  tags: ['!picture'],
  play: async () => {
    const field = await screen.findByRole('combobox');
    await expect(field).toHaveFocus();
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('References, Case 4F2A91');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('12 to do');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Police certificates');
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'ref');
    await expect(screen.getAllByRole('option')).toHaveLength(2);
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('References, Case 4F2A91');
    await userEvent.keyboard('{Enter}');
    await expect(taken).toHaveBeenLastCalledWith('a');
  },
};

export const Nothing: Story = {
  tags: ['!picture'],
  args: { query: 'zebra' },
  play: async () => {
    await expect(await screen.findByText('Nothing has this name.')).toBeVisible();
    await expect(screen.queryByRole('option')).toBeNull();
  },
};

const longest: Story = {
  args: {
    title: 'Nenda kwenye foleni, ukurasa au kesi',
    hint: 'Foleni, ukurasa au msimbo wa kesi inayosubiri uamuzi',
  },
  render: (args) => (
    <CommandMenu
      {...args}
      groups={[
        {
          label: 'Kazi iliyo mikononi mwako leo',
          commands: [
            {
              id: 'a',
              label: 'Cheti cha mwenendo mwema kutoka kwa polisi, kesi 4F2A91',
              detail: 'Imechelewa',
              icon: <ClipboardIcon />,
              onSelect: fn(),
            },
          ],
        },
      ]}
    />
  ),
  play: async () => {
    await expect(await screen.findByRole('option')).toBeVisible();
    const dialog = screen.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await fitsTheScreen();
  },
};
export const LongestTextOnNarrowestPhone: Story = { ...longest, globals: narrow };
export const LargeTextOnNarrowestPhone: Story = { ...longest, globals: { ...largeText, ...narrow } };
