/**
 * What a member of the team opens of a worker's personal data. Each opening is a row of the audit trail with this action,
 * before the data is sent (decisions 14).
 */
export const teamLooks = [
  'case-file-opened',
  'report-read',
  'verdicts-read',
  'documents-seen',
  'document-opened',
  'attachment-opened',
  'references-read',
  'reference-number-shown',
  'identity-opened',
  'identity-photo-opened',
  'incident-opened',
  'dispute-opened',
  'review-opened',
  'reported-words-opened',
  'messages-opened',
  'refund-opened',
  'chargeback-opened-by-team',
] as const;
export type TeamLook = (typeof teamLooks)[number];

/** Their words on the team's screens. */
export const teamLookLabels: Readonly<Record<TeamLook, string>> = {
  'case-file-opened': 'The case',
  'report-read': 'The report',
  'verdicts-read': 'What colleagues decided',
  'documents-seen': 'The list of documents',
  'document-opened': 'A document',
  'attachment-opened': 'Evidence that the team added',
  'references-read': 'The references',
  'reference-number-shown': 'The number of a referee',
  'identity-opened': 'The identity check',
  'identity-photo-opened': 'A photo of the identity check',
  'incident-opened': 'An incident',
  'dispute-opened': 'A dispute',
  'review-opened': 'A review that waits',
  'reported-words-opened': 'Words of an employer that the worker reported',
  'messages-opened': 'SMS of the worker',
  'refund-opened': 'A refund, and who paid',
  'chargeback-opened-by-team': 'A payment dispute, and who paid',
};
