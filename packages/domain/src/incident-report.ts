import {
  incidentMachine,
  type IncidentStatus,
  type MisconductCategory,
  type RegistryRegion,
} from './misconduct.ts';

/** What an employer says of an incident. '' is nothing yet. */
export interface IncidentValues {
  readonly category: MisconductCategory | '';
  readonly region: RegistryRegion | '';
  readonly description: string;
}

export function incidentErrors({
  category,
  region,
  description,
}: IncidentValues): Partial<Record<keyof IncidentValues, string>> {
  return {
    ...(category === '' ? { category: 'Please select what happened.' } : {}),
    ...(region === '' ? { region: 'Please select where it happened.' } : {}),
    ...(description.trim() === '' ? { description: 'Please describe what happened.' } : {}),
  };
}

/** New incidents an employer may report in a day. */
export const INCIDENTS_PER_DAY = 3;

/** Why an employer cannot report an incident now. */
export const incidentRefusals = {
  'no-tie':
    'You can report an incident once you have paid for a check of this worker, or once she has accepted your invitation.',
  repeated: 'You have reported this already. Our team is looking into it.',
  'too-many': `You have reported ${INCIDENTS_PER_DAY} incidents today. Please try again tomorrow.`,
} as const;

/** How a worker is asked for her side: by SMS, or by a call of the team where she wants no messages. */
export const incidentChannels = ['sms', 'phone'] as const;
export type IncidentChannel = (typeof incidentChannels)[number];

/** What the team can make of an incident. */
export const incidentDecisions = ['upheld', 'dismissed'] as const satisfies readonly IncidentStatus[];
export type IncidentDecision = (typeof incidentDecisions)[number];

/** A decision stands on a reason; of what is upheld, employers who may read the registry read it. */
export const incidentNoteError = (decision: IncidentDecision, note: string): string | null => {
  if (note.trim() !== '') return null;
  return decision === 'upheld'
    ? 'Please describe what was found: nobody is accused without a reason.'
    : 'Please write why this is dismissed.';
};

export type DecisionRefusal = 'not-asked' | 'decided';

/** Why the team may not decide so now, or null. It decides once: what was upheld falls by a dispute alone (decisions 8). */
export function decisionRefusal(status: IncidentStatus, decision: IncidentDecision): DecisionRefusal | null {
  if (status === 'upheld' || incidentMachine.isFinal(status)) return 'decided';
  return incidentMachine.can(status, decision) ? null : 'not-asked';
}
