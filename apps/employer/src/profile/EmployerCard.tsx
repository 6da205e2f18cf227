import { initialsOf } from '@repo/domain/initials';
import { Card } from '@repo/ui/components/Card';
import { Person } from '@repo/ui/components/Person';
import { Heading } from '@repo/ui/primitives/Heading';
import { Spread } from '@repo/ui/primitives/Spread';
import { Text } from '@repo/ui/primitives/Text';
import type { ReactNode } from 'react';
import type { UserData } from '../session/session.ts';

interface EmployerCardProps {
  readonly user: UserData;
  /** A button: at the other end of the card on a desk, below the person on a phone. */
  readonly children?: ReactNode;
}

/** The employer as invited workers see the employer. */
export function EmployerCard({ user, children }: EmployerCardProps) {
  return (
    <Card>
      <Spread wrap>
        <Person
          initials={initialsOf({ name: user.name, phone: user.phone })}
          name={
            <Heading level={2} size={3}>
              {user.name || 'Your Name'}
            </Heading>
          }
        >
          <Text tone="muted">
            {user.company_name ? `${user.company_name}\u00A0•\u00A0Employer` : 'Employer'}
          </Text>
          <Text tone="muted">{user.location || 'Location not specified'}</Text>
          {user.family_size != null && <Text tone="muted">Family of {user.family_size}</Text>}
        </Person>
        {children}
      </Spread>
    </Card>
  );
}
