import { trackedStateLabels, type TrackedState } from '@repo/domain/check-tracking';
import type { ReactNode } from 'react';
import { CheckIcon } from '../../icons/CheckIcon.tsx';
import { ClockIcon } from '../../icons/ClockIcon.tsx';
import { FlagIcon } from '../../icons/FlagIcon.tsx';
import { HourglassIcon } from '../../icons/HourglassIcon.tsx';
import type { Icon } from '../../icons/make-icon.tsx';
import { LockIcon } from '../../icons/LockIcon.tsx';
import { MinusIcon } from '../../icons/MinusIcon.tsx';
import { ProgressIcon } from '../../icons/ProgressIcon.tsx';
import { QuestionIcon } from '../../icons/QuestionIcon.tsx';
import { join } from '../../primitives/join.ts';
import { Badge, type BadgeTone } from '../Badge/Badge.tsx';
import { useWords } from '../../words/use-words.ts';
import type { Words } from '../../words/words.ts';
import * as css from './CheckTimeline.css.ts';

const looks: Record<TrackedState, { icon: Icon; tone: BadgeTone }> = {
  pending: { icon: ClockIcon, tone: 'default' },
  in_progress: { icon: ProgressIcon, tone: 'info' },
  waiting: { icon: HourglassIcon, tone: 'warning' },
  decided: { icon: LockIcon, tone: 'default' },
  // A cross would read like a result against the worker.
  stopped: { icon: MinusIcon, tone: 'default' },
  clear: { icon: CheckIcon, tone: 'success' },
  finding: { icon: FlagIcon, tone: 'danger' },
  unable_to_verify: { icon: QuestionIcon, tone: 'warning' },
  not_applicable: { icon: MinusIcon, tone: 'default' },
};

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

const english: Words['checkTimeline'] = { states: trackedStateLabels };

/** The checks of a case, each with its state, the next actor and the date. */
export function CheckTimeline({ checks, label }: CheckTimelineProps) {
  const { states } = useWords('checkTimeline', english);
  return (
    <ol aria-label={label}>
      {checks.map(({ id, title, state, source, next, date, detail }) => {
        const { icon: Drawing, tone } = looks[state];
        return (
          <li key={id} className={css.item}>
            <span className={join(css.disc, css.state[state])}>
              <Drawing size="small" />
            </span>
            <div className={css.words}>
              <div className={css.head}>
                <span className={css.title}>{title}</span>
                <Badge tone={tone}>{states[state]}</Badge>
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
