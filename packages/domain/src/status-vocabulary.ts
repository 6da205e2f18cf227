import type { CheckOutcome, CheckStatus } from './check.ts';
import type { RegistryStatus } from './misconduct.ts';
import type { ReviewStatus } from './review.ts';
import type { TrustState } from './trust-score.ts';
import type { ReferenceStatus } from './worker-references.ts';

/**
 * The meaning of a colour. `unknown` is 'we do not know', which is no warning about anybody. `warning` is 'something to do'.
 * Gold belongs to the trust tier and to no state.
 */
export const statusTones = ['default', 'info', 'success', 'unknown', 'warning', 'danger'] as const;
export type StatusTone = (typeof statusTones)[number];

/** A state in both languages, with its colour. Its icon is in `@repo/ui/status/status-icons`. */
export interface Status {
  readonly english: string;
  readonly kiswahili: string;
  readonly tone: StatusTone;
}

export type StatusLanguage = Exclude<keyof Status, 'tone'>;

type Vocabulary<State extends string> = Readonly<Record<State, Status>>;

type CheckState = CheckOutcome | Extract<CheckStatus, 'pending' | 'in_progress' | 'waiting' | 'decided'>;

/** A check in a report and its tracker. */
export const checkStates = {
  pending: { english: 'Not started', kiswahili: 'Bado kuanza', tone: 'default' },
  // Of any check that the team works on, so that the words hint at no finding before the worker has answered (decisions 8).
  in_progress: { english: 'Under review', kiswahili: 'Inaendelea', tone: 'info' },
  waiting: { english: 'Waiting', kiswahili: 'Inasubiri', tone: 'info' },
  decided: { english: 'Decided', kiswahili: 'Imeamuliwa', tone: 'default' },
  undecided: { english: 'Not decided yet', kiswahili: 'Bado kuamuliwa', tone: 'default' },
  stopped: { english: 'Stopped', kiswahili: 'Imesimama', tone: 'default' },
  clear: { english: 'Clear', kiswahili: 'Sawa', tone: 'success' },
  finding: { english: 'Finding', kiswahili: 'Kuna jambo', tone: 'danger' },
  unable_to_verify: { english: 'Unable to verify', kiswahili: 'Haikuthibitika', tone: 'unknown' },
  not_applicable: { english: 'Not applicable', kiswahili: 'Haihusiki', tone: 'default' },
  not_in_package: { english: 'Not in package', kiswahili: 'Haimo kwenye kifurushi', tone: 'default' },
} as const satisfies Vocabulary<CheckState | 'undecided' | 'stopped' | 'not_in_package'>;

/** A part of the trust score. */
export const scoreStates = {
  earned: { english: 'Earned', kiswahili: 'Imepatikana', tone: 'success' },
  missing: { english: 'Missing', kiswahili: 'Haijapatikana', tone: 'default' },
  finding: { english: 'Finding', kiswahili: 'Kuna jambo', tone: 'danger' },
  unable_to_verify: { english: 'Unable to verify', kiswahili: 'Haikuthibitika', tone: 'unknown' },
  not_checked: { english: 'Not checked', kiswahili: 'Bado kukaguliwa', tone: 'default' },
  expired: { english: 'Expired', kiswahili: 'Muda umeisha', tone: 'warning' },
  locked: { english: 'Locked', kiswahili: 'Imefungwa', tone: 'default' },
} as const satisfies Vocabulary<TrustState | 'finding' | 'unable_to_verify' | 'locked'>;

/** A verification in the employer's lists. */
export const verificationStates = {
  complete: { english: 'Complete', kiswahili: 'Imekamilika', tone: 'success' },
  nearly_complete: { english: 'Nearly Complete', kiswahili: 'Inakaribia kukamilika', tone: 'info' },
  in_progress: { english: 'In Progress', kiswahili: 'Inaendelea', tone: 'info' },
  just_started: { english: 'Just Started', kiswahili: 'Imeanza', tone: 'info' },
  pending: { english: 'Pending', kiswahili: 'Inasubiri', tone: 'default' },
  refunded: { english: 'Refunded', kiswahili: 'Pesa zimerudishwa', tone: 'default' },
  ended: { english: 'Ended', kiswahili: 'Imeisha', tone: 'default' },
} as const satisfies Vocabulary<string>;

/** The registry of upheld misconduct about a worker. */
export const registryStates = {
  clear: { english: 'Clear', kiswahili: 'Sawa', tone: 'success' },
  records_found: { english: 'Records found', kiswahili: 'Kuna rekodi', tone: 'danger' },
  not_checked: { english: 'Not checked yet', kiswahili: 'Bado kukaguliwa', tone: 'default' },
  unable_to_verify: { english: 'Unable to verify', kiswahili: 'Haikuthibitika', tone: 'unknown' },
} as const satisfies Vocabulary<RegistryStatus>;

/** An employer's own review. */
export const reviewStates = {
  pending: { english: 'Pending Approval', kiswahili: 'Inasubiri idhini', tone: 'info' },
  approved: { english: 'Approved', kiswahili: 'Imeidhinishwa', tone: 'success' },
  rejected: { english: 'Rejected', kiswahili: 'Imekataliwa', tone: 'danger' },
} as const satisfies Vocabulary<ReviewStatus>;

/** A reference that was sent, as its worker sees it. */
export const referenceStates = {
  pending: { english: 'Pending', kiswahili: 'Bado', tone: 'info' },
  verified: { english: 'Verified', kiswahili: 'Amethibitisha', tone: 'success' },
  refused: { english: 'Declined', kiswahili: 'Amekataa', tone: 'default' },
} as const satisfies Vocabulary<ReferenceStatus>;
