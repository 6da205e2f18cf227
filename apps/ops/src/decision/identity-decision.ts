import type { IdentityCheck, IdentityDecision } from '@repo/api-client/queries/papers';
import type { teamFailures } from '@repo/domain/identity-check';
import type { FieldErrors } from '@repo/ui/forms/use-form';
import { fieldErrors } from '../forms/field-errors.ts';

/** The three questions of a comparison. All three stand behind a proven identity, and the second one names what is above it. */
export const questions = {
  face: 'Same person on selfie and card',
  card: 'Card looks real, details agree',
  alive: 'Movement of a living person',
} as const;
export type Question = keyof typeof questions;

/** What a question does not say by itself. */
export const questionHints: Readonly<Partial<Record<Question, string>>> = {
  card: 'Not cut, retyped or off a screen.',
};

export const decisionLabels: Readonly<Record<IdentityDecision['decision'], string>> = {
  verified: 'It is proven',
  failed: 'It is not proven',
};

export const failureLabels: Readonly<Record<(typeof teamFailures)[number], string>> = {
  photos_unusable: 'The photos cannot be used',
  face_differs: 'The face is not the one on the card',
  not_live: 'No movement of a living person',
  card_unreadable: 'The card cannot be read',
  card_differs: 'The card has another name or number',
  not_confirmed: 'The identity could not be confirmed',
};

export interface IdentityValues {
  readonly decision: IdentityDecision['decision'] | '';
  readonly reason: (typeof teamFailures)[number] | '';
  readonly name_on_id: string;
  readonly note: string;
  readonly face: boolean;
  readonly card: boolean;
  readonly alive: boolean;
}

export const identityFields = ['face', 'card', 'alive', 'name_on_id', 'decision', 'reason', 'note'] as const;

export const emptyIdentity: IdentityValues = {
  decision: '',
  reason: '',
  name_on_id: '',
  note: '',
  face: false,
  card: false,
  alive: false,
};

/** Whether the name on the card must be read off: no other name is known, or she called the registry's another's. */
export const needsNameOnCard = ({ name_on_id: known, reason }: IdentityCheck): boolean =>
  known === null || reason === 'name_disputed';

/** What is said of a question that is not ticked. */
const unticked: Readonly<Record<Question, string>> = {
  face: 'A proven identity needs the same face.',
  card: 'A proven identity needs a card that looks real.',
  alive: 'A proven identity needs a living person.',
};

/** What is wrong with each field. */
export function identityErrors(
  attempt: IdentityCheck,
  values: IdentityValues,
): FieldErrors<(typeof identityFields)[number]> {
  const { decision, reason, note, name_on_id: name } = values;
  if (decision === '') return { decision: 'Please choose an outcome.' };
  if (decision === 'failed')
    return fieldErrors({
      reason: reason === '' ? 'Please choose a reason.' : null,
      note: note.trim() === '' ? 'Please say what was seen.' : null,
    });
  return fieldErrors({
    face: values.face ? null : unticked.face,
    card: values.card ? null : unticked.card,
    alive: values.alive ? null : unticked.alive,
    name_on_id: needsNameOnCard(attempt) && name.trim() === '' ? 'Please enter the name on the card.' : null,
  });
}

/** The decision as the service takes it. The answered questions are the note of a proven identity. */
export function identityBody(values: IdentityValues): IdentityDecision {
  const { decision, reason, note, name_on_id: name } = values;
  if (decision === '') throw new Error('An identity without a decision was sent');
  return {
    decision,
    note: decision === 'verified' ? `${Object.values(questions).join('. ')}.` : note.trim(),
    reason: decision === 'failed' && reason !== '' ? reason : null,
    name_on_id: decision === 'verified' && name.trim() !== '' ? name : null,
  };
}
