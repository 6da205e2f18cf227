import * as css from './Key.css.ts';

export interface KeyProps {
  /** What stands on the key: 'j', 'Enter'. */
  children: string;
}

/** A key of the keyboard. */
export const Key = ({ children }: KeyProps) => <kbd className={css.key}>{children}</kbd>;
