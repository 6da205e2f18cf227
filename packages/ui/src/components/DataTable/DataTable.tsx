import type { ReactNode } from 'react';
import { join } from '../../primitives/join.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './DataTable.css.ts';
import { useWords } from '../../words/use-words.ts';
import type { Words } from '../../words/words.ts';
import type { SortDirection } from './sort-direction.ts';
import { SortButton } from './SortButton.tsx';

export interface TableSort<Key extends string> {
  column: Key;
  direction: SortDirection;
}

export interface TableColumn<Row, Key extends string> {
  key: Key;
  /** The words above the column, and beside its value where a row is a card. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** At the end of its column, digit under digit: money, counts, percentages. */
  numeric?: boolean;
  /** Its values never break where they stand in a column: a time, a badge. */
  whole?: boolean;
  /** At the end of the row: its buttons. A row without any leaves the cell empty. */
  actions?: boolean;
  /** The header is a button that requests another order. */
  sortable?: boolean;
}

export interface DataTableProps<Row, Key extends string> {
  /** The contents of the table: 'Open checks'. */
  caption: string;
  /** For a table below a heading with the same words. */
  hideCaption?: boolean;
  columns: readonly TableColumn<Row, Key>[];
  /** In their display order: the app sorts them. */
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The column that names the row: a worker's name, a reference. */
  rowHeader: Key;
  /** The current order of the rows. */
  sort?: TableSort<Key>;
  /** Called with the order that a header's button requests. */
  onSort?: (sort: TableSort<Key>) => void;
  /** Columns of one width, so that tables of the same columns below one another line up. */
  evenColumns?: boolean;
  /** For a few short columns: on a wide screen they stay close to each other. */
  compact?: boolean;
  /** The headers stay in sight while a long list scrolls. For a table on the page itself, outside of a card. */
  stickyHeaders?: boolean;
  /** The keys `j` and `k` move between the links of the rows, on a page with `useHotkeys`. */
  stepped?: boolean;
  /** Shown while there are no rows: an `EmptyState`. */
  empty: ReactNode;
  /** Announced to screen readers after a change of the order. The default is 'Sorted by Name, ascending'. */
  sortText?: (header: string, direction: SortDirection) => string;
}

const english: Words['dataTable'] = {
  sorted: (header, direction) => `Sorted by ${header}, ${direction}`,
};

/**
 * Many items with the same facts, for the team's desk. In a narrow container each row becomes a card with its own
 * labels.
 */
export function DataTable<Row, Key extends string>({
  caption,
  hideCaption = false,
  columns,
  rows,
  rowKey,
  rowHeader,
  sort,
  onSort,
  evenColumns = false,
  compact = false,
  stickyHeaders = false,
  stepped = false,
  empty,
  sortText,
}: DataTableProps<Row, Key>) {
  const words = useWords('dataTable', english);
  if (rows.length === 0) return empty;
  const sorted = columns.find(({ key }) => key === sort?.column);
  return (
    <div className={join(css.place, compact && css.compact)}>
      {/* The roles are written out because a table in a card layout loses its own. */}
      <table
        className={join(css.table, evenColumns && css.even)}
        role="table"
        aria-keyshortcuts={stepped ? 'j k' : undefined}
      >
        <caption className={hideCaption ? css.hiddenCaption : css.caption}>{caption}</caption>
        <thead role="rowgroup" className={css.head}>
          <tr role="row" className={css.headRow}>
            {columns.map(({ key, header, numeric = false, actions = false, sortable = false }) => {
              const direction = sort?.column === key ? sort.direction : undefined;
              return (
                <th
                  key={key}
                  role="columnheader"
                  scope="col"
                  className={join(
                    css.header,
                    sortable ? css.sortable : css.plain,
                    numeric && css.numeric,
                    actions && css.actions,
                    stickyHeaders && css.sticky,
                  )}
                  aria-sort={direction}
                >
                  {sortable && onSort ? (
                    <SortButton
                      direction={direction}
                      onPress={(next) => {
                        onSort({ column: key, direction: next });
                      }}
                    >
                      {header}
                    </SortButton>
                  ) : (
                    header
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody role="rowgroup" className={css.body}>
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row" className={css.row}>
              {columns.map(({ key, header, cell, numeric = false, whole = false, actions = false }) => {
                const content = (
                  <>
                    {/* Screen readers say the column's header without this label. */}
                    <span className={css.label} aria-hidden="true">
                      {header}
                    </span>
                    <span className={css.value}>{cell(row)}</span>
                  </>
                );
                const look = join(
                  css.cell,
                  numeric && css.numeric,
                  whole && css.whole,
                  actions && css.actions,
                );
                return key === rowHeader ? (
                  <th key={key} role="rowheader" scope="row" className={join(look, css.rowHeader)}>
                    {content}
                  </th>
                ) : (
                  <td key={key} role="cell" className={look}>
                    {content}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <div aria-live="polite">
        <VisuallyHidden>
          {sorted && sort ? (sortText ?? words.sorted)(sorted.header, sort.direction) : ''}
        </VisuallyHidden>
      </div>
    </div>
  );
}
