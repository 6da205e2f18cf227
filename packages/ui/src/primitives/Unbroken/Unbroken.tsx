import * as css from './Unbroken.css.ts';

export interface UnbrokenProps {
  /** Short enough for the narrowest line: '24-48', 'M-PESA'. */
  children: string;
}

/**
 * A part of a text that forms a unit and never breaks at the end of a line. To keep a whole text on its line use
 * `Text`.
 */
export function Unbroken({ children }: UnbrokenProps) {
  return <span className={css.unbroken}>{children}</span>;
}
