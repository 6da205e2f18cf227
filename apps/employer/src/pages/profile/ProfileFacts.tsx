import { ANY_SERVICE, NOT_SPECIFIED } from '@repo/domain/employer-profile-form';
import { Button } from '@repo/ui/components/Button';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Grid } from '@repo/ui/primitives/Grid';
import { Spread } from '@repo/ui/primitives/Spread';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { VisuallyHidden } from '@repo/ui/primitives/VisuallyHidden';
import type { ReactNode } from 'react';
import { phoneText } from '../../session/phone-text.ts';
import type { UserData } from '../../session/session.ts';

interface Fact {
  readonly term: string;
  readonly value: string | number | null | undefined;
  /** Said by the card above, where it is known. */
  readonly isAbove?: true;
}

const personal = (user: UserData): Fact[] => [
  { term: 'Full Name', value: user.name, isAbove: true },
  { term: 'Phone Number', value: phoneText(user.phone) },
  { term: 'Email Address', value: user.email },
  { term: 'Location', value: user.location, isAbove: true },
];
const household = (user: UserData): Fact[] => [
  { term: 'Company Name', value: user.company_name, isAbove: true },
  { term: 'Industry', value: user.industry },
  { term: 'Family Size', value: user.family_size, isAbove: true },
  { term: 'Preferred Service Types', value: user.preferred_service_types || ANY_SERVICE },
];
const preferences = (user: UserData): Fact[] => [
  { term: 'Budget Range', value: user.budget_range },
  { term: 'Availability Needs', value: user.availability_needs },
  { term: 'Special Requirements', value: user.special_requirements },
];

interface ProfileFactsProps {
  readonly user: UserData;
  readonly onAdd: () => void;
  /** Below the shorter column. */
  readonly children: ReactNode;
}

/** The saved fields, section by section, without those that stand in the card of the employer. */
export const ProfileFacts = ({ user, onAdd, children }: ProfileFactsProps) => (
  <Grid columns={2} gap="large">
    <Stack gap="large">
      <Section title="Personal Information" facts={personal(user)} onAdd={onAdd} />
      <Section title="Company & Family" facts={household(user)} onAdd={onAdd} />
    </Stack>
    <Stack gap="large">
      <Section title="Preferences & Requirements" facts={preferences(user)} onAdd={onAdd} />
      {children}
    </Stack>
  </Grid>
);

interface SectionProps {
  readonly title: string;
  readonly facts: readonly Fact[];
  readonly onAdd: () => void;
}

/** What is known, and in one line what is not. */
function Section({ title, facts, onAdd }: SectionProps) {
  const textOf = ({ value }: Fact) => String(value ?? '');
  const known = facts.filter((fact) => textOf(fact) !== '' && fact.isAbove === undefined);
  const unknown = facts.filter((fact) => textOf(fact) === '');
  return (
    <TitledCard title={title} gap="medium">
      {known.length > 0 && (
        <DefinitionList
          layout="aligned"
          items={known.map((fact) => ({
            term: fact.term,
            value: <Text lines="keep">{textOf(fact)}</Text>,
          }))}
        />
      )}
      {unknown.length > 0 && (
        <Spread wrap="late">
          <Text tone="muted">{`${NOT_SPECIFIED}: ${unknown.map(({ term }) => term).join(', ')}`}</Text>
          <Button variant="secondary" size="small" onClick={onAdd}>
            Add<VisuallyHidden> to {title}</VisuallyHidden>
          </Button>
        </Spread>
      )}
    </TitledCard>
  );
}
