import { initialsOf } from '@repo/domain/initials';
import { Person } from '@repo/ui/components/Person';
import { Facts } from '@repo/ui/primitives/Facts';
import { Heading } from '@repo/ui/primitives/Heading';
import { Text } from '@repo/ui/primitives/Text';
import type { UserData } from '../session/session.ts';

/** The employer as invited workers see the employer. */
export function EmployerPerson({ user }: { readonly user: UserData }) {
  const place = user.location || 'Location not specified';
  return (
    <Person
      initials={initialsOf({ name: user.name, phone: user.phone })}
      name={<Heading level={2}>{user.name || 'Your Name'}</Heading>}
    >
      {/* Where it does not fit into a line, it breaks behind the dot. */}
      <Text>{user.company_name ? `${user.company_name}\u00A0• Employer` : 'Employer'}</Text>
      <Text tone="muted">
        <Facts>{user.family_size == null ? [place] : [place, `Family of ${user.family_size}`]}</Facts>
      </Text>
    </Person>
  );
}
