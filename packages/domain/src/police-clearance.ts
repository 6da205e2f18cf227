import { formatKes } from './money.ts';

/** The price and the time of a police clearance certificate on eCitizen (decisions 13). We neither sell nor speed up one. */
export const POLICE_CERTIFICATE_PRICE_CENTS = 105_000;
export const POLICE_CERTIFICATE_WEEKS = { minimum: 1, maximum: 4 } as const;
const BUSINESS_DAYS_PER_WEEK = 5;

/** The longest time for a new certificate, in business days. */
export const POLICE_CERTIFICATE_BUSINESS_DAYS = POLICE_CERTIFICATE_WEEKS.maximum * BUSINESS_DAYS_PER_WEEK;

/** What a new certificate takes, wherever an employer chooses or pays a package with this check. */
export const newCertificateSentence = (): string =>
  `If a new police certificate is needed, it takes ${POLICE_CERTIFICATE_WEEKS.minimum} to ${POLICE_CERTIFICATE_WEEKS.maximum} weeks ` +
  `and costs ${formatKes(POLICE_CERTIFICATE_PRICE_CENTS)}, paid by the worker.`;

/** The notice for an employer before the payment of a package with this check. */
export const policeClearanceNotice = (): string =>
  `It is checked on the worker's own certificate. ${newCertificateSentence()} ` +
  'The rest of the report is completed meanwhile.';
