import { join } from '../../primitives/join.ts';
import * as css from './Mark.css.ts';

export const markSizes = ['small', 'medium', 'large'] as const;

export interface MarkProps {
  size?: (typeof markSizes)[number];
}

/**
 * The sign of the brand: a person safe under a roof, which is also an A. It stands beside the name, so screen readers
 * skip it.
 */
export function Mark({ size = 'medium' }: MarkProps) {
  return (
    <svg className={join(css.mark, css.size[size])} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <rect className={css.ground} width="40" height="40" rx="11.5" />
      <path
        className={css.roof}
        d="M9.5 28.5 20 10.5l10.5 18"
        fill="none"
        strokeWidth="4.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle className={css.person} cx="20" cy="26.6" r="3.9" />
    </svg>
  );
}
