import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { dark, desktop, fitsTheScreen, inEveryPlace, narrow, Stateful } from '../../story-kit.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { DataTable, type DataTableProps, type TableColumn, type TableSort } from './DataTable.tsx';

interface Check {
  readonly id: string;
  readonly worker: string;
  readonly kind: string;
  readonly due: string;
  readonly amount: number;
}

const checks: readonly Check[] = [
  { id: 'c1', worker: 'Achieng Otieno', kind: 'Police clearance', due: '12 Mar 2026', amount: 1000 },
  { id: 'c2', worker: 'Wanjiru Kamau', kind: 'References', due: '14 Mar 2026', amount: 500 },
  { id: 'c3', worker: 'Mwanamkasi Nyambura', kind: 'Health check', due: '9 Mar 2026', amount: 12_000 },
];

type Key = 'worker' | 'kind' | 'due' | 'amount' | 'actions';

const columns: readonly TableColumn<Check, Key>[] = [
  {
    key: 'worker',
    header: 'Worker',
    cell: ({ worker, id }) => <TextLink href={`#${id}`}>{worker}</TextLink>,
    sortable: true,
  },
  { key: 'kind', header: 'Check', cell: ({ kind }) => <Badge tone="info">{kind}</Badge>, whole: true },
  { key: 'due', header: 'Due', cell: ({ due }) => due, whole: true },
  {
    key: 'amount',
    header: 'Paid (KES)',
    cell: ({ amount }) => amount.toLocaleString('en-KE'),
    numeric: true,
    sortable: true,
  },
];

const inOrder = ({ column, direction }: TableSort<Key>): readonly Check[] => {
  const rising = checks.toSorted((one, other) =>
    column === 'amount' ? one.amount - other.amount : one.worker.localeCompare(other.worker),
  );
  return direction === 'ascending' ? rising : rising.toReversed();
};

const empty = (
  <EmptyState title="No Open Checks">A check stands here as soon as an employer has paid for it.</EmptyState>
);

/** Docs and controls do not support a generic component: the stories show this one. */
const Checks = (props: DataTableProps<Check, Key>) => <DataTable {...props} />;

const meta = {
  title: 'Components/DataTable',
  component: Checks,
  args: {
    caption: 'Open checks',
    columns,
    rows: checks,
    rowKey: ({ id }) => id,
    rowHeader: 'worker',
    sort: { column: 'worker', direction: 'ascending' },
    onSort: fn(),
    empty,
  },
  parameters: guidance({
    do: [
      'Use it at the desk of the team, where many things with the same facts are compared.',
      'Name the column that tells the rows apart, and put the link of the row there.',
      'Mark what is counted as `numeric`, so that digits stand under digits.',
      'Mark a time or a badge as `whole`, so that a long text beside it breaks instead.',
      'Put the buttons of a row into a last column of `actions`, and leave the cell of a row without any empty.',
    ],
    dont: [
      'Do not use it for employers and workers: they read lists of cards.',
      'Do not put more than six columns into it; the rest belongs to the thing’s own screen.',
    ],
    access: [
      'A table with its caption, headers and row headers, also where it looks like cards.',
      'Each sortable header is a button that tells the order, and the new order is told when it has changed.',
    ],
  }),
} satisfies Meta<typeof Checks>;
export default meta;
type Story = StoryObj<typeof meta>;

const live: Story = {
  render: (args) => (
    <Stateful<TableSort<Key>> initial={{ column: 'worker', direction: 'ascending' }}>
      {(sort, setSort) => <DataTable {...args} sort={sort} rows={inOrder(sort)} onSort={setSort} />}
    </Stateful>
  ),
};

export const Playground: Story = live;
export const Dark: Story = { ...live, globals: dark };

export const Empty: Story = {
  tags: ['!picture'],
  args: { rows: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'No Open Checks' })).toBeVisible();
    await expect(within(canvasElement).queryByRole('table')).toBeNull();
  },
};

