import type { IdentityCheck } from '@repo/api-client/queries/papers';
import { formatDay } from '@repo/domain/dates';
import { nameKey } from '@repo/domain/identity-name';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { Second } from '../parts/Second.tsx';

const NONE = 'Not known';

/** One line where the registry has the name that she gave: the member compares the card with one name. */
const namesOf = ({ name_given: given, name_on_id: known }: IdentityCheck) =>
  known !== null && nameKey(given) === nameKey(known)
    ? [
        {
          term: 'Name',
          value: (
            <>
              {given}
              <Second>As in the registry</Second>
            </>
          ),
        },
      ]
    : [
        { term: 'Name given', value: given },
        { term: 'In registry', value: known ?? NONE },
      ];

/** What her card must say. It stands by the questions, in sight while the photos are compared. */
export const CardFacts = ({ attempt }: { readonly attempt: IdentityCheck }) => (
  <DefinitionList
    items={[
      ...namesOf(attempt),
      { term: 'ID number', value: attempt.national_id ?? NONE },
      {
        term: 'Date of birth',
        value: attempt.date_of_birth === null ? NONE : formatDay(attempt.date_of_birth),
      },
    ]}
  />
);
