import type { TrackedState } from '@repo/domain/check-tracking';
import { checkStates } from '@repo/domain/status-vocabulary';
import type { ReactNode } from 'react';
import { join } from '../../primitives/join.ts';
import { checkIcons } from '../../status/status-icons.ts';
import { useStatusLanguage } from '../../status/use-status-language.ts';
import { Badge } from '../Badge/Badge.tsx';
import * as css from './CheckTimeline.css.ts';

export interface TimelineCheck {
  id: string;
  /** 'Police Clearance'. */
  title: string;
  state: TrackedState;
  /** The source of its facts, as the screen shows it: 'Source: Referees'. */
  source?: string | undefined;
  /** The next step and its actor: 'Waiting for the worker's certificate'. */
  next?: string | undefined;
  /** The due date or the date of the decision, as the screen shows it: 'Expected Mar 4, 2027'. */
  date?: string | undefined;
  /** More details: the team's note, a link. */
  detail?: ReactNode;
}

export interface CheckTimelineProps {
  checks: readonly TimelineCheck[];
  /** Names the list where no heading above it does. */
  label?: string;
}

/** The checks of a case, each with its state, the next actor and the date. */
export function CheckTimeline({ checks, label }: CheckTimelineProps) {
  const language = useStatusLanguage();
  return (
    <ol aria-label={label}>
      {checks.map(({ id, title, state, source, next, date, detail }) => {
        const Drawing = checkIcons[state];
        return (
          <li key={id} className={css.item}>
            <span className={join(css.disc, css.state[state])}>
              <Drawing size="small" />
            </span>
            <div className={css.words}>
              <div className={css.head}>
                <span className={css.title}>{title}</span>
                <Badge tone={checkStates[state].tone}>{checkStates[state][language]}</Badge>
              </div>
              {source && <p className={css.detail}>{source}</p>}
              {next && <p>{next}</p>}
              {date && <p className={css.detail}>{date}</p>}
              {detail && <div className={css.detail}>{detail}</div>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
