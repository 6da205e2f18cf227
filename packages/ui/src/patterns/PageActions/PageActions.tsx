import type { ReactNode } from 'react';
import { join } from '../../primitives/join.ts';
import * as css from './PageActions.css.ts';

export const pageActionsLayouts = ['stacked', 'beside'] as const;

export interface PageActionsProps {
  /** The buttons, the main one first. Each has the width that its place gives it, so none is `fullWidth`. */
  children: ReactNode;
  /** How they stand on a phone: one below the other, or in one line of a `BottomBar`. */
  onPhone?: (typeof pageActionsLayouts)[number];
}

/** The buttons that end a form or a message: as wide as a phone's screen, and on a desk as wide as their words, at the right. */
export const PageActions = ({ children, onPhone = 'stacked' }: PageActionsProps) => (
  <div className={join(css.actions, onPhone === 'beside' && css.beside)}>{children}</div>
);
