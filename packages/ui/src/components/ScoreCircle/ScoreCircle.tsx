import type { TrustTier } from '@repo/domain/trust-tier';
import { useId } from 'react';
import type { Icon } from '../../icons/make-icon.tsx';
import { toPercent } from '../../percent.ts';
import { join } from '../../primitives/join.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Arc } from '../CircularProgress/Arc.tsx';
import * as circle from '../CircularProgress/CircularProgress.css.ts';
import * as css from './ScoreCircle.css.ts';
import { useWords } from '../../words/use-words.ts';
import * as grows from './growth.css.ts';
import { Metal } from './Metal.tsx';
import { scoreColour } from './tier-colours.ts';
import { tierWords } from './tier-words.ts';
import { setOn, useGrowth } from './use-growth.ts';

export const scoreCircleSizes = ['xsmall', 'small', 'medium', 'large'] as const;

export interface ScoreCircleProps {
  /**
   * The trust score, 0 to 100. A text where it is filled in later, as by a server into a prebuilt page. Null before anything
   * was checked: the ring is then pale, with no number. Write 'Not checked yet' beside it.
   */
  score: number | string | null;
  tier: TrustTier;
  /** Beside a finding, where the metal of a tier would read as praise. Screen readers still say the tier. */
  plain?: boolean | undefined;
  /** The most that the open checks can reach. Null or absent while none is open. Write '25 so far, up to 90' beside it. */
  upTo?: number | string | null;
  size?: (typeof scoreCircleSizes)[number];
  /** In the middle before anything was checked, where no number comes soon: what fills the ring. */
  mark?: Icon;
  /** The name of something finished, among all of the site. The ring grows to its score at its first view of this visit. */
  finished?: string | undefined;
}

/**
 * A trust score. Screen readers say '82 out of 100, Platinum', '25 so far, up to 90, Basic', or nothing before anything was
 * checked: the words beside the pale ring say it. A score that rises in sight grows to its new one.
 */
export function ScoreCircle({
  score,
  tier,
  plain = false,
  upTo = null,
  size = 'medium',
  mark: Mark,
  finished,
}: ScoreCircleProps) {
  const { tiers, outOf, soFar } = useWords('trustBadge', tierWords);
  const metal = useId();
  const growth = useGrowth(score, finished);
  if (score === null)
    return (
      <div className={join(circle.circle, circle.size[size])} aria-hidden="true">
        <Arc percent={0} className={undefined} strokeWidth={8} />
        {Mark && (
          <span className={join(circle.words, css.mark)}>
            <Mark />
          </span>
        )}
      </div>
    );
  const shown = typeof score === 'number' ? toPercent(score) : score;
  const follows = upTo === null ? outOf : `${soFar} ${String(upTo)}`;
  return (
    <div key={shown} ref={growth && setOn(growth)} className={join(circle.circle, circle.size[size])}>
      <VisuallyHidden>{`${String(shown)} ${follows}, ${tiers[tier]}`}</VisuallyHidden>
      <Arc
        percent={shown}
        className={join(circle.arc, growth && grows.arc)}
        stroke={`url(#${metal})`}
        strokeWidth={8}
      >
        <Metal id={metal} from={0} to={100} colour={scoreColour(tier, plain)} />
      </Arc>
      <span className={circle.words} aria-hidden="true">
        <span className={join(css.number, growth && grows.number)}>{shown}</span>
        {/* The ring has no room for the words of a running score: they stand beside it. */}
        {size === 'large' && upTo === null && <span className={css.outOf}>{outOf}</span>}
      </span>
    </div>
  );
}
