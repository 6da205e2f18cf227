import * as css from './drawing.css.ts';
import { makeDrawing } from './make-drawing.tsx';

/** An open door, and nobody in it: an empty list. */
export const Doorway = makeDrawing(
  <>
    <path d="M40 44v56h80V44L80 16z" />
    <path className={css.marigold} d="M65 95.5V58h32v37.5z" />
    <path d="M63 56l17 8v36H63z" fill="currentColor" />
    <path d="M73 81v.01" className={css.marigold} />
    <path d="M26 54 80 14l54 40" fill="none" strokeWidth={8} />
    <circle className={css.marigold} cx="80" cy="37" r="4.5" />
  </>,
);
