import { formatKes } from './money.ts';

/** What a police clearance certificate takes on eCitizen (decisions 13). We neither sell nor rush one. */
export const POLICE_CERTIFICATE_PRICE_CENTS = 105_000;
export const POLICE_CERTIFICATE_WEEKS = { minimum: 1, maximum: 4 } as const;
const BUSINESS_DAYS_PER_WEEK = 5;

/** The longest that a certificate still to be applied for takes, in business days. */
export const POLICE_CERTIFICATE_BUSINESS_DAYS = POLICE_CERTIFICATE_WEEKS.maximum * BUSINESS_DAYS_PER_WEEK;

/** What an employer is told before paying for a package with this check. */
export const policeClearanceNotice = (): string =>
  `Police clearance is checked on the worker's own certificate. One that she does not have yet costs ` +
  `${formatKes(POLICE_CERTIFICATE_PRICE_CENTS)} on eCitizen and takes ${POLICE_CERTIFICATE_WEEKS.minimum} to ` +
  `${POLICE_CERTIFICATE_WEEKS.maximum} weeks. The rest of the report is completed meanwhile.`;
