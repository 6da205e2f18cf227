import { CheckIcon } from '../../icons/CheckIcon.tsx';
import { MinusIcon } from '../../icons/MinusIcon.tsx';
import { join } from '../../primitives/join.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './CheckList.css.ts';

export interface CheckListProps {
  items: readonly string[];
  /**
   * What a lesser offer holds too, of `items`. On a phone, where offers stand below each other, one line says all of it:
   * 'Everything in Lite Check'.
   */
  covered?: { by: string; items: readonly string[] } | undefined;
  /**
   * What other offers hold and this one does not, shown where offers stand side by side, so that their lines match. The word
   * before each is for screen readers: 'Not included'.
   */
  absent?: { word: string; items: readonly string[] };
  /** Names the list where no heading above it does. */
  label?: string;
}

/** The contents of an offer, each with a tick: the features of a package. */
export function CheckList({ items, covered, absent, label }: CheckListProps) {
  return (
    <ul className={css.list} aria-label={label}>
      {covered && <Ticked look={css.onPhone}>{covered.by}</Ticked>}
      {items.map((item) => (
        <Ticked key={item} look={covered?.items.includes(item) && css.beside}>
          {item}
        </Ticked>
      ))}
      {absent?.items.map((item) => (
        <li key={item} className={join(css.item, css.beside, css.absent)}>
          <span className={css.dash}>
            <MinusIcon />
          </span>
          <span className={css.words}>
            <VisuallyHidden>{absent.word}: </VisuallyHidden>
            {item}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface TickedProps {
  readonly look: string | false | undefined;
  readonly children: string;
}

const Ticked = ({ look, children }: TickedProps) => (
  <li className={join(css.item, look)}>
    <span className={css.tick}>
      <CheckIcon />
    </span>
    <span className={css.words}>{children}</span>
  </li>
);
