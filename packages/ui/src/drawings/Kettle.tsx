import * as css from './drawing.css.ts';
import { makeDrawing } from './make-drawing.tsx';

/** A kettle on a charcoal stove: waiting. */
export const Kettle = makeDrawing(
  <>
    <path d="M52 84h56l-8 8 6 8H54l6-8z" />
    <path className={css.marigold} d="M73 93h14" />
    <path d="M54 52C48-2 112-2 106 52" fill="none" />
    <g fill="currentColor">
      <path d="M57 58 39 47l-10 7 24 28z" />
      <path d="M51 82c-11-28 9-36 29-36s40 8 29 36z" />
    </g>
    <path d="m59 72 7-9 7 9 7-9 7 9 7-9 7 9" className={css.marigold} strokeWidth={3} />
    <path d="m63 44 17-13 17 13" fill="none" strokeWidth={8} />
    <circle className={css.marigold} cx="80" cy="21" r="3" />
    <path d="M29 39c-7-7 7-11 0-18M18 33c-5-5 5-8 0-14" fill="none" />
  </>,
);
