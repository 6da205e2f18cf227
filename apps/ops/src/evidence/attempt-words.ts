import type { IdentityCheck } from '@repo/api-client/queries/papers';
import { formatDay } from '@repo/domain/dates';
import { identityReviewReasons, type IdentityReviewReason } from '@repo/domain/identity-check';

const reasonTexts: Readonly<Record<IdentityReviewReason, string>> = {
  provisional: 'The face software was not sure. You decide',
  no_registry_photo: 'The registry has no photo of this person',
  doubts: 'The provider has doubts, and names none',
  age: 'The age is in doubt',
  provider_trouble: 'The provider could not check',
  attempts_used: 'No attempt is left',
  name_disputed: 'The worker says that the registry has the name of another person',
  no_reason: 'The provider gave no reason',
  no_verdict: 'The provider gave no result',
  no_registry_name: 'The provider did not tell the name in the registry',
};

/** Why a person decides: what the provider left open. */
export const whyText = ({ reason }: IdentityCheck): string => {
  const known = identityReviewReasons.find((each) => each === reason);
  return known === undefined ? 'The provider left it to us.' : `${reasonTexts[known]}.`;
};

/** What nobody needs for the comparison: the number of the attempt, and how long the photos stay. */
export const attemptText = ({ attempt, delete_at }: IdentityCheck): string =>
  `Attempt ${String(attempt)}. The photos are deleted on ${formatDay(delete_at)}.`;
