import type { IdentityCheck } from '@repo/api-client/queries/papers';
import { formatDay } from '@repo/domain/dates';
import { identityReviewReasons, type IdentityReviewReason } from '@repo/domain/identity-check';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { Disclosure } from '@repo/ui/components/Disclosure';

const NONE = 'Not known';

const reasonTexts: Readonly<Record<IdentityReviewReason, string>> = {
  provisional: 'The provider is not certain',
  no_registry_photo: 'The registry has no photo of her',
  doubts: 'The provider has doubts',
  age: 'The age is in doubt',
  provider_trouble: 'The provider could not check',
  attempts_used: 'She has no attempt left',
  name_disputed: 'She says that the name in the registry is not hers',
  no_reason: 'The provider gave no reason',
  no_verdict: 'The provider gave no result',
  no_registry_name: 'The provider did not tell the name in the registry',
};

/** Why a person decides: what the provider left open. */
export const whyText = ({ reason }: IdentityCheck): string => {
  const known = identityReviewReasons.find((each) => each === reason);
  return known === undefined ? NONE : `${reasonTexts[known]}.`;
};

/** What nobody needs for the comparison: the provider's own words, and how long the photos stay. */
export const IdentityFacts = ({ attempt }: { readonly attempt: IdentityCheck }) => (
  <Disclosure label="About this attempt">
    <DefinitionList
      items={[
        {
          term: 'The provider’s words',
          value: [attempt.provider_word, attempt.provider_reason].filter(Boolean).join(', ') || NONE,
        },
        { term: 'Attempt', value: String(attempt.attempt) },
        { term: 'Photos are deleted on', value: formatDay(attempt.delete_at) },
      ]}
    />
  </Disclosure>
);
