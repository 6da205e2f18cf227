import { completionLevel, type CompletionLevel } from '@repo/domain/profile-completion';
import { useId } from 'react';
import { join } from '../../primitives/join.ts';
import { visuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { toPercent } from '../../percent.ts';

import * as css from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /** 0 to 100. */
  percent: number;
  /** The name of the progress: 'Verification progress'. */
  label: string;
  hideLabel?: boolean;
  /**
   * The colour by name. The default follows the specification's thresholds. `plain`: where little progress is no bad
   * sign.
   */
  level?: CompletionLevel | 'plain';
  /** The words at the right: '3 of 6 checks'. The default is the percentage. */
  valueText?: string;
}

/** A progress in per cent. */
export function ProgressBar({ percent, label, hideLabel = false, level, valueText }: ProgressBarProps) {
  const labelId = useId();
  const share = toPercent(percent);
  const text = valueText ?? `${String(share)}%`;
  return (
    <div>
      {hideLabel ? (
        <VisuallyHidden id={labelId}>{label}</VisuallyHidden>
      ) : (
        <div className={css.head}>
          <span id={labelId} className={css.label}>
            {label}
          </span>
          <span className={css.value}>{text}</span>
        </div>
      )}
      <progress
        className={visuallyHidden}
        aria-labelledby={labelId}
        aria-valuetext={text}
        max={100}
        value={share}
      />
      <svg className={css.track} aria-hidden="true" focusable="false">
        <rect
          className={join(css.bar, css.level[level ?? completionLevel(share)])}
          width={`${String(share)}%`}
          height="100%"
        />
      </svg>
    </div>
  );
}
