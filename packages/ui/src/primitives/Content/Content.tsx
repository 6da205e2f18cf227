import type { ReactNode } from 'react';
import { join } from '../join.ts';
import * as css from './Content.css.ts';

export const contentWidths = ['form', 'reading', 'wide', 'desk', 'task', 'focus'] as const;

export interface ContentProps {
  children: ReactNode;
  /**
   * `form` for one field after another, `reading` for most screens, `wide` for grids, `desk` for three columns, `task` for
   * a `TaskLayout`, `focus` for a single message.
   */
  width?: (typeof contentWidths)[number];
}

/** The column of a screen's content: centred, with room at both sides on every phone. */
export function Content({ children, width = 'reading' }: ContentProps) {
  return <div className={join(css.content, css.width[width])}>{children}</div>;
}
