import type { CheckKind, CheckOutcome, CheckStatus, WaitingOn } from './check.ts';
import { addBusinessDays, endOfDay } from './dates.ts';
import { defineMachine, type StateOf } from './machine.ts';
import { URGENT_PACKAGE_ID } from './packages.ts';
import { POLICE_CERTIFICATE_BUSINESS_DAYS } from './police-clearance.ts';

/** The work after a paid purchase with consent. A withdrawal of the consent or a refund closes it. */
export const caseMachine = defineMachine({
  open: ['completed', 'closed'],
  // A dispute that overturns a finding also reopens the final review, which is then written anew.
  completed: ['open'],
  closed: [],
});
export type CaseStatus = StateOf<typeof caseMachine>;

/** The longest of '2-3 business days' (employer spec 9). */
const USUAL_BUSINESS_DAYS = 3;

/**
 * The due date of a check: the end of a day in Nairobi, the same day for the urgent package. The final review comes last, so
 * it waits as long as a certificate that the worker does not have yet.
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
  /** No certificate is pending: it exists, or the criminal record is decided with another package of this employer. */
  readonly hasPoliceCertificate: boolean;
}

export interface StartingCheck {
  readonly status: CheckStatus;
  readonly waitingOn: WaitingOn | null;
  readonly outcome: CheckOutcome | null;
}

const pending: StartingCheck = { status: 'pending', waitingOn: null, outcome: null };
const waitingForWorker: StartingCheck = { status: 'waiting', waitingOn: 'worker', outcome: null };

/**
 * The start of a check. A proven identity is not requested again. A check that only the worker can supply waits for the
 * worker.
 */
export function startingCheck(kind: CheckKind, facts: KnownFacts): StartingCheck {
  if (kind === 'identity')
    return facts.identityVerified
      ? { status: 'decided', waitingOn: null, outcome: 'clear' }
      : waitingForWorker;
  if (kind === 'criminal_record') return facts.hasPoliceCertificate ? pending : waitingForWorker;
  return pending;
}
