import { unseenStatuses, type CheckKind } from './check.ts';
import { addBusinessDays, endOfDay, formatDate } from './dates.ts';
import { URGENT_PACKAGE_ID } from './packages.ts';
import { POLICE_CERTIFICATE_BUSINESS_DAYS } from './police-clearance.ts';

/** The longest of `USUAL_DURATION` (employer spec 9). Packages and terms promise it, and `URGENT_DURATION`. */
const USUAL_BUSINESS_DAYS = 3;

interface CertificateFacts {
  /** No certificate is pending: it exists, or the criminal record is decided with another package of this employer. */
  readonly hasPoliceCertificate: boolean;
}

interface CaseFacts extends CertificateFacts {
  /** Every check of the case, reused results among them. */
  readonly steps: readonly CheckKind[];
}

/**
 * The first due date of a check: the end of a day in Nairobi. The urgent package is due on the same day.
 * The final review is due with the last of the other checks. `postponement.ts` moves a due date.
 */
export function checkDueAt(kind: CheckKind, packageId: number, openedAt: Date, facts: CaseFacts): Date {
  if (kind !== 'final_review') return ownDueAt(kind, packageId, openedAt, facts);
  const others = facts.steps.filter((step) => step !== 'final_review');
  return new Date(Math.max(...others.map((step) => ownDueAt(step, packageId, openedAt, facts).getTime())));
}

/** A worker without a police certificate gets the time in which the police issue one, in every package. */
function ownDueAt(kind: CheckKind, packageId: number, openedAt: Date, facts: CertificateFacts): Date {
  if (kind === 'criminal_record' && !facts.hasPoliceCertificate)
    return endOfDay(addBusinessDays(openedAt, POLICE_CERTIFICATE_BUSINESS_DAYS));
  return endOfDay(
    packageId === URGENT_PACKAGE_ID ? openedAt : addBusinessDays(openedAt, USUAL_BUSINESS_DAYS),
  );
}

interface OpenOrDecided {
  readonly status: string;
  readonly dueAt: Date;
}

/**
 * The earlier date of a final review whose other checks need less time than was expected of them, as after the decision on the
 * certificate. It is due with the last open check, and with none open on the first day that the case promised. In place of a day
 * that has passed it is due on the next business day. Null where its date stays.
 */
export function earlierReviewDueAt(
  review: OpenOrDecided,
  others: readonly OpenOrDecided[],
  now: Date,
): Date | null {
  if (!unseenStatuses.some((known) => known === review.status) || others.length === 0) return null;
  const open = others.filter(({ status }) => status !== 'decided').map(({ dueAt }) => dueAt.getTime());
  const promised =
    open.length > 0 ? Math.max(...open) : Math.min(...others.map(({ dueAt }) => dueAt.getTime()));
  const dueAt = promised > now.getTime() ? new Date(promised) : endOfDay(addBusinessDays(now, 1));
  return dueAt < review.dueAt ? dueAt : null;
}

export interface DatedCheck {
  readonly status: string;
  /** ISO 8601, as in the answer of the service. */
  readonly due_at: string | null;
}

/**
 * The one date that a case expects, the latest of its undecided checks (decisions 8). The payment return, the tracker and the
 * report tell it. Null when no check is open.
 */
export function caseDueAt(checks: readonly DatedCheck[]): Date | null {
  const times = checks.flatMap(({ status, due_at }) =>
    status === 'decided' || due_at === null ? [] : [Date.parse(due_at)],
  );
  return times.length === 0 ? null : new Date(Math.max(...times));
}

/** Whether the police certificate is why a case expects its date: its check is open, and every other result comes sooner. */
export function waitsForCertificate(checks: readonly (DatedCheck & { readonly kind: string })[]): boolean {
  const others = checks.filter(({ kind }) => kind !== 'criminal_record' && kind !== 'final_review');
  const certificate = caseDueAt(checks.filter(({ kind }) => kind === 'criminal_record'));
  return certificate !== null && certificate.getTime() > (caseDueAt(others)?.getTime() ?? 0);
}

/** The day of the first result that is still to come, where others come later. Null where all come on one day. */
export function nextResultAt(checks: readonly DatedCheck[]): Date | null {
  const last = caseDueAt(checks);
  const next = Math.min(...checks.flatMap((check) => caseDueAt([check])?.getTime() ?? []));
  return last === null || next === last.getTime() ? null : new Date(next);
}

/** In place of an estimate after a withdrawal. */
export const VERIFICATION_STOPPED = 'The verification has stopped';

/** The estimate of a paid purchase. @param checks null before the worker's consent, when no date can be told. */
export function estimatedCompletion(checks: readonly DatedCheck[] | null): string {
  if (checks === null) return 'A date once the worker agrees';
  const dueAt = caseDueAt(checks);
  return dueAt === null ? 'All checks are done' : formatDate(dueAt);
}
