import type { IdentityCheck } from '@repo/api-client/queries/papers';
import { formatDay, formatMoment } from '@repo/domain/dates';
import { identityReviewReasons, type IdentityReviewReason } from '@repo/domain/identity-check';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { TitledCard } from '@repo/ui/components/TitledCard';

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

const reasonText = (reason: string | null): string => {
  const known = identityReviewReasons.find((each) => each === reason);
  return known === undefined ? NONE : reasonTexts[known];
};

/** What the worker said of herself, beside what registry and provider said. */
export const IdentityFacts = ({ attempt }: { readonly attempt: IdentityCheck }) => (
  <TitledCard title="She, and the registry">
    <DefinitionList
      columns={2}
      items={[
        { term: 'Name she gave', value: attempt.name_given },
        { term: 'Name in the registry', value: attempt.name_on_id ?? NONE },
        { term: 'National ID', value: attempt.national_id ?? NONE },
        {
          term: 'Date of birth',
          value: attempt.date_of_birth === null ? NONE : formatDay(attempt.date_of_birth),
        },
        { term: 'Why a person looks', value: reasonText(attempt.reason) },
      ]}
    />
    <Disclosure label="About this attempt">
      <DefinitionList
        items={[
          {
            term: 'Words of the provider',
            value: [attempt.provider_word, attempt.provider_reason].filter(Boolean).join(', ') || NONE,
          },
          { term: 'Attempt', value: String(attempt.attempt) },
          { term: 'Photos are deleted', value: formatMoment(attempt.delete_at) },
        ]}
      />
    </Disclosure>
  </TitledCard>
);
