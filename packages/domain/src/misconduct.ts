import { defineMachine, type StateOf } from './machine.ts';

/** What the registry keeps records of (employer spec 2, Misconduct Registry). */
export const misconductCategories = [
  'theft',
  'abuse',
  'negligence',
  'confidentiality',
  'substance_abuse',
  'abandonment',
] as const;
export type MisconductCategory = (typeof misconductCategories)[number];

export const misconductLabels: Readonly<Record<MisconductCategory, string>> = {
  theft: 'Theft or misappropriation',
  abuse: 'Physical or verbal abuse',
  negligence: 'Negligence in childcare',
  confidentiality: 'Breach of confidentiality',
  substance_abuse: 'Substance abuse at work',
  abandonment: 'Abandonment of duties',
};

/**
 * An incident that an employer reports is an allegation: it can be dismissed at once, but upheld only after the worker was
 * asked for her side (decisions 9).
 */
export const incidentMachine = defineMachine({
  reported: ['worker_asked', 'dismissed'],
  worker_asked: ['upheld', 'dismissed'],
  // A dispute of the worker can still bring it down (decisions 8).
  upheld: ['dismissed'],
  dismissed: [],
});
export type IncidentStatus = StateOf<typeof incidentMachine>;

/** Upheld incidents only: an allegation is no finding. */
export const misconductFlags = (incidents: readonly { readonly status: IncidentStatus }[]): number =>
  incidents.filter(({ status }) => status === 'upheld').length;

/** What the registry says of a worker. */
export const registryStatus = (flags: number): 'Clear' | 'Records found' =>
  flags > 0 ? 'Records found' : 'Clear';
