import type { CheckKind, CheckOutcome, CheckStatus, WaitingOn } from './check.ts';
import { addBusinessDays, endOfDay } from './dates.ts';
import { defineMachine, type StateOf } from './machine.ts';
import { URGENT_PACKAGE_ID } from './packages.ts';
import { POLICE_CERTIFICATE_BUSINESS_DAYS } from './police-clearance.ts';

/** The work that a paid purchase with consent sets off; closed when the consent is withdrawn or the money taken back. */
export const caseMachine = defineMachine({
  open: ['completed', 'closed'],
  // A finding that falls by a dispute takes the final review with it, which is then written anew.
  completed: ['open'],
  closed: [],
});
export type CaseStatus = StateOf<typeof caseMachine>;

/** The longest of '2-3 business days' (employer spec 9). */
const USUAL_BUSINESS_DAYS = 3;

/**
 * When a check is due: by the end of the day in Nairobi, the same day for the urgent package. The final review comes last,
 * so it waits as long as a certificate that the worker does not have yet.
 */
export function checkDueAt(
  kind: CheckKind,
  packageId: number,
  openedAt: Date,
  { hasPoliceCertificate, steps }: KnownFacts & { readonly steps: readonly CheckKind[] },
): Date {
  const needsCertificate =
    kind === 'criminal_record' || (kind === 'final_review' && steps.includes('criminal_record'));
  if (needsCertificate && !hasPoliceCertificate)
    return endOfDay(addBusinessDays(openedAt, POLICE_CERTIFICATE_BUSINESS_DAYS));
  return endOfDay(
    packageId === URGENT_PACKAGE_ID ? openedAt : addBusinessDays(openedAt, USUAL_BUSINESS_DAYS),
  );
}

export interface KnownFacts {
  /** The identity provider, or the team, has verified this worker before. */
  readonly identityVerified: boolean;
  /** Nobody waits for one: it is at hand, or her criminal record is decided with another package of this employer. */
  readonly hasPoliceCertificate: boolean;
}

export interface StartingCheck {
  readonly status: CheckStatus;
  readonly waitingOn: WaitingOn | null;
  readonly outcome: CheckOutcome | null;
}

const pending: StartingCheck = { status: 'pending', waitingOn: null, outcome: null };
const waitingForWorker: StartingCheck = { status: 'waiting', waitingOn: 'worker', outcome: null };

/** How a check begins: a proven identity is not asked for twice; what only the worker can bring waits for her. */
export function startingCheck(kind: CheckKind, facts: KnownFacts): StartingCheck {
  if (kind === 'identity')
    return facts.identityVerified
      ? { status: 'decided', waitingOn: null, outcome: 'clear' }
      : waitingForWorker;
  if (kind === 'criminal_record') return facts.hasPoliceCertificate ? pending : waitingForWorker;
  return pending;
}
