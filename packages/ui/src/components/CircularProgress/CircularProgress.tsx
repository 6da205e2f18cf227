import { completionLevel, type CompletionLevel } from '@repo/domain/profile-completion';
import { toPercent } from '../../percent.ts';
import { join } from '../../primitives/join.ts';
import { visuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts';
import { Arc } from './Arc.tsx';
import * as css from './CircularProgress.css.ts';

export const circularProgressSizes = ['small', 'medium', 'large'] as const;

export interface CircularProgressProps {
  /** 0 to 100. */
  percent: number;
  /** The name of the progress: 'Profile completion'. */
  label: string;
  size?: (typeof circularProgressSizes)[number];
  level?: CompletionLevel;
}

/** A progress in per cent, where a bar has no room. */
export function CircularProgress({ percent, label, size = 'medium', level }: CircularProgressProps) {
  const share = toPercent(percent);
  return (
    <div className={join(css.circle, css.size[size], css.percentage[size])}>
      <progress className={visuallyHidden} aria-label={label} max={100} value={share} />
      <Arc
        percent={share}
        className={join(css.arc, css.level[level ?? completionLevel(share)])}
        strokeWidth={9}
      />
      <span className={css.words} aria-hidden="true">
        {share}%
      </span>
    </div>
  );
}
