import { Card } from '@repo/ui/components/Card';
import { Spread } from '@repo/ui/primitives/Spread';
import type { ReactNode } from 'react';
import type { UserData } from '../session/session.ts';
import { EmployerPerson } from './EmployerPerson.tsx';

interface EmployerCardProps {
  readonly user: UserData;
  /** A button: at the other end of the card on a desk, below the person on a phone. */
  readonly children?: ReactNode;
}

/** The employer in a card, with what there is to do. */
export const EmployerCard = ({ user, children }: EmployerCardProps) => (
  <Card>
    <Spread wrap>
      <EmployerPerson user={user} />
      {children}
    </Spread>
  </Card>
);
