import type { StarFill } from './star-fills.ts';
import * as css from './Star.css.ts';

export const starSizes = ['small', 'medium', 'large'] as const;

const WHOLE = 'm12 3.3 2.7 5.5 6 .9-4.3 4.2 1 6-5.4-2.8-5.4 2.8 1-6-4.3-4.2 6-.9L12 3.3Z';
const LEFT_HALF = 'M12 3.3v13.8l-5.4 2.8 1-6-4.3-4.2 6-.9L12 3.3Z';

const insides: Record<StarFill, string | undefined> = { empty: undefined, half: LEFT_HALF, full: WHOLE };

export interface StarProps {
  fill: StarFill;
  size: (typeof starSizes)[number];
}

/** One star of a row. Words beside the row say its meaning. */
export function Star({ fill, size }: StarProps) {
  const inside = insides[fill];
  return (
    <svg
      className={css.size[size]}
      viewBox="0 0 24 24"
      strokeWidth={1.6}
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {inside !== undefined && <path className={css.inside} d={inside} />}
      <path className={css.outline[fill]} d={WHOLE} />
    </svg>
  );
}
