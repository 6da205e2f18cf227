import type { ReactNode } from 'react';
import * as css from './icon.css.ts';

export const iconSizes = ['small', 'medium', 'large'] as const;

export interface IconProps {
  /** In steps that fit beside text: 16, 20 and 28 px. */
  size?: (typeof iconSizes)[number];
}

export type Icon = (props: IconProps) => ReactNode;

/** An icon stands beside words that say the same, so screen readers skip it. Strokes have the colour of the text. */
export function makeIcon(drawing: ReactNode): Icon {
  return function DrawnIcon({ size = 'medium' }) {
    return (
      <svg
        className={css.size[size]}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.8}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        {drawing}
      </svg>
    );
  };
}
