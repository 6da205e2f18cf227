import { sectorPath } from '@repo/domain/ring-sector';
import type { TrustTier } from '@repo/domain/trust-tier';
import type { TrustRowState } from '@repo/domain/trust-words';
import { useId } from 'react';
import { join } from '../../primitives/join.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../words/use-words.ts';
import type { ScorePart } from '../ScoreBreakdown/ScoreBreakdown.tsx';
import { english as breakdownWords } from '../ScoreBreakdown/english.ts';
import { Metal } from '../ScoreCircle/Metal.tsx';
import * as grows from '../ScoreCircle/growth.css.ts';
import { scoreColour } from '../ScoreCircle/tier-colours.ts';
import { tierWords } from '../ScoreCircle/tier-words.ts';
import { setOn, useGrowth } from '../ScoreCircle/use-growth.ts';
import * as css from './ScoreRing.css.ts';
import { liftOf } from './lift-of.ts';

export interface ScoreRingProps {
  /** The parts of the score, together as long as the whole ring (`ringParts`). */
  parts: readonly ScorePart[];
  /** The trust score, 0 to 100. */
  score: number;
  tier: TrustTier;
  /** Beside a finding, where the metal of a tier would read as praise. Screen readers still say the tier. */
  plain?: boolean;
  /** The most that the open checks can reach. Null or absent while none is open. */
  upTo?: number | null;
  /** The `id` of the part whose sentence is open, or null. */
  selected?: string | null;
  /** Opens the sentence of a part, or closes it with null. The screen shows the sentence beside the ring. */
  onSelect?: (id: string | null) => void;
  /** The name of something finished, among all of the site. The ring grows to its score at its first view of this visit. */
  finished?: string | undefined;
}

interface Arc {
  readonly part: ScorePart;
  readonly from: number;
  readonly to: number;
}

/** Each part with its place in the ring, one after another. */
const arcsOf = (parts: readonly ScorePart[]): Arc[] =>
  parts.map((part, index) => {
    const from = parts.slice(0, index).reduce((sum, { max }) => sum + max, 0);
    return { part, from, to: from + part.max };
  });

/** The drawing of what is not earned: found, not to be confirmed, or still to come. */
const restLook = (state: TrustRowState): 'finding' | 'unknown' | 'open' => {
  if (state === 'finding') return 'finding';
  return state === 'unable_to_verify' ? 'unknown' : 'open';
};

/**
 * A trust score in its parts: earned is solid, not to be confirmed is hatched, still possible is pale, and a finding is an
 * outline. A part that is pressed lifts, and the middle says its points. Screen readers say what `ScoreCircle` says: the
 * sentences of the parts are a `ScoreBreakdown` on the same page.
 */
export function ScoreRing({
  parts,
  score,
  tier,
  plain = false,
  upTo = null,
  selected = null,
  onSelect,
  finished,
}: ScoreRingProps) {
  const { tiers, outOf, soFar } = useWords('trustBadge', tierWords);
  const { points: say } = useWords('scoreBreakdown', breakdownWords);
  const hatch = useId();
  const metal = useId();
  const shown = useId();
  const growth = useGrowth(score, finished);
  const open = parts.find(({ id }) => id === selected);
  return (
    <div key={score} ref={growth && setOn(growth)} className={css.ring}>
      <VisuallyHidden>{`${String(score)} ${upTo === null ? outOf : `${soFar} ${String(upTo)}`}, ${tiers[tier]}`}</VisuallyHidden>
      <svg className={css.drawing} viewBox="-58 -58 116 116" aria-hidden="true" focusable="false">
        <defs>
          <pattern
            id={hatch}
            width="5"
            height="5"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect className={css.hatchGround} width="5" height="5" />
            <rect className={css.hatchLine} width="2.2" height="5" />
          </pattern>
          <Metal id={metal} from={-52} to={52} colour={scoreColour(tier, plain)} />
          {growth && (
            <mask
              id={shown}
              className={css.mask}
              maskUnits="userSpaceOnUse"
              x="-58"
              y="-58"
              width="116"
              height="116"
            >
              <circle
                className={grows.arc}
                r="47"
                pathLength="100"
                strokeDasharray="100 200"
                transform="rotate(-90)"
              />
            </mask>
          )}
        </defs>
        {arcsOf(parts).map(({ part, from, to }) => {
          const earned = from + part.points;
          const look = restLook(part.state);
          const isOpen = part.id === selected;
          return (
            <g
              key={part.id}
              className={join(css.part, onSelect && css.pressable)}
              style={isOpen ? { transform: liftOf((from + to) / 2) } : undefined}
              onClick={onSelect && (() => onSelect(isOpen ? null : part.id))}
            >
              {/* Under what is about to grow. */}
              {(growth !== undefined || part.points < part.max) && (
                <path
                  className={css.rest[look]}
                  d={sectorPath(from, to)}
                  fill={look === 'unknown' ? `url(#${hatch})` : undefined}
                />
              )}
              {part.points > 0 && (
                <path
                  className={css.earned}
                  d={sectorPath(from, earned)}
                  fill={`url(#${metal})`}
                  mask={growth && `url(#${shown})`}
                />
              )}
            </g>
          );
        })}
      </svg>
      <span className={css.words} aria-hidden="true">
        {open === undefined ? (
          <>
            <span className={join(css.number, growth && grows.number)}>{score}</span>
            {upTo === null && <span className={css.outOf}>{outOf}</span>}
          </>
        ) : (
          <span className={css.points}>{say(open.points, open.max)}</span>
        )}
      </span>
    </div>
  );
}
