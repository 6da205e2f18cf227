import { encode } from 'uqr';
import * as css from './QrCode.css.ts';

export interface QrCodeProps {
  /** What a camera reads. */
  text: string;
  /** The picture in words, for screen readers: 'QR code for your authenticator app'. */
  label: string;
}

/** A text as a picture for the camera of another device. Beside it stands the same text for a device without one. */
export function QrCode({ text, label }: QrCodeProps) {
  // The quiet border is a part of the code.
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${String(x)} ${String(y)}h1v1h-1z`] : [])),
  );
  return (
    <svg
      className={css.picture}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${String(size)} ${String(size)}`}
      shapeRendering="crispEdges"
    >
      <path d={squares.join('')} fill="currentColor" />
    </svg>
  );
}
