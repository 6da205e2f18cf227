import * as css from './drawing.css.ts';
import { makeDrawing } from './make-drawing.tsx';

/** A stamped page: verified. */
export const Stamp = makeDrawing(
  <>
    <path d="M24 22h62v78H24z" />
    <path d="M37 36h36M37 48h24" fill="none" />
    <circle className={css.marigold} cx="55" cy="75" r="13" />
    <path d="m48 75 5 5 9-10" fill="none" stroke="currentColor" />
    <g transform="rotate(18 120 70)" fill="currentColor">
      <path d="M111 34c4 9 4 16-3 28h24c-7-12-7-19-3-28z" />
      <circle cx="120" cy="26" r="13" />
      <path d="M97 62h46v15H97z" />
    </g>
  </>,
);
