import * as css from './Star.css.ts';

export const starSizes = ['small', 'medium', 'large'] as const;

const WHOLE = 'm12 3.3 2.7 5.5 6 .9-4.3 4.2 1 6-5.4-2.8-5.4 2.8 1-6-4.3-4.2 6-.9L12 3.3Z';
/** Where the star begins and ends in its square of 24. */
const LEFT = 3.3;
const WIDTH = 17.4;

export interface StarProps {
  /** The filled share of its width, 0 to 1. */
  share: number;
  size: (typeof starSizes)[number];
}

/** One star of a row, filled from its left. Words beside the row say its meaning. */
export function Star({ share, size }: StarProps) {
  return (
    <svg
      className={css.size[size]}
      viewBox="0 0 24 24"
      strokeWidth={1.6}
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {share > 0 && (
        <svg width={share === 1 ? 24 : LEFT + share * WIDTH} height="24">
          <path className={css.inside} d={WHOLE} />
        </svg>
      )}
      <path className={css.outline[share === 0 ? 'empty' : 'filled']} d={WHOLE} />
    </svg>
  );
}
