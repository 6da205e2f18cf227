import { outcomeLabels, type CheckOutcome, type CheckStatus } from '@repo/domain/check';
import type { ReactNode } from 'react';
import { CheckIcon } from '../../icons/CheckIcon.tsx';
import { ClockIcon } from '../../icons/ClockIcon.tsx';
import { FlagIcon } from '../../icons/FlagIcon.tsx';
import { HourglassIcon } from '../../icons/HourglassIcon.tsx';
import type { Icon } from '../../icons/make-icon.tsx';
import { MinusIcon } from '../../icons/MinusIcon.tsx';
import { ProgressIcon } from '../../icons/ProgressIcon.tsx';
import { QuestionIcon } from '../../icons/QuestionIcon.tsx';
import { join } from '../../primitives/join.ts';
import { Badge, type BadgeTone } from '../Badge/Badge.tsx';
import * as css from './CheckTimeline.css.ts';

/** Where a check is, and once it is decided, how it came out. */
export const checkStates = [
  'pending',
  'in_progress',
  'waiting',
  'clear',
  'finding',
  'unable_to_verify',
  'not_applicable',
] as const satisfies readonly CheckState[];
export type CheckState = Exclude<CheckStatus, 'decided'> | CheckOutcome;

const looks: Record<CheckState, { icon: Icon; tone: BadgeTone; words: string }> = {
  pending: { icon: ClockIcon, tone: 'default', words: 'Not started' },
  in_progress: { icon: ProgressIcon, tone: 'info', words: 'In progress' },
  waiting: { icon: HourglassIcon, tone: 'warning', words: 'Waiting' },
  clear: { icon: CheckIcon, tone: 'success', words: outcomeLabels.clear },
  finding: { icon: FlagIcon, tone: 'danger', words: outcomeLabels.finding },
  unable_to_verify: { icon: QuestionIcon, tone: 'warning', words: outcomeLabels.unable_to_verify },
  not_applicable: { icon: MinusIcon, tone: 'default', words: outcomeLabels.not_applicable },
};

export interface TimelineCheck {
  id: string;
  /** 'Police Clearance'. */
  title: string;
  state: CheckState;
  /** Who acts next: 'Waiting for the worker's certificate'. */
  next?: string | undefined;
  /** When it is expected, or was decided, as it is to be read: 'Expected Mar 4, 2027'. */
  date?: string | undefined;
  /** More about it: the team's note, a link. */
  detail?: ReactNode;
}

export interface CheckTimelineProps {
  checks: readonly TimelineCheck[];
  /** Names the list where no heading above it does. */
  label?: string;
}

/** The checks of a case, each with its state, who acts next and when. */
export function CheckTimeline({ checks, label }: CheckTimelineProps) {
  return (
    <ol aria-label={label}>
      {checks.map(({ id, title, state, next, date, detail }) => {
        const { icon: Drawing, tone, words } = looks[state];
        return (
          <li key={id} className={css.item}>
            <span className={join(css.disc, css.state[state])}>
              <Drawing size="small" />
            </span>
            <div className={css.words}>
              <div className={css.head}>
                <span className={css.title}>{title}</span>
                <Badge tone={tone}>{words}</Badge>
              </div>
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
