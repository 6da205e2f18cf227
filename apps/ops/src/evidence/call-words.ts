import type { TeamReference } from '@repo/api-client/queries/papers';
import { callOutcomes, type KeptCallOutcome, type ReferenceFlag } from '@repo/domain/worker-references';

export const flagTexts: Readonly<Record<ReferenceFlag, string>> = {
  own_number: 'The worker’s own number',
  household: 'Its own check of this worker runs: does not count now',
  emergency_contact: 'Also the emergency contact',
  named_by_many: 'Named by many workers',
};

export const outcomeLabels: Readonly<Record<KeptCallOutcome, string>> = {
  verified: 'Reached',
  not_reached: 'No answer',
  refused: 'Refuses',
  denied: 'Reached: the worker was never there',
};
export const outcomeOptions = callOutcomes.map((value) => ({ value, title: outcomeLabels[value] }));

const statusLabels: Readonly<Record<string, string>> = {
  pending: 'To call',
  verified: 'Verified',
  refused: 'Refuses',
};

/** 'To call': where a reference stands. */
export const statusText = ({ status }: TeamReference): string => statusLabels[status] ?? status;
