import type { ReactNode } from 'react';
import * as css from './StepList.css.ts';

export interface Step {
  title: string;
  text?: ReactNode;
}

export interface StepListProps {
  steps: readonly Step[];
  /** Names the list where no heading above it does. */
  label?: string;
}

/** What happens next, in order. */
export function StepList({ steps, label }: StepListProps) {
  return (
    <ol className={css.list} aria-label={label}>
      {steps.map(({ title, text }) => (
        <li key={title} className={css.step}>
          <div className={css.words}>
            <p className={css.title}>{title}</p>
            {text && <div className={css.text}>{text}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
