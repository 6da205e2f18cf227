import type { StatusTone } from '@repo/domain/status-vocabulary';
import { useId, type ReactNode } from 'react';
import type { Icon } from '../../icons/make-icon.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { join } from '../../primitives/join.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { ink } from '../../status/ink.css.ts';
import { Badge } from '../Badge/Badge.tsx';
import * as css from './ResultRow.css.ts';

export interface ResultRowProps {
  /** The target of links to this row. */
  id: string;
  title: string;
  icon: Icon;
  tone: StatusTone;
  /** The state in words, in a badge: 'Clear'. */
  status?: string | undefined;
  /** The day of the state, or facts as short: 'Checked Nov 20, 2026'. */
  beside?: ReactNode;
  /** Said behind the title, for screen readers: 'locked'. */
  note?: string;
  children?: ReactNode;
}

/** One result of a report. Its facts go below its name and its state. A result that accuses, or that nobody could confirm, stands out. */
export function ResultRow({
  id,
  title,
  icon: Drawing,
  tone,
  status,
  beside,
  note,
  children,
}: ResultRowProps) {
  const titleId = useId();
  return (
    <section
      id={id}
      tabIndex={-1}
      className={join(css.row, (tone === 'danger' || tone === 'unknown') && css.marked[tone])}
      aria-labelledby={titleId}
    >
      <span className={join(css.icon, ink[tone])}>
        <Drawing />
      </span>
      <div className={css.head}>
        <Heading level={2} size={4} id={titleId}>
          {title}
          {note !== undefined && <VisuallyHidden>{` (${note})`}</VisuallyHidden>}
        </Heading>
        {(status !== undefined || beside) && (
          <div className={css.state}>
            {status !== undefined && <Badge tone={tone}>{status}</Badge>}
            {beside && <div className={css.beside}>{beside}</div>}
          </div>
        )}
      </div>
      <div className={css.facts}>{children}</div>
    </section>
  );
}
