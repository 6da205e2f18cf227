import type { IdentityCheck } from '@repo/api-client/queries/papers';
import { formatDay } from '@repo/domain/dates';
import { DefinitionList } from '@repo/ui/components/DefinitionList';

const NONE = 'Not known';

/** What her card must say. It stands by the questions, in sight while the photos are compared. */
export const CardFacts = ({ attempt }: { readonly attempt: IdentityCheck }) => (
  <DefinitionList
    items={[
      { term: 'Name she gave', value: attempt.name_given },
      { term: 'Registry’s name', value: attempt.name_on_id ?? NONE },
      { term: 'ID number', value: attempt.national_id ?? NONE },
      {
        term: 'Date of birth',
        value: attempt.date_of_birth === null ? NONE : formatDay(attempt.date_of_birth),
      },
    ]}
  />
);
