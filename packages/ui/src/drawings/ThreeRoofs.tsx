import * as css from './drawing.css.ts';
import { makeDrawing } from './make-drawing.tsx';

/** Three homes: the regions of the misconduct registry. */
export const ThreeRoofs = makeDrawing(
  <>
    <path d="M58 46v54h46V46L81 24z" />
    <path d="M22 72v28h34V72zM106 72v28h34V72z" />
    <path d="m46 56 35-35 35 35" fill="none" strokeWidth={8} />
    <path d="M12 76 39 42l27 34zM96 74l27-24 27 24z" fill="currentColor" />
    <circle className={css.marigold} cx="39" cy="88" r="4" />
    <circle className={css.marigold} cx="81" cy="58" r="6" />
    <circle className={css.marigold} cx="123" cy="88" r="4" />
  </>,
);
