import type { ReactNode } from 'react';
import { gap as gaps } from '../gaps.css.ts';
import { join } from '../join.ts';
import type { Space } from '../spaces.ts';
import * as css from './Grid.css.ts';

export const gridElements = ['div', 'ul', 'ol'] as const;

export interface GridProps {
  children: ReactNode;
  /** Columns from 768 px up. */
  columns: 1 | 2 | 3 | 4;
  /** Columns on a phone. `fit` is the number of columns with room for a button's words. */
  phoneColumns?: 1 | 2 | 3 | 'fit';
  gap?: Space;
  as?: (typeof gridElements)[number];
}

/** Children of equal width in columns. */
export function Grid({
  children,
  columns,
  phoneColumns = 1,
  gap = 'medium',
  as: Element = 'div',
}: GridProps) {
  return (
    <Element className={join(css.grid, css.phone[phoneColumns], css.wide[columns], gaps[gap])}>
      {children}
    </Element>
  );
}
