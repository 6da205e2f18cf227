import type { CheckKind } from './check.ts';
import { addBusinessDays, endOfDay } from './dates.ts';
import { URGENT_PACKAGE_ID } from './packages.ts';
import { POLICE_CERTIFICATE_BUSINESS_DAYS } from './police-clearance.ts';
import type { KnownFacts } from './verification-case.ts';

/** The longest of '2-3 business days' (employer spec 9). */
const USUAL_BUSINESS_DAYS = 3;

/**
 * The first due date of a check; `postponement.ts` moves it. It is the end of a day in Nairobi, the same day for the urgent package. The final review comes last, so
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
