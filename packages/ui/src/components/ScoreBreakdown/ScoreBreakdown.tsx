import { SCORE_MAXIMUM } from '@repo/domain/trust-score';
import { trustStateLabels, type TrustRowState } from '@repo/domain/trust-words';
import { CheckIcon } from '../../icons/CheckIcon.tsx';
import { HourglassIcon } from '../../icons/HourglassIcon.tsx';
import { LockIcon } from '../../icons/LockIcon.tsx';
import type { Icon } from '../../icons/make-icon.tsx';
import { MinusIcon } from '../../icons/MinusIcon.tsx';
import { QuestionIcon } from '../../icons/QuestionIcon.tsx';
import { Badge, type BadgeTone } from '../Badge/Badge.tsx';
import { useWords } from '../../words/use-words.ts';
import type { Words } from '../../words/words.ts';
import * as css from './ScoreBreakdown.css.ts';

const looks: Record<TrustRowState, { icon: Icon; tone: BadgeTone }> = {
  earned: { icon: CheckIcon, tone: 'success' },
  missing: { icon: MinusIcon, tone: 'warning' },
  not_checked: { icon: QuestionIcon, tone: 'default' },
  expired: { icon: HourglassIcon, tone: 'warning' },
  locked: { icon: LockIcon, tone: 'default' },
};

export interface ScorePart {
  id: string;
  /** 'Police clearance'. */
  label: string;
  state: TrustRowState;
  points: number;
  /** The maximum of points. */
  max: number;
  /** The reason for the points, or the way to earn them: a sentence or two. */
  text: string;
}

export interface ScoreBreakdownProps {
  parts: readonly ScorePart[];
  /** The trust score, which counts the locked parts too. Null before anything was checked: there is no total then. */
  score: number | null;
  /** Names the list where no heading above it does. */
  label?: string;
  /** The label of the score. The default is 'Trust Score'. */
  totalLabel?: string;
  /** The default is '10 of 20'. */
  pointsText?: (points: number, max: number) => string;
}

const english: Words['scoreBreakdown'] = {
  points: (points, max) => `${String(points)} of ${String(max)}`,
  states: trustStateLabels,
};

/** The parts of a trust score, each with its points, its state, and the way to raise it. A locked part has no points. */
export function ScoreBreakdown({
  parts,
  score,
  label,
  totalLabel = 'Trust Score',
  pointsText,
}: ScoreBreakdownProps) {
  const words = useWords('scoreBreakdown', english);
  const say = pointsText ?? words.points;
  return (
    <div>
      <ul aria-label={label}>
        {parts.map(({ id, label: name, state, points, max, text }) => {
          const { icon: Drawing, tone } = looks[state];
          return (
            <li key={id} className={css.part}>
              <div className={css.head}>
                <span className={css.name}>{name}</span>
                {state !== 'locked' && <span className={css.points}>{say(points, max)}</span>}
              </div>
              <div className={css.facts}>
                <Badge tone={tone} icon={<Drawing size="small" />}>
                  {words.states[state]}
                </Badge>
                <p className={css.text}>{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
      {score !== null && (
        <p className={css.total}>
          <span className={css.name}>{totalLabel}</span>
          <span className={css.points}>{say(score, SCORE_MAXIMUM)}</span>
        </p>
      )}
    </div>
  );
}
