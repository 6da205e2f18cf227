import { isCalendarDay, nairobiDay } from './dates.ts';
import type { CheckKind } from './check.ts';

/** Where a member of the team saw or heard what a decision stands on. */
export const evidenceSources = [
  'worker_document',
  'national_registry',
  'ecitizen',
  'referee_call',
  'referee_sms',
  'employer_call',
  'public_profile',
  'own_registry',
  'other_checks',
] as const;
export type EvidenceSource = (typeof evidenceSources)[number];

export const evidenceSourceLabels: Readonly<Record<EvidenceSource, string>> = {
  worker_document: 'A paper or photo of the worker',
  national_registry: 'The national registry',
  ecitizen: 'The worker’s own eCitizen account',
  referee_call: 'A call with a referee',
  referee_sms: 'The SMS of a referee',
  employer_call: 'A call with an earlier employer',
  public_profile: 'Public profiles',
  own_registry: 'Our registry of misconduct',
  other_checks: 'The other checks of this case',
};

/** The sources of each kind, the usual one first. */
export const sourcesOf: Readonly<Record<CheckKind, readonly EvidenceSource[]>> = {
  identity: ['worker_document', 'national_registry'],
  references: ['referee_call', 'referee_sms'],
  criminal_record: ['ecitizen', 'worker_document'],
  social_media: ['public_profile'],
  health: ['worker_document'],
  work_history: ['employer_call', 'referee_call', 'worker_document'],
  misconduct_registry: ['own_registry'],
  final_review: ['other_checks'],
};

/** Evidence is at most this old: an older day is a slip of the pen. */
const EVIDENCE_MAXIMUM_YEARS = 10;

/** Whether a day, `YYYY-MM-DD`, can be the day on which evidence was seen or issued. */
export function isEvidenceDay(day: string, now: Date): boolean {
  const today = nairobiDay(now);
  const oldest = `${String(Number(today.slice(0, 4)) - EVIDENCE_MAXIMUM_YEARS)}${today.slice(4)}`;
  return isCalendarDay(day) && day <= today && day >= oldest;
}
