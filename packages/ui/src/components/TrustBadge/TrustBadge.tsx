import type { TrustTier } from '@repo/domain/trust-tier';
import { ShieldIcon } from '../../icons/ShieldIcon.tsx';
import { join } from '../../primitives/join.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as badge from '../Badge/Badge.css.ts';
import { tierColours } from '../ScoreCircle/tier-colours.ts';
import { tierWords } from '../ScoreCircle/tier-words.ts';
import { useWords } from '../../words/use-words.ts';
import * as css from './TrustBadge.css.ts';

export interface TrustBadgeProps {
  tier: TrustTier;
  /** The trust score, 0 to 100. */
  score: number;
}

/** Tier and score in one line. Screen readers say 'Platinum, trust score 82 out of 100'. */
export function TrustBadge({ tier, score }: TrustBadgeProps) {
  const words = useWords('trustBadge', tierWords);
  return (
    <span className={join(badge.badge, css.badge, css.tier[tierColours[tier]])}>
      <ShieldIcon size="small" />
      {words.tiers[tier]}
      <VisuallyHidden>{`, ${words.trustScore} `}</VisuallyHidden>
      <span className={css.score}>{Math.round(score)}</span>
      <VisuallyHidden>{` ${words.outOf}`}</VisuallyHidden>
    </span>
  );
}
