import { ringParts } from '@repo/domain/score-ring';
import { scoreStates } from '@repo/domain/status-vocabulary';
import { SCORE_MAXIMUM } from '@repo/domain/trust-score';
import type { TrustTier } from '@repo/domain/trust-tier';
import type { TrustRowState } from '@repo/domain/trust-words';
import { join } from '../../primitives/join.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { ink } from '../../status/ink.css.ts';
import { scoreIcons } from '../../status/status-icons.ts';
import { useStatusLanguage } from '../../status/use-status-language.ts';
import { scoreColour } from '../ScoreCircle/tier-colours.ts';
import { useWords } from '../../words/use-words.ts';
import { english } from './english.ts';
import * as css from './ScoreBreakdown.css.ts';

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
  tier: TrustTier;
  /** Beside a finding, where the metal of a tier would read as praise. */
  plain?: boolean;
  /** The trust score, which counts the locked parts too. Null before anything was checked: there is no total then. */
  score: number | null;
  /** Names the list where no heading above it does. */
  label?: string;
  /** The label of the score. The default is 'Trust Score'. */
  totalLabel?: string;
}

/** Nobody has decided on these points. '0 of 10' would read as a fault. */
const canStillEarn = (state: TrustRowState, points: number): boolean =>
  state === 'not_checked' || (state === 'locked' && points === 0);

/**
 * The parts of a trust score, each with its points and a bar that looks like its part of the `ScoreRing`. A part opens its
 * sentence: the reason for its points, or the way to earn them. The locked parts are one: it
 * holds the rest of the score.
 */
export function ScoreBreakdown({
  parts,
  tier,
  plain = false,
  score,
  label,
  totalLabel = 'Trust Score',
}: ScoreBreakdownProps) {
  const words = useWords('scoreBreakdown', english);
  const language = useStatusLanguage();
  const colour = scoreColour(tier, plain);
  const rows = score === null ? parts : ringParts(parts, score);
  return (
    <div>
      <ul aria-label={label}>
        {rows.map(({ id, label: name, state, points, max, text }) => {
          const Drawing = scoreIcons[state];
          return (
            <li key={id}>
              <details className={css.part}>
                <summary className={css.summary}>
                  <span className={join(css.icon, ink[scoreStates[state].tone])}>
                    <Drawing size="small" />
                  </span>
                  <span className={css.name}>{name}</span>
                  <VisuallyHidden>{`: ${scoreStates[state][language]}`}</VisuallyHidden>
                  {(state !== 'locked' || score !== null) && (
                    <span className={css.points}>
                      {canStillEarn(state, points) ? words.possible(max) : words.points(points, max)}
                    </span>
                  )}
                  <span
                    className={join(css.bar, state === 'earned' ? css.earned[colour] : css.rest[state])}
                    aria-hidden="true"
                  >
                    {state === 'locked' && points > 0 && (
                      <span
                        className={join(css.share, css.earned[colour])}
                        style={{ inlineSize: `${String((points / max) * 100)}%` }}
                      />
                    )}
                  </span>
                </summary>
                <p className={css.text}>{text}</p>
              </details>
            </li>
          );
        })}
      </ul>
      {score !== null && (
        <p className={css.total}>
          <span className={css.totalName}>{totalLabel}</span>
          <span className={css.points}>{words.points(score, SCORE_MAXIMUM)}</span>
        </p>
      )}
    </div>
  );
}