/** A heading says the same as the hidden caption, and no column is sortable. */
export const Unsorted: Story = {
  tags: ['!picture'],
  render: ({ sort: _sort, onSort: _onSort, ...args }) => <DataTable {...args} hideCaption />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('table', { name: 'Open checks' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const SortedByKeyboard: Story = {
  tags: ['!picture'],
  ...live,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const header = canvas.getByRole('columnheader', { name: 'Paid (KES)' });
    const first = () => canvas.getAllByRole('rowheader')[0];
    await expect(canvas.getByRole('columnheader', { name: 'Worker' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(header).not.toHaveAttribute('aria-sort');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Worker' })).toHaveFocus();
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Paid (KES)' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await expect(first()).toHaveTextContent('Wanjiru Kamau');
    await userEvent.keyboard(' ');
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect(first()).toHaveTextContent('Mwanamkasi Nyambura');
    await expect(canvasElement.querySelector('[aria-live="polite"]')).toHaveTextContent(
      'Sorted by Paid (KES), descending',
    );
    await expect(button).toHaveFocus();
  },
};

/** A few short columns stay close to each other on a wide screen. */
export const Compact: Story = { args: { compact: true }, globals: desktop };

/** Digits stand under digits, at the end of their column. */
export const NumbersAligned: Story = {
  tags: ['!picture'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const amounts = within(canvasElement).getAllByRole('cell', { name: /^[\d,]+$/ });
    await expect(amounts).toHaveLength(3);
    for (const amount of amounts) {
      await expect(getComputedStyle(amount).textAlign).toBe('end');
      await expect(getComputedStyle(amount).fontVariantNumeric).toBe('tabular-nums');
    }
  },
};

const withButtons: Pick<DataTableProps<Check, Key>, 'columns'> = {
  columns: [
    ...columns,
    {
      key: 'actions',
      header: 'Actions',
      actions: true,
      cell: ({ id }) =>
        id !== 'c2' && (
          <Button variant="secondary" size="small" onClick={fn()}>
            Take it up
          </Button>
        ),
    },
  ],
};

/** The buttons of a row stand at its end. A row may have none. */
export const Actions: Story = { args: withButtons };

/** A card without buttons has no empty line for them. */
export const ActionsInCards: Story = {
  args: withButtons,
  globals: narrow,
  play: async ({ canvasElement }) => {
    const labels = within(canvasElement).getAllByText('Actions', { selector: '[aria-hidden]' });
    await expect(labels.map((label) => label.checkVisibility())).toEqual([true, false, true]);
    await fitsTheScreen();
  },
};

/** It looks like cards, and is the same table for screen readers. */
export const CardsOnNarrowestPhone: Story = {
  ...live,
  globals: narrow,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = canvas.getByRole('table', { name: 'Open checks' });
    await expect(within(table).getAllByRole('row')).toHaveLength(4);
    await expect(within(table).getByRole('rowheader', { name: 'Achieng Otieno' })).toBeVisible();
    await expect(within(table).getByRole('cell', { name: '12 Mar 2026' })).toBeVisible();
    const [label] = canvas.getAllByText('Due', { selector: '[aria-hidden]' });
    await expect(label).toBeVisible();
    // The sort buttons are visible as well.
    await expect(canvas.getByRole('button', { name: 'Worker' })).toBeVisible();
    await fitsTheScreen();
  },
};
export const CardsDark: Story = { ...live, globals: { ...narrow, ...dark } };

const places = inEveryPlace(
  <DataTable
    caption="Ukaguzi ambao haujakamilika na unaosubiri stakabadhi za mfanyakazi"
    columns={[
      { key: 'worker', header: 'Mfanyakazi', cell: ({ worker }) => worker, sortable: true },
      { key: 'kind', header: 'Aina ya ukaguzi unaofanywa', cell: ({ kind }) => kind },
      { key: 'due', header: 'Mwisho wa kukamilisha', cell: ({ due }) => due, sortable: true },
      { key: 'amount', header: 'Kiasi kilicholipwa (KES)', cell: ({ amount }) => amount, numeric: true },
    ]}
    rows={[
      {
        id: 'c1',
        worker: 'Mwanamkasi Nyambura Chepkoech-Wanyonyi',
        kind: 'Cheti cha mwenendo mwema kutoka kwa polisi',
        due: 'Jumatano, 11 Machi 2026',
        amount: 1000,
      },
    ]}
    rowKey={({ id }) => id}
    rowHeader="worker"
    onSort={() => undefined}
    empty={empty}
  />,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;

/** A card with room for columns. */
export const LongestTextInColumns: Story = {
  ...places.inCard,
  globals: { viewport: { value: 'desktop' } },
};
