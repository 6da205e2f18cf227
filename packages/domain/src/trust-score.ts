import { addMonths } from './dates.ts';

/** The components of a trust score (employer spec 3): eight components, 100 points. */
export const trustPoints = {
  identity: 20,
  references: 20,
  admin_approval: 15,
  police_clearance: 10,
  no_misconduct: 10,
  social_screening: 10,
  deep_check: 10,
  recent_profile: 5,
} as const;
export type TrustComponent = keyof typeof trustPoints;
/** The most that a score can be. */
export const SCORE_MAXIMUM = 100;
export const trustComponents = [
  'identity',
  'references',
  'admin_approval',
  'police_clearance',
  'no_misconduct',
  'social_screening',
  'deep_check',
  'recent_profile',
] as const satisfies readonly TrustComponent[];

export const trustComponentLabels: Readonly<Record<TrustComponent, string>> = {
  identity: 'ID verification',
  references: '2 or more references',
  admin_approval: 'Admin approval',
  police_clearance: 'Police clearance',
  no_misconduct: 'No misconduct',
  social_screening: 'Social screening',
  deep_check: 'Deep check',
  recent_profile: 'Recent profile',
};

/** The state of a component: earned; checked and not earned; not checked yet; earned once and expired. */
export const trustStates = ['earned', 'missing', 'not_checked', 'expired'] as const;
export type TrustState = (typeof trustStates)[number];

export type TrustFacts = Readonly<Record<Exclude<TrustComponent, 'recent_profile'>, TrustState>> & {
  /** The worker's last edit of the profile, or null. */
  readonly profileUpdatedAt: Date | null;
};

export interface TrustScore {
  readonly total: number;
  readonly breakdown: readonly {
    readonly component: TrustComponent;
    readonly points: number;
    readonly max: number;
    readonly state: TrustState;
  }[];
}

/** A profile is recent for this many months after an edit (decisions 8). */
export const RECENT_PROFILE_MONTHS = 6;

/** The moment from which a profile edited at `editedAt` is no longer recent. */
export const profileRecentUntil = (editedAt: Date): Date => addMonths(editedAt, RECENT_PROFILE_MONTHS);

/** The score of a worker's current facts, with its breakdown. The sum of the breakdown is the score. */
export function trustScoreOf(facts: TrustFacts, now: Date): TrustScore {
  const breakdown = trustComponents.map((component) => {
    const state =
      component === 'recent_profile' ? profileState(facts.profileUpdatedAt, now) : facts[component];
    const max = trustPoints[component];
    return { component, state, max, points: state === 'earned' ? max : 0 };
  });
  return { total: breakdown.reduce((sum, { points }) => sum + points, 0), breakdown };
}

function profileState(editedAt: Date | null, now: Date): TrustState {
  if (editedAt === null) return 'missing';
  return now < profileRecentUntil(editedAt) ? 'earned' : 'expired';
}
