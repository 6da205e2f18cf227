import type { ReactNode } from 'react';
import { Heading, type headingLevels } from '../../primitives/Heading/Heading.tsx';
import * as css from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** 'No Workers Found'. */
  title: string;
  /** What will stand here, or what to do. */
  children?: ReactNode;
  icon?: ReactNode;
  /** The way on: a button. */
  action?: ReactNode;
  level?: (typeof headingLevels)[number];
}

/** Where a list would be. Says why there is none and what to do about it. */
export function EmptyState({ title, children, icon, action, level = 2 }: EmptyStateProps) {
  return (
    <div className={css.empty}>
      {icon && <span className={css.drawing}>{icon}</span>}
      <Heading level={level} size={3} align="center">
        {title}
      </Heading>
      {children && <div className={css.text}>{children}</div>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
