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
      <rect x="6" y="2" width="108" height="160" rx="9" />
      <g fill="currentColor" stroke="none">
        <rect x="16" y="12" width="13" height="13" rx="4" />
        <rect x="16" y="32" width="22" height="22" rx="4" />
        <path d="M83 121h9v9h-9zm13 0h9v9h-9zm-13 13h9v9h-9zm13 0h4v4h-4zm5 5h4v4h-4z" />
      </g>
      <path d="M36 16h24m-24 6h14m38-6h16M46 39h48m-48 8h28M52 71h44m-44 7h24M27 95h24m-24 8h16m-16 8h20M74 95h20m-20 8h26m-26 8h22M26 132h34M18 150h50" />
      <path d="M18 95h.1m-.1 8h.1m-.1 8h.1M65 95h.1m-.1 8h.1m-.1 8h.1" strokeWidth={4.5} />
      <rect x="16" y="61" width="88" height="26" rx="5" fill="none" strokeWidth={2} />
      <g className={css.marigold} fillOpacity={0} strokeWidth={4}>
        <circle cx="34" cy="74" r="8" />
        <ellipse cx="43" cy="132" rx="30" ry="11" />
      </g>
    </svg>
  );
}
