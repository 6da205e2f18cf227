import { CheckIcon } from '../../icons/CheckIcon.tsx';
import * as css from './CheckList.css.ts';

export interface CheckListProps {
  items: readonly string[];
  /** Names the list where no heading above it does. */
  label?: string;
}

/** The contents of an offer, each with a tick: the features of a package. */
export function CheckList({ items, label }: CheckListProps) {
  return (
    <ul className={css.list} aria-label={label}>
      {items.map((item) => (
        <li key={item} className={css.item}>
          <span className={css.tick}>
            <CheckIcon />
          </span>
          <span className={css.words}>{item}</span>
        </li>
      ))}
    </ul>
  );
}
