import * as css from './CircularProgress.css.ts';

interface ArcProps {
  /** 0 to 100; a text is filled in later, with more than 0. */
  percent: number | string;
  className: string | undefined;
  /** Of a drawing 100 wide. */
  strokeWidth: number;
}

/** A ring that is closed as far as something is. */
export function Arc({ percent, className, strokeWidth }: ArcProps) {
  const radius = 50 - strokeWidth / 2;
  return (
    <svg className={css.drawing} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <circle className={css.track} cx="50" cy="50" r={radius} strokeWidth={strokeWidth} />
      {percent !== 0 && (
        <circle
          className={className}
          cx="50"
          cy="50"
          r={radius}
          strokeWidth={strokeWidth}
          pathLength={100}
          // A gap longer than what is left over, so that no second dash begins.
          strokeDasharray={`${String(percent)} 200`}
        />
      )}
    </svg>
  );
}
