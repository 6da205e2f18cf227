import * as css from './drawing.css.ts';
import { makeDrawing } from './make-drawing.tsx';

/** A phone that answers yes: consent. */
export const PhoneYes = makeDrawing(
  <>
    <rect x="34" y="18" width="50" height="82" rx="10" fill="currentColor" />
    <path d="M42 29h34v58H42z" stroke="none" />
    <path d="m49 76 10-17 10 17" fill="none" strokeWidth={5} />
    <path className={css.marigold} d="M59 76v.01" strokeWidth={7} />
    <path
      className={css.marigold}
      d="M82 10h44a8 8 0 0 1 8 8v26a8 8 0 0 1-8 8H94L80 65V52a6 6 0 0 1-6-6V18a8 8 0 0 1 8-8z"
    />
    <path d="m92 32 9 9 16-19" fill="none" stroke="currentColor" strokeWidth={7} />
  </>,
);
