import * as css from './drawing.css.ts';
import { makeDrawing } from './make-drawing.tsx';

/** Money that is kept dry: a refund. */
export const Umbrella = makeDrawing(
  <>
    <path d="M80 8v84a8 8 0 0 0 16 0" fill="none" />
    <path
      fill="currentColor"
      d="M24 60q18-36 56-46 38 10 56 46-18-12-28-2-14-12-28 0-14-12-28 0-10-10-28 2z"
    />
    <path className={css.marigold} strokeWidth={3} d="M55 53q5-22 25-34 20 12 25 34-12-6-25 1-13-7-25-1z" />
    <circle className={css.marigold} cx="51" cy="82" r="13.5" />
    <circle className={css.marigold} cx="116" cy="90" r="5.5" />
    <path d="m44 86 7-10 7 10" fill="none" stroke="currentColor" />
    <path d="M24 22l-6 12M44 10l-4 8M136 22l6 12M116 10l4 8" fill="none" />
  </>,
);
