import { toPercent } from '../../percent.ts';
import { join } from '../../primitives/join.ts';
import { visuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts';
import { size as textSize, tone } from '../../primitives/Text/Text.css.ts';
import { ink } from '../../status/ink.css.ts';
import { Arc } from './Arc.tsx';
import * as css from './CircularProgress.css.ts';

export interface CircularProgressProps {
  /** 0 to 100. */
  percent: number;
  /** The name of the progress: 'Profile completion'. */
  label: string;
}

/** A progress in per cent, where a bar has no room. Little of it is no bad sign: only its end has a colour of its own. */
export function CircularProgress({ percent, label }: CircularProgressProps) {
  const share = toPercent(percent);
  return (
    <div className={join(css.circle, css.size.medium)}>
      <progress className={visuallyHidden} aria-label={label} max={100} value={share} />
      <Arc
        percent={share}
        className={join(css.arc, share === 100 ? ink.success : tone.primary)}
        stroke="currentColor"
        strokeWidth={9}
      />
      {/* A percentage is longer than a score: '100%' fits too, in the widest letters of a phone. */}
      <span className={join(css.words, textSize.large)} aria-hidden="true">
        {share}%
      </span>
    </div>
  );
}
