import { answerEndsAt } from './finding-answer.ts';
import {
  incidentMachine,
  type IncidentStatus,
  type MisconductCategory,
  type RegistryRegion,
} from './misconduct.ts';
import { textsOf } from './texts-of.ts';

/** The employer's input about an incident. '' means no input yet. */
export interface IncidentValues {
  readonly category: MisconductCategory | '';
  readonly region: RegistryRegion | '';
  readonly description: string;
}

/** The texts of the form for its fields, by the code of the refusal. */
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

/** The same problems in words, for the screen. */
export const incidentErrors = (values: IncidentValues): ByField<string> =>
  textsOf(incidentProblems(values), incidentFieldTexts);

/** The daily limit of new incident reports by one employer. */
export const INCIDENTS_PER_DAY = 3;

/** Why an employer who hardly knows a worker cannot report an incident. */
export const INCIDENT_TIE_MISSING =
  'You can report an incident once you have paid for a check of this worker, or once your invitation was accepted.';

/** The channels of the request for the worker's statement: an SMS, or a call of the team if the worker wants no messages. */
export const incidentChannels = ['sms', 'phone'] as const;
export type IncidentChannel = (typeof incidentChannels)[number];

/** The team's decisions about an incident. */
export const incidentDecisions = ['upheld', 'dismissed'] as const satisfies readonly IncidentStatus[];
export type IncidentDecision = (typeof incidentDecisions)[number];

/** The texts of the form of a decision about an incident, and as a refusal of the service. */
export const incidentDecisionTexts = {
  incidentDecided: 'This incident was decided before. A decision stands.',
  incidentAnswerDue:
    'The worker has five days to answer, from the day of the question. Please wait for them.',
  incidentStatementDue: 'The worker was not asked yet: nothing is upheld before that.',
  incidentFindingMissing: 'Please describe what was found: nobody is accused without a reason.',
  incidentDismissalMissing: 'Please write why this is dismissed.',
} as const;

/** A decision needs a reason. Employers who may read the registry read the reason of an upheld incident. */
export const incidentNoteProblem = (
  decision: IncidentDecision,
  note: string,
): 'incidentFindingMissing' | 'incidentDismissalMissing' | null => {
  if (note.trim() !== '') return null;
  return decision === 'upheld' ? 'incidentFindingMissing' : 'incidentDismissalMissing';
};

export type DecisionRefusal = 'incidentStatementDue' | 'incidentDecided' | 'incidentAnswerDue';

interface WorkerSide {
  /** When the worker was asked for her side. Null before that. */
  readonly askedAt: Date | null;
  /** Whether she herself has written her side. What the team wrote down as hers leaves her the five days. */
  readonly answered: boolean;
}

/** Whether the team waits for the worker: until she has answered, or five days after she was asked (decisions 14). */
export const mustWaitForWorker = ({ askedAt, answered }: WorkerSide, now: Date): boolean =>
  !answered && (askedAt === null || now < answerEndsAt(askedAt));

/** What an incident is known by when the team decides it. */
export interface KnownIncident {
  readonly status: IncidentStatus;
  readonly mustWait: boolean;
}

/**
 * Why the team may not make this decision now, or null. The team decides once: only a dispute overturns an upheld
 * incident (decisions 8).
 */
export function decisionRefusal(
  { status, mustWait }: KnownIncident,
  decision: IncidentDecision,
): DecisionRefusal | null {
  if (status === 'upheld' || incidentMachine.isFinal(status)) return 'incidentDecided';
  if (!incidentMachine.can(status, decision)) return 'incidentStatementDue';
  return decision === 'upheld' && mustWait ? 'incidentAnswerDue' : null;
}
