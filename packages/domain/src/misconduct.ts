import type { CheckOutcome } from './check.ts';
import { addMonths, startOfDay } from './dates.ts';
import { defineMachine, type StateOf } from './machine.ts';

/** The categories of the registry's records (employer spec 2, Misconduct Registry). */
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

/** The registry's three regions, which cover all of Kenya. An incident belongs to the region where it happened. */
export const registryRegions = ['nairobi_central', 'coast_east', 'rift_west'] as const;
export type RegistryRegion = (typeof registryRegions)[number];

export const registryRegionLabels: Readonly<Record<RegistryRegion, string>> = {
  nairobi_central: 'Nairobi and Central',
  coast_east: 'Coast, Eastern and North Eastern',
  rift_west: 'Rift Valley, Nyanza and Western',
};

/**
 * An incident that an employer reports is an allegation. The team can dismiss it at once, but can uphold it only after it
 * asked the worker for a statement (decisions 9).
 */
export const incidentMachine = defineMachine({
  reported: ['worker_asked', 'dismissed'],
  worker_asked: ['upheld', 'dismissed'],
  // A dispute of the worker can still overturn it (decisions 8).
  upheld: ['dismissed'],
  dismissed: [],
});
export type IncidentStatus = StateOf<typeof incidentMachine>;

/** A record counts for this many years after the day on which it was upheld (decisions 8). */
export const RECORD_COUNTS_YEARS = 5;

/**
 * The moment from which a record upheld at `upheldAt` no longer counts: midnight in Nairobi at the start of the same day,
 * five years later.
 */
export const recordCountsUntil = (upheldAt: Date): Date =>
  startOfDay(addMonths(upheldAt, RECORD_COUNTS_YEARS * 12));

/**
 * The misconduct flags of a worker: her records that still count at `now`. A check that finds a record does not make it count
 * for longer.
 * @param upheldAt when each of her records was upheld.
 */
export const misconductFlagsOf = (upheldAt: readonly Date[], now: Date): number =>
  upheldAt.filter((moment) => now < recordCountsUntil(moment)).length;

/** The next moment at which one of the records no longer counts. Null when none counts. */
export function flagsReviewAt(upheldAt: readonly Date[], now: Date): Date | null {
  const ends = upheldAt.map((moment) => recordCountsUntil(moment).getTime());
  const next = Math.min(...ends.filter((end) => end > now.getTime()));
  return Number.isFinite(next) ? new Date(next) : null;
}

export const registryStatuses = ['clear', 'records_found', 'not_checked', 'unable_to_verify'] as const;
export type RegistryStatus = (typeof registryStatuses)[number];

/**
 * The registry's status for an employer. `flags` is the number of her profile, null until the team has looked her up. 'Clear' is
 * a fact only after that. A check that found a record which no longer counts says 'Clear' too, as her flags do.
 */
export function registryStatusOf(outcome: CheckOutcome | null, flags: number | null): RegistryStatus {
  if (flags === null || outcome === null) return 'not_checked';
  if (flags > 0) return 'records_found';
  return outcome === 'clear' || outcome === 'finding' ? 'clear' : 'unable_to_verify';
}

/** The number of records in one part of the registry. Null where the team knows nothing. */
export const countIn = (status: RegistryStatus, listed: number): number | null =>
  status === 'clear' || status === 'records_found' ? listed : null;

/** The report's text for a registry check that found a record which has become too old. */
export const RECORD_COUNTS_NO_MORE = 'What our team found is older than five years now. It counts no more.';

/** The report's text for a registry check that was clear then, and is not any more. */
export const RECORDS_UPHELD_SINCE =
  'Nothing was on record when our team looked. What is counted here was upheld after that day.';
