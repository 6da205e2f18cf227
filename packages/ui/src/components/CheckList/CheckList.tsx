import { CheckIcon } from '../../icons/CheckIcon.tsx';
import { MinusIcon } from '../../icons/MinusIcon.tsx';
import { join } from '../../primitives/join.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../words/use-words.ts';
import type { Words } from '../../words/words.ts';
import * as css from './CheckList.css.ts';

export interface CheckListProps {
  items: readonly string[];
  /** What other offers hold and this one does not. Shown where offers stand side by side, so that their lines match. */
  absent?: readonly string[];
  /** Names the list where no heading above it does. */
  label?: string;
}

const none: readonly string[] = [];
const english: Words['checkList'] = { absent: 'Not included:' };

/** The contents of an offer, each with a tick: the features of a package. */
export function CheckList({ items, absent = none, label }: CheckListProps) {
  const words = useWords('checkList', english);
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
      {absent.map((item) => (
        <li key={item} className={join(css.item, css.absent)}>
          <span className={css.dash}>
            <MinusIcon />
          </span>
          <span className={css.words}>
            <VisuallyHidden>{words.absent} </VisuallyHidden>
            {item}
          </span>
        </li>
      ))}
    </ul>
  );
}
