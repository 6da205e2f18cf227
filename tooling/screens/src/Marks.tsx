import * as css from './Marks.css.ts';
import type { Difference } from './places.ts';

/** The shapes have no letter. */
const letters: Readonly<Record<Difference, string>> = { dark: '', narrow: '', large: 'A', kiswahili: 'sw' };

/** What is different about a state, as small signs. The words beside or behind them say the same. */
export function Marks({ differences }: { readonly differences: readonly Difference[] }) {
  return (
    <span className={css.marks} aria-hidden="true">
      {differences.map((difference) => (
        <span key={difference} className={css.sign[difference]}>
          {letters[difference]}
        </span>
      ))}
    </span>
  );
}
