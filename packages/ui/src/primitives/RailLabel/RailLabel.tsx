import type { ReactNode } from 'react';
import * as css from './RailLabel.css.ts';

export interface RailLabelProps {
  children: ReactNode;
  /** `div` for several lines. */
  as?: 'span' | 'div';
}

/** Words beside an icon in a rail. Where the rail has room for icons alone, they are for screen-reader users. */
export const RailLabel = ({ children, as: Element = 'span' }: RailLabelProps) => (
  <Element className={css.label}>{children}</Element>
);
