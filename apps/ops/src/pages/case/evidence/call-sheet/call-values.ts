import type { RecordedCall, TeamReference } from '@repo/api-client/queries/papers';
import { filled } from '@repo/domain/catalogue';
import { formatDay } from '@repo/domain/dates';
import {
  dayAfterTry,
  isTriedOn,
  REFEREE_WORDS_MAXIMUM,
  type RefereeAnswers,
  type RefereeChoice,
} from '@repo/domain/reference-call';
import { referenceCallTexts } from '@repo/domain/reference-call-texts';
import { callProblem, type CallOutcome } from '@repo/domain/worker-references';
import type { FieldErrors } from '@repo/ui/forms/use-form';
import { triesOf } from '../../../../evidence/reference-standing.ts';
import { fieldErrors } from '../../../../forms/field-errors.ts';

type ChoiceId = 'employed' | 'rehire' | 'may_share';
type WordsId = 'period' | 'duties' | 'concerns';

/** What a member enters of a call. An answer that was not given is ''. */
export type CallValues = Readonly<
  Record<ChoiceId, RefereeChoice | ''> & Record<WordsId | 'feedback', string> & { outcome: CallOutcome | '' }
>;

export const emptyCall: CallValues = {
  outcome: '',
  employed: '',
  period: '',
  duties: '',
  rehire: '',
  concerns: '',
  may_share: '',
  feedback: '',
};

/** The fields that can be wrong, from the top down. */
export const callFields = ['outcome', 'period', 'duties', 'concerns', 'feedback'] as const;

/** Whether a call may still come to words of the referee. */
export const isSpoken = ({ outcome }: CallValues): boolean => outcome === '' || outcome === 'verified';

const tooLong = (words: string): string | null =>
  words.trim().length > REFEREE_WORDS_MAXIMUM ? `At most ${REFEREE_WORDS_MAXIMUM} characters.` : null;

export function callErrors(
  reference: TeamReference,
  values: CallValues,
  now: Date,
): FieldErrors<(typeof callFields)[number]> {
  const { outcome, period, duties, concerns, feedback } = values;
  if (outcome === '') return { outcome: 'Please say what came of the call.' };
  if (outcome === 'not_reached' && isTriedOn(now, triesOf(reference)))
    return { outcome: filled(referenceCallTexts.refereeTriedToday, () => formatDay(dayAfterTry(now))) };
  if (outcome !== 'verified') return {};
  const problem = callProblem(outcome, feedback, reference.flags);
  return fieldErrors({
    period: tooLong(period),
    duties: tooLong(duties),
    concerns: tooLong(concerns),
    feedback: problem === null ? null : referenceCallTexts[problem],
  });
}

const given = (words: string): string | null => (words.trim() === '' ? null : words.trim());
const chosen = (choice: RefereeChoice | ''): RefereeChoice | null => (choice === '' ? null : choice);

const answersOf = (values: CallValues): RefereeAnswers => ({
  employed: chosen(values.employed),
  period: given(values.period),
  duties: given(values.duties),
  rehire: chosen(values.rehire),
  concerns: given(values.concerns),
  may_share: chosen(values.may_share),
});

/** The call as the service takes it, with the reference that the member read. */
export function callBody(version: string, values: CallValues): RecordedCall {
  const { outcome, feedback } = values;
  if (outcome === '') throw new Error('A call without an outcome was sent');
  if (outcome !== 'verified') return { outcome, feedback: '', version };
  return { outcome, feedback: feedback.trim(), answers: answersOf(values), version };
}
