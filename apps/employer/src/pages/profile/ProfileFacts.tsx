import { ANY_SERVICE, NOT_SPECIFIED } from '@repo/domain/employer-profile-form';
import { DefinitionList, type Definition } from '@repo/ui/components/DefinitionList';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Text } from '@repo/ui/primitives/Text';
import { phoneText } from '../../session/phone-text.ts';
import type { UserData } from '../../session/session.ts';

const orNot = (value: string | number | null | undefined): string => String(value ?? '') || NOT_SPECIFIED;

const personal = (user: UserData): Definition[] => [
  { term: 'Full Name', value: orNot(user.name) },
  { term: 'Phone Number', value: phoneText(user.phone) },
  { term: 'Email Address', value: orNot(user.email) },
  { term: 'Location', value: orNot(user.location) },
];
const household = (user: UserData): Definition[] => [
  { term: 'Company Name', value: orNot(user.company_name) },
  { term: 'Industry', value: orNot(user.industry) },
  { term: 'Family Size', value: orNot(user.family_size) },
  { term: 'Preferred Service Types', value: user.preferred_service_types || ANY_SERVICE },
];
const preferences = (user: UserData): Definition[] => [
  { term: 'Budget Range', value: orNot(user.budget_range) },
  { term: 'Availability Needs', value: orNot(user.availability_needs) },
  {
    term: 'Special Requirements',
    value: <Text lines="keep">{orNot(user.special_requirements)}</Text>,
  },
];

/** The saved fields, section by section. */
export function ProfileFacts({ user }: { readonly user: UserData }) {
  return (
    <>
      <TitledCard title="Personal Information" gap="medium">
        <DefinitionList layout="stacked" columns={2} items={personal(user)} />
      </TitledCard>
      <TitledCard title="Company & Family" gap="medium">
        <DefinitionList layout="stacked" columns={2} items={household(user)} />
      </TitledCard>
      <TitledCard title="Preferences & Requirements" gap="medium">
        <DefinitionList layout="stacked" items={preferences(user)} />
      </TitledCard>
    </>
  );
}
