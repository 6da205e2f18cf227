import type { StatusTone } from '@repo/domain/status-vocabulary';
import { useId, type ReactNode } from 'react';
import type { Icon } from '../../icons/make-icon.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { join } from '../../primitives/join.ts';
import { Spread } from '../../primitives/Spread/Spread.tsx';
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
  /** Said behind the title, for screen readers: 'locked'. */
  note?: string;
  children?: ReactNode;
}

/** One result of a report. Its facts go below its name and its state. */
export function ResultRow({ id, title, icon: Drawing, tone, status, note, children }: ResultRowProps) {
  const titleId = useId();
  return (
    <section id={id} tabIndex={-1} className={css.row} aria-labelledby={titleId}>
      <span className={join(css.icon, ink[tone])}>
        <Drawing />
      </span>
      <Spread wrap>
        <Heading level={2} size={4} id={titleId}>
          {title}
          {note !== undefined && <VisuallyHidden>{` (${note})`}</VisuallyHidden>}
        </Heading>
        {status !== undefined && <Badge tone={tone}>{status}</Badge>}
      </Spread>
      <div className={css.facts}>{children}</div>
    </section>
  );
}
