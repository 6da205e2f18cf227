import type { ReactNode } from 'react';
import { join } from '../../primitives/join.ts';
import * as spinner from '../Spinner/Spinner.css.ts';
import * as css from './Button.css.ts';

const ring = join(spinner.ring, spinner.size.small);

interface ButtonContentProps {
  children: ReactNode;
  icon?: ReactNode;
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
}

/** The content of a button: its label, or its label while busy. */
export function ButtonContent({ children, icon, busy = false, busyLabel }: ButtonContentProps) {
  const spoken = busyLabel !== undefined && busy;
  return (
    <span className={css.labels}>
      <span className={join(css.label, spoken && css.unseen, busy && !spoken && css.fadeLate)}>
        {icon}
        {children}
      </span>
      {busyLabel !== undefined && (
        <span className={join(css.label, !busy && css.unseen)} aria-hidden={!busy}>
          {/* It turns only in sight: the browser would draw an unseen one at each frame. */}
          <span className={busy ? ring : spinner.size.small} />
          {busyLabel}
        </span>
      )}
      {busy && busyLabel === undefined && (
        <span className={join(css.centre, spinner.late)}>
          <span className={ring} />
        </span>
      )}
    </span>
  );
}
