import {
  incidentMachine,
  type IncidentStatus,
  type MisconductCategory,
  type RegistryRegion,
} from './misconduct.ts';
import { textsOf } from './texts-of.ts';

/** What an employer says of an incident. '' is nothing yet. */
export interface IncidentValues {
  readonly category: MisconductCategory | '';
  readonly region: RegistryRegion | '';
  readonly description: string;
}

/** What the form says of its fields, by the code of the refusal. */
export const incidentFieldTexts = {
  incidentCategoryMissing: 'Please select what happened.',
  incidentRegionMissing: 'Please select where it happened.',
  incidentDescriptionMissing: 'Please describe what happened.',
} as const;
type ByField<T> = Partial<Record<keyof IncidentValues, T>>;

export const incidentProblems = ({
  category,
  region,
  description,
}: IncidentValues): ByField<keyof typeof incidentFieldTexts> => ({
  ...(category === '' ? { category: 'incidentCategoryMissing' } : {}),
  ...(region === '' ? { region: 'incidentRegionMissing' } : {}),
  ...(description.trim() === '' ? { description: 'incidentDescriptionMissing' } : {}),
});

/** The same in words, for the screen. */
export const incidentErrors = (values: IncidentValues): ByField<string> =>
  textsOf(incidentProblems(values), incidentFieldTexts);

/** New incidents an employer may report in a day. */
export const INCIDENTS_PER_DAY = 3;

/** Why an employer who hardly knows a worker cannot report an incident. */
export const INCIDENT_TIE_MISSING =
  'You can report an incident once you have paid for a check of this worker, or once she has accepted your invitation.';

/** How a worker is asked for her side: by SMS, or by a call of the team where she wants no messages. */
export const incidentChannels = ['sms', 'phone'] as const;
export type IncidentChannel = (typeof incidentChannels)[number];

/** What the team can make of an incident. */
export const incidentDecisions = ['upheld', 'dismissed'] as const satisfies readonly IncidentStatus[];
export type IncidentDecision = (typeof incidentDecisions)[number];

/** A decision stands on a reason; of what is upheld, employers who may read the registry read it. */
export const incidentNoteProblem = (
  decision: IncidentDecision,
  note: string,
): 'incidentFindingMissing' | 'incidentDismissalMissing' | null => {
  if (note.trim() !== '') return null;
  return decision === 'upheld' ? 'incidentFindingMissing' : 'incidentDismissalMissing';
};

export type DecisionRefusal = 'incidentStatementDue' | 'incidentDecided';

/** Why the team may not decide so now, or null. It decides once: what was upheld falls by a dispute alone (decisions 8). */
export function decisionRefusal(status: IncidentStatus, decision: IncidentDecision): DecisionRefusal | null {
  if (status === 'upheld' || incidentMachine.isFinal(status)) return 'incidentDecided';
  return incidentMachine.can(status, decision) ? null : 'incidentStatementDue';
}
