import * as css from './drawing.css.ts';
import { makeDrawing } from './make-drawing.tsx';

/** A torn page: an error, or an unknown address. */
export const TornPage = makeDrawing(
  <>
    <path d="M76 16v11l11 3v11l11 3v11l11 3V100H40V16zM53 34h10M53 52h22M53 68h43M53 84h28" />
    <path d="M76 16v11l11 3v11l11 3v11l11 3V16z" transform="rotate(9 98 30)translate(14-6)" />
    <circle className={css.marigold} cx="134" cy="90" r="5.5" />
  </>,
);
