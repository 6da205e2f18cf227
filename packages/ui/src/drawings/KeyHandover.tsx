import * as css from './drawing.css.ts';
import { makeDrawing } from './make-drawing.tsx';

/** A key from hand to hand: hired, or a contact shared. */
export const KeyHandover = makeDrawing(
  <>
    <path d="M146 100V79h-18v21z" fill="currentColor" />
    <path d="M126 97H98c-16 0-29-6-38-16a5 5 0 0 1 8-7c6 6 13 9 21 9h16c-4-4-4-10 1-13 5 5 12 9 20 10z" />
    <path className={css.marigold} d="M90 40v26m0-3h9m-9-12h8" strokeWidth={7} />
    <circle className={css.marigold} cx="90" cy="30" r="11" />
    <circle cx="92" cy="30" r="3.5" fill="currentColor" stroke="none" />
    <path d="M12 9h20v32H12z" />
    <path
      fill="currentColor"
      d="M34 12h26c10 0 18 1 24 6a4.5 4.5 0 0 1-6 7c-4-3-9-3-12-2 0 8 5 12 12 13a4.5 4.5 0 0 1 0 9c-9 1-17-2-21-7-6 2-15 2-23 1z"
    />
  </>,
);
