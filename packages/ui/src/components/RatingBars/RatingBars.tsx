import { toPercent } from '../../percent.ts';
import * as css from './RatingBars.css.ts';

export interface RatingBarsProps {
  /** The most stars first: '5 stars', and how many gave them. */
  rows: readonly { label: string; count: number }[];
}

/** How many gave how many stars, as bars: the average alone does not say whether all agree. */
export function RatingBars({ rows }: RatingBarsProps) {
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  return (
    <dl className={css.rows}>
      {rows.map(({ label, count }) => (
        <div key={label} className={css.row}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.count}>{count}</dd>
          <dd className={css.track} aria-hidden="true">
            <svg className={css.bar} viewBox="0 0 100 1" preserveAspectRatio="none" focusable="false">
              <rect className={css.share} width={toPercent(count, total)} height="1" />
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  );
}
