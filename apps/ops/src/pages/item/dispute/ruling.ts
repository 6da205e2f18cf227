import type { TeamDispute } from '@repo/api-client/queries/disputes';
import type { RulingReason } from '@repo/domain/allegation-reason';
import type { CheckKind } from '@repo/domain/check';
import {
  correctedOutcomes,
  rulingProblem,
  rulingTexts,
  type CorrectedOutcome,
  type DisputeDecision,
} from '@repo/domain/dispute';
import type { FieldErrors } from '@repo/ui/forms/use-form';

export interface RulingValues {
  readonly decision: DisputeDecision | '';
  readonly outcome: CorrectedOutcome | '';
  readonly reason: RulingReason | '';
  readonly note: string;
}

/** Whether an upheld dispute gives the check another outcome. A record falls as a whole. */
export const corrects = ({ kind }: TeamDispute, decision: DisputeDecision | ''): boolean =>
  kind === 'check' && decision === 'upheld';

/** What the check can come to: everything but what is disputed. */
export const outcomesFor = ({ outcome: disputed }: TeamDispute): readonly CorrectedOutcome[] =>
  correctedOutcomes.filter((outcome) => outcome !== disputed);

const CERTIFICATE_NEEDED = 'Clear needs an accepted certificate that is valid now.';

const hintsOfClear: Readonly<Partial<Record<CheckKind, string>>> = {
  identity: 'A ruling proves no identity: it is the first of two verdicts.',
  references: 'Clear needs two referees who confirmed it in a call.',
  criminal_record: CERTIFICATE_NEEDED,
  health: CERTIFICATE_NEEDED,
};

/** What a ruling to "clear" needs, or what it leaves to a second member. */
export const hintOfClear = ({ check }: TeamDispute): string | undefined =>
  check === null ? undefined : hintsOfClear[check];

export const rulingOutcome = (
  dispute: TeamDispute,
  { decision, outcome }: RulingValues,
): CorrectedOutcome | null => (corrects(dispute, decision) && outcome !== '' ? outcome : null);

/** Any words: the problems of the other fields are told together with a missing note. */
const WRITTEN = '-';

export function rulingErrors(dispute: TeamDispute, values: RulingValues): FieldErrors<keyof RulingValues> {
  const { decision } = values;
  if (decision === '') return { decision: 'Please choose a ruling.' };
  const problemWith = (note: string) => {
    const problem = rulingProblem({
      kind: dispute.kind,
      decision,
      disputed: dispute.outcome,
      outcome: rulingOutcome(dispute, values),
      note,
    });
    return problem === null ? {} : { [problem.field]: rulingTexts[problem.code] };
  };
  return {
    ...(values.reason === '' ? { reason: 'Please choose a reason.' } : {}),
    ...problemWith(values.note),
    ...problemWith(WRITTEN),
  };
}
