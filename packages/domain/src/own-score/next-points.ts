import { trustPoints, type TrustComponent } from '../trust-score.ts';
import { trustTierOf, trustTiers, type TrustTier } from '../trust-tier.ts';
import type { WireTrustRow } from '../trust-words.ts';

/** The parts of her score that a worker can begin herself. All others begin with an employer. */
const ownParts = [
  'identity',
  'references',
  'police_clearance',
  'recent_profile',
] as const satisfies readonly TrustComponent[];
export type OwnPart = (typeof ownParts)[number];

/** What would raise a score: the parts that together reach the next tier, or one part where all of them do not. */
export type NextPoints =
  | { readonly parts: readonly OwnPart[]; readonly tier: TrustTier }
  | { readonly part: OwnPart; readonly adds: number };

interface OwnScore {
  readonly rows: readonly WireTrustRow[];
  /** Null before anything was checked. */
  readonly score: number | null;
  readonly smileStatus: string;
}

const pointsOf = (parts: readonly OwnPart[]): number =>
  parts.reduce((sum, part) => sum + trustPoints[part], 0);

/**
 * What a worker can do next for her score: only parts that she can begin, and whose points a good outcome would add. Null
 * where there are none, and for the highest tier.
 */
export function nextPointsOf({ rows, score, smileStatus }: OwnScore): NextPoints | null {
  const open = ownParts.filter((part) => isOpen(part, rows, smileStatus));
  const mine = trustTierOf(score ?? 0, smileStatus);
  if (mine === 'Platinum') return null;
  // Before the first check there is no tier to rise from.
  const goal = score === null ? null : fewestToRise(open, { score, smileStatus, mine });
  if (goal !== null) return goal;
  const part = open.includes('identity')
    ? 'identity'
    : open.toSorted((a, b) => trustPoints[b] - trustPoints[a])[0];
  return part === undefined ? null : { part, adds: trustPoints[part] };
}

/** The fewest parts that lead to a higher tier, and of as many parts those with the fewest points. */
function fewestToRise(
  open: readonly OwnPart[],
  { score, smileStatus, mine }: { score: number; smileStatus: string; mine: TrustTier },
): NextPoints | null {
  const choices = open.reduce<OwnPart[][]>(
    (sets, part) => sets.concat(sets.map((set) => [...set, part])),
    [[]],
  );
  const [least] = choices
    .map((parts) => ({
      parts,
      tier: trustTierOf(score + pointsOf(parts), parts.includes('identity') ? 'verified' : smileStatus),
    }))
    .filter(({ tier }) => trustTiers.indexOf(tier) < trustTiers.indexOf(mine))
    .toSorted((a, b) => a.parts.length - b.parts.length || pointsOf(a.parts) - pointsOf(b.parts));
  return least ?? null;
}

/**
 * A check that did not end well may have found something, and then a new proof alone adds nothing. An identity is proven
 * again with new photos, and a profile by an edit.
 */
function isOpen(part: OwnPart, rows: readonly WireTrustRow[], smileStatus: string): boolean {
  const state = rows.find(({ component }) => component === part)?.state;
  if (state === undefined || state === 'earned') return false;
  if (part === 'identity') return smileStatus !== 'pending';
  return part === 'recent_profile' || state !== 'missing';
}
