import { trustPoints, type TrustComponent } from '../trust-score.ts';
import { GOLD_FROM, PLATINUM_FROM, SILVER_FROM, trustTierOf, type TrustTier } from '../trust-tier.ts';
import type { WireTrustRow } from '../trust-words.ts';

/** The parts of her score that a worker can begin herself. All others begin with an employer. */
const ownParts = [
  'identity',
  'references',
  'police_clearance',
  'recent_profile',
] as const satisfies readonly TrustComponent[];
export type OwnPart = (typeof ownParts)[number];

/** What would raise a score, and how far. */
export interface NextPoints {
  readonly part: OwnPart;
  readonly adds: number;
  /** The next tier and the points that it lacks, or the tier that this part alone reaches. Null where no tier is in question. */
  readonly goal: { readonly tier: TrustTier; readonly missing: number | null } | null;
}

interface OwnScore {
  readonly rows: readonly WireTrustRow[];
  /** Null before anything was checked. */
  readonly score: number | null;
  readonly smileStatus: string;
}

const froms = [
  ['Silver', SILVER_FROM],
  ['Gold', GOLD_FROM],
  ['Platinum', PLATINUM_FROM],
] as const satisfies readonly (readonly [TrustTier, number])[];

/**
 * What a worker can do next for her score: only a part that she can begin, and whose points a good outcome would add. Null
 * where there is none, and for the highest tier.
 */
export function nextPointsOf({ rows, score, smileStatus }: OwnScore): NextPoints | null {
  const open = ownParts.filter((part) => isOpen(part, rows, smileStatus));
  const [first] = open;
  if (first === undefined) return null;
  // Without a verified identity every score is Basic.
  if (score === null || (smileStatus !== 'verified' && first !== 'identity'))
    return { part: first, adds: trustPoints[first], goal: null };
  if (first === 'identity') return identityNext(score);
  const next = froms.find(([, from]) => from > score);
  if (next === undefined) return null;
  const [tier, from] = next;
  const missing = from - score;
  const byPoints = open.toSorted((a, b) => trustPoints[a] - trustPoints[b]);
  const part = byPoints.find((each) => trustPoints[each] >= missing) ?? byPoints.at(-1) ?? first;
  return { part, adds: trustPoints[part], goal: { tier, missing } };
}

/** It adds its points, and lets the others count for a tier. */
function identityNext(score: number): NextPoints {
  const adds = trustPoints.identity;
  const tier = trustTierOf(score + adds, 'verified');
  const goal =
    tier === 'Basic' ? { tier: 'Silver' as const, missing: SILVER_FROM - score } : { tier, missing: null };
  return { part: 'identity', adds, goal };
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
