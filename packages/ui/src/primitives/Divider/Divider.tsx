import * as css from './Divider.css.ts';

/** A hairline between two groups. */
export function Divider() {
  return <hr className={css.divider} />;
}
