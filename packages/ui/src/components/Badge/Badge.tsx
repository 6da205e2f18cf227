import type { ReactNode } from 'react';
import { join } from '../../primitives/join.ts';
import * as css from './Badge.css.ts';

export const badgeTones = ['default', 'info', 'success', 'unknown', 'warning', 'danger'] as const;
export type BadgeTone = (typeof badgeTones)[number];

export interface BadgeProps {
  /** One to three words that name the state without the colour. */
  children: ReactNode;
  tone?: BadgeTone;
  icon?: ReactNode;
  /** As high as a line of small text: in the rows of a list. */
  flat?: boolean;
}

/** A state in a word. The app maps states to tones in an exhaustive record, outside of the badge. */
export function Badge({ children, tone = 'default', icon, flat = false }: BadgeProps) {
  return (
    <span className={join(css.badge, css.tone[tone], flat && css.flat)}>
      {icon}
      {children}
    </span>
  );
}
