import type { Registry } from '@repo/api-client/queries/misconduct';
import { formatDate } from '@repo/domain/dates';
import {
  misconductCategories,
  misconductLabels,
  RECORD_COUNTS_YEARS,
  registryRegionLabels,
  registryRegions,
  registryStatuses,
  type RegistryStatus,
} from '@repo/domain/misconduct';
import { registryStates } from '@repo/domain/status-vocabulary';
import type { BadgeTone } from '@repo/ui/components/Badge';

/**
 * The registry status of the service. An unknown status of a newer version counts as not checked, so it promises nothing.
 */
export const statusOf = ({ status }: Registry): RegistryStatus =>
  registryStatuses.find((known) => known === status) ?? 'not_checked';

export const categoryName = (name: string): string => {
  const known = misconductCategories.find((category) => category === name);
  return known === undefined ? 'Other' : misconductLabels[known];
};
export const regionName = (name: string): string => {
  const known = registryRegions.find((region) => region === name);
  return known === undefined ? 'Elsewhere' : registryRegionLabels[known];
};

/** A record no longer counts after that, and is not listed. */
export const NO_INCIDENT = `No confirmed incident in the last ${RECORD_COUNTS_YEARS} years. Allegations are never shown.`;

export const FOR_OUR_TEAM =
  'Only our team reads your report. It asks for the worker’s side before anything is recorded.';

interface Told {
  readonly term: string;
  readonly value: string;
}

/** When the team looked. */
export const checkDate = ({ check_date }: Registry): Told => ({
  term: 'Check Date',
  value: check_date === null ? registryStates.not_checked.english : formatDate(check_date),
});

/** What came of the search. */
export function outcomeOf(registry: Registry): Told[] {
  const status = statusOf(registry);
  // "0" before any search, or after one that came to nothing, would be a promise.
  const counted =
    status === 'unable_to_verify'
      ? 'Not known yet'
      : (registry.records_found ?? registryStates.not_checked.english);
  return [
    { term: 'Registry Status', value: registryStates[status].english },
    { term: 'Records Found', value: String(counted) },
  ];
}

export const recordCount = (count: number): string => (count === 1 ? '1 record' : `${count} records`);

/** The text for one part of the registry. An unknown part says as little as the whole registry. */
export function partWords(
  registry: Registry,
  records: number | null,
): { readonly text: string; readonly tone: BadgeTone } {
  if (records === 0) return { text: registryStates.clear.english, tone: registryStates.clear.tone };
  if (records !== null) return { text: recordCount(records), tone: registryStates.records_found.tone };
  const status = statusOf(registry);
  return { text: registryStates[status].english, tone: registryStates[status].tone };
}
