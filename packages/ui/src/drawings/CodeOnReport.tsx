import * as css from './drawing.css.ts';
import type { DrawingProps } from './make-drawing.tsx';

const widths = { small: '4.5rem', medium: '7.5rem', large: '10rem' } as const;

/**
 * The first page of a printed report, with a ring around its code, which is beside the QR code. Upright as the paper, so
 * it has no ground. It decorates words that say the same, so screen readers skip it.
 */
export function CodeOnReport({ size = 'medium' }: DrawingProps) {
  return (
    <svg
      className={css.drawing}
      width={widths[size]}
      viewBox="4 0 112 164"
      strokeWidth={3}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <rect x="6" y="2" width="108" height="160" rx="6" />
      <g fill="currentColor" stroke="none">
        <rect x="17" y="13" width="13" height="13" rx="4" />
        <rect x="17" y="36" width="23" height="23" rx="4" />
        <path d="M81 113h9v9h-9zm14 0h9v9h-9zm-14 14h9v9h-9zm14 0h4v4h-4zm5 5h4v4h-4z" />
      </g>
      <path d="M37 17h24m-24 7h14m36-7h16m-54 26h40m-40 9h26" fill="none" />
      <rect x="17" y="68" width="87" height="32" rx="5" fill="none" strokeWidth={2} />
      <circle cx="35" cy="84" r="9" fill="none" className={css.marigold} fillOpacity={0} strokeWidth={4} />
      <path d="M54 80h38m-38 8h24M22 121h36m-36 8h22M22 151h52" fill="none" />
      <ellipse cx="41" cy="125" rx="29" ry="13" className={css.marigold} fillOpacity={0} strokeWidth={4} />
    </svg>
  );
}
