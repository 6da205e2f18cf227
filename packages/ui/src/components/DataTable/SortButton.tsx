import { ChevronDownIcon } from '../../icons/ChevronDownIcon.tsx';
import { SortIcon } from '../../icons/SortIcon.tsx';
import { join } from '../../primitives/join.ts';
import * as css from './DataTable.css.ts';
import type { SortDirection } from './sort-direction.ts';

interface SortButtonProps {
  children: string;
  /** The current order of its column, if the table is sorted by it. */
  direction: SortDirection | undefined;
  onPress: (next: SortDirection) => void;
}

/** A header that requests another order: ascending first, then the reverse. */
export function SortButton({ children, direction, onPress }: SortButtonProps) {
  return (
    <button
      type="button"
      className={join(css.sort, direction && css.sortOn)}
      onClick={() => {
        onPress(direction === 'ascending' ? 'descending' : 'ascending');
      }}
    >
      {children}
      <span className={join(css.arrow, direction === 'ascending' && css.arrowUp)}>
        {direction ? <ChevronDownIcon size="small" /> : <SortIcon size="small" />}
      </span>
    </button>
  );
}
