import { initialsOf } from '@repo/domain/initials';
import { Card } from '@repo/ui/components/Card';
import { Person } from '@repo/ui/components/Person';
import { Heading } from '@repo/ui/primitives/Heading';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import type { ReactNode } from 'react';
import type { UserData } from '../session/session.ts';

interface EmployerCardProps {
  readonly user: UserData;
  /** A button below the card. */
  readonly children?: ReactNode;
}

/** The employer as invited workers see the employer. */
export function EmployerCard({ user, children }: EmployerCardProps) {
  return (
    <Card>
      <Stack>
        <Person
          size="large"
          initials={initialsOf({ name: user.name, phone: user.phone })}
          name={
            <Heading level={2} size={3}>
              {user.name || 'Your Name'}
            </Heading>
          }
        >
          <Text tone="muted">{user.company_name ? `${user.company_name} • Employer` : 'Employer'}</Text>
          <Text tone="muted">{user.location || 'Location not specified'}</Text>
          {user.family_size != null && <Text tone="muted">Family of {user.family_size}</Text>}
        </Person>
        {children}
      </Stack>
    </Card>
  );
}
