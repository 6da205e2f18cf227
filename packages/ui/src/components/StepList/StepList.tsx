import type { ReactNode } from 'react';
import { join } from '../../primitives/join.ts';
import * as css from './StepList.css.ts';

export const stepListLayouts = ['down', 'across'] as const;

export interface Step {
  title: string;
  text?: ReactNode;
}

export interface StepListProps {
  steps: readonly Step[];
  /** Names the list where no heading above it does. */
  label?: string;
  /** `across`: side by side from 768 px up, for a few steps on a page as wide as the viewport. */
  layout?: (typeof stepListLayouts)[number];
}

/** The next steps, in order. */
export function StepList({ steps, label, layout = 'down' }: StepListProps) {
  return (
    <ol className={join(css.list, layout === 'across' && css.across)} aria-label={label}>
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
