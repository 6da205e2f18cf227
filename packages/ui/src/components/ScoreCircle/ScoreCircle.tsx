import type { TrustTier } from '@repo/domain/trust-tier';
import { toPercent } from '../../percent.ts';
import { join } from '../../primitives/join.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Arc } from '../CircularProgress/Arc.tsx';
import * as circle from '../CircularProgress/CircularProgress.css.ts';
import * as css from './ScoreCircle.css.ts';
import { useWords } from '../../words/use-words.ts';
import type { Words } from '../../words/words.ts';
import { tierColours } from './tier-colours.ts';
import { tierWords } from './tier-words.ts';

export const scoreCircleSizes = ['small', 'medium', 'large'] as const;

export interface ScoreCircleProps {
  /** The trust score, 0 to 100. A text where it is filled in later, as by a server into a prebuilt page. */
  score: number | string;
  tier: TrustTier;
  size?: (typeof scoreCircleSizes)[number];
}

const english: Words['scoreCircle'] = { outOf: 'out of 100' };

/** A trust score. Screen readers say '82 out of 100, Platinum'. */
export function ScoreCircle({ score, tier, size = 'medium' }: ScoreCircleProps) {
  const { outOf } = useWords('scoreCircle', english);
  const { tiers } = useWords('trustBadge', tierWords);
  const shown = typeof score === 'number' ? toPercent(score) : score;
  return (
    <div className={join(circle.circle, circle.size[size])}>
      <VisuallyHidden>{`${String(shown)} ${outOf}, ${tiers[tier]}`}</VisuallyHidden>
      <Arc percent={shown} className={join(circle.arc, css.ring[tierColours[tier]])} strokeWidth={8} />
      <span className={circle.words} aria-hidden="true">
        <span className={css.number}>{shown}</span>
        {size === 'large' && <span className={css.outOf}>{outOf}</span>}
      </span>
    </div>
  );
}
