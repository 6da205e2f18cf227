import { type TrustTier, trustTiers } from '@repo/domain/trust-tier';
import { ShieldIcon } from '../../icons/ShieldIcon.tsx';
import { join } from '../../primitives/join.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as badge from '../Badge/Badge.css.ts';
import { scoreColour } from '../ScoreCircle/tier-colours.ts';
import { tierWords } from '../ScoreCircle/tier-words.ts';
import { useWords } from '../../words/use-words.ts';
import { useReplaced } from '../../use-replaced.ts';
import * as css from './TrustBadge.css.ts';

export interface TrustBadgeProps {
  tier: TrustTier;
  /**
   * The trust score, 0 to 100. A text where it is filled in later, as by a server into a prebuilt page. Null before anything
   * was checked: the badge then reads 'Not checked yet'.
   */
  score: number | string | null;
  /** The most that the open checks can reach. Null or absent while none is open. */
  upTo?: number | string | null;
  /** Beside a finding, where the metal and the shield of a tier would read as praise. */
  plain?: boolean;
}

const whole = (points: number | string) => (typeof points === 'number' ? Math.round(points) : points);

/**
 * Tier and score in one line. Screen readers say 'Platinum, trust score 82 out of 100', or 'Basic, trust score 25 so far, up
 * to 90' while checks run. A tier that rises in sight shines once.
 */
export function TrustBadge({ tier, score, upTo = null, plain = false }: TrustBadgeProps) {
  const words = useWords('trustBadge', tierWords);
  const before = useReplaced(tier);
  const hasRisen = before !== undefined && trustTiers.indexOf(tier) < trustTiers.indexOf(before);
  if (score === null)
    return (
      <span className={join(badge.badge, css.badge, css.unchecked)}>
        <VisuallyHidden>{`${words.trustScore}: `}</VisuallyHidden>
        {words.unchecked}
      </span>
    );
  return (
    <span
      className={join(
        badge.badge,
        css.badge,
        css.tier[scoreColour(tier, plain)],
        !plain && hasRisen && css.shines,
      )}
    >
      {!plain && <ShieldIcon size="small" />}
      {words.tiers[tier]}
      <VisuallyHidden>{`, ${words.trustScore} `}</VisuallyHidden>
      <span className={css.score}>{whole(score)}</span>
      {upTo === null ? (
        <VisuallyHidden>{` ${words.outOf}`}</VisuallyHidden>
      ) : (
        <span>{` ${words.soFar} ${String(whole(upTo))}`}</span>
      )}
    </span>
  );
}
