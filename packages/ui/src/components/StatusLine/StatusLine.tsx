import type { ReactNode } from 'react';
import { StatusIcon, type StatusIconProps } from '../StatusIcon/StatusIcon.tsx';
import * as css from './StatusLine.css.ts';

export interface StatusLineProps extends Pick<StatusIconProps, 'status'> {
  /** The status in a sentence. */
  children: ReactNode;
}

/** A status in a sentence, with its icon at the first line. */
export const StatusLine = ({ status, children }: StatusLineProps) => (
  <div className={css.line}>
    <StatusIcon status={status} />
    <div className={css.words}>{children}</div>
  </div>
);
