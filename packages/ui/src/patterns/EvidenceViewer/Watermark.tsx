import { useId } from 'react';
import * as css from './Watermark.css.ts';

/** Of the letters, in pixels. They keep it at every zoom, so that a picture of any part of the screen has them whole. */
const SIZE = 13;
/** The width of most letters, as a share of their height. */
const LETTER = 0.6;
/** The distance of the lines, in letter heights. */
const LINE = 6;
const DEGREES = -30;

export interface WatermarkProps {
  children: string;
}

/** The same words again and again, diagonal, a line in black and a line in white, over the whole of the picture below. */
export function Watermark({ children }: WatermarkProps) {
  const id = useId();
  const width = Math.ceil((children.length + 4) * SIZE * LETTER);
  const line = SIZE * LINE;
  return (
    <svg className={css.layer} aria-hidden="true" focusable="false">
      <pattern
        id={id}
        width={width}
        height={2 * line}
        patternUnits="userSpaceOnUse"
        patternTransform={`rotate(${String(DEGREES)})`}
      >
        <text x={0} y={line / 2} fontSize={SIZE} className={css.black}>
          {children}
        </text>
        {/* It begins in the middle of the black line. Its end is at the other side of the tile. */}
        {[width / 2, -width / 2].map((x) => (
          <text key={x} x={x} y={line * 1.5} fontSize={SIZE} className={css.white}>
            {children}
          </text>
        ))}
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
