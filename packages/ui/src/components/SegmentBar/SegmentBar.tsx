import { useId, type ReactNode } from 'react';
import { toPercent } from '../../percent.ts';
import { join } from '../../primitives/join.ts';
import { visuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './SegmentBar.css.ts';

export interface SegmentBarProps {
  /** The name of the progress, for screen readers: 'Completion'. */
  label: string;
  /** The number of steps that are done. */
  done: number;
  /** The number of all steps. Before they are known, 0. */
  total: number;
  /** 0 to 100. */
  percent: number;
  /** The words at the end of the line: 'Step 3 of 5'. The default is the percentage. */
  valueText?: string;
  /** In front: the status in a word, a `Badge`, or the way back. */
  status?: ReactNode;
}

/** A progress in steps, in one line with its percentage. */
export function SegmentBar({ label, done, total, percent, valueText, status }: SegmentBarProps) {
  const labelId = useId();
  const share = toPercent(percent);
  const text = valueText ?? `${String(share)}%`;
  return (
    <div className={css.bar}>
      {status}
      <VisuallyHidden id={labelId}>{label}</VisuallyHidden>
      <progress
        className={visuallyHidden}
        aria-labelledby={labelId}
        aria-valuetext={text}
        max={100}
        value={share}
      />
      <span className={css.segments} aria-hidden="true">
        {Array.from({ length: Math.max(total, 1) }, (_, place) => (
          <span key={place} className={join(css.segment, place < done && css.done)} />
        ))}
      </span>
      <span className={join(css.value, valueText === undefined && css.number)}>{text}</span>
    </div>
  );
}
