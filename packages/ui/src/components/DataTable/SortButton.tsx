import { ChevronDownIcon } from '../../icons/ChevronDownIcon.tsx';
import { SortIcon } from '../../icons/SortIcon.tsx';
import { join } from '../../primitives/join.ts';
import * as css from './DataTable.css.ts';
import type { SortDirection } from './sort-direction.ts';

interface SortButtonProps {
  children: string;
  /** The order of its column now, if the table is ordered by it. */
  direction: SortDirection | undefined;
  onPress: (next: SortDirection) => void;
}

/** A header that asks for another order: ascending first, then the other way round. */
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
