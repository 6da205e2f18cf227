import type { ReactNode } from 'react';
import { Heading, type headingLevels } from '../../primitives/Heading/Heading.tsx';
import * as css from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** 'No Workers Found'. */
  title: string;
  /** The future content here, or the next step. */
  children?: ReactNode;
  /** One of `drawings/` where a whole page or list is empty. A large icon where a filter matches nothing. */
  drawing?: ReactNode;
  /** The next step: a button. */
  action?: ReactNode;
  level?: (typeof headingLevels)[number];
}

/** In place of an empty list. It says why the list is empty and what to do. */
export function EmptyState({ title, children, drawing, action, level = 2 }: EmptyStateProps) {
  return (
    <div className={css.empty}>
      {drawing}
      <Heading level={level} size={3} align="center">
        {title}
      </Heading>
      {children && <div className={css.text}>{children}</div>}
      {action}
    </div>
  );
}
