import type { ReactNode } from 'react';
import * as css from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  children: ReactNode;
  as?: 'span' | 'div' | 'p' | 'h2' | 'legend' | 'caption';
  id?: string;
}

/** Text for screen-reader users. */
export function VisuallyHidden({ children, as: Element = 'span', id }: VisuallyHiddenProps) {
  return (
    <Element id={id} className={css.visuallyHidden}>
      {children}
    </Element>
  );
}
