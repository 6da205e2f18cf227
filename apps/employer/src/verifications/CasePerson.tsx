import { initialsOf } from '@repo/domain/initials';
import type { Verification } from '@repo/api-client/normalise/dashboard';
import { Person } from '@repo/ui/components/Person';
import { Heading } from '@repo/ui/primitives/Heading';
import { Text } from '@repo/ui/primitives/Text';
import type { ReactNode } from 'react';
import { PackageLine } from './PackageLine.tsx';
import type { Facts } from './use-verifications.ts';
import { nameInList } from './words.ts';

const rowHeading = { level: 3, size: 4 } as const;
const caseHeading = { level: 2, size: 3 } as const;

interface CasePersonProps {
  readonly lead: Verification;
  readonly worker: Facts['worker']['data'];
  /** How the case stands, in a word. */
  readonly status?: ReactNode;
  /** The id of the name, which is the heading of the case beside its list. Absent in a row. */
  readonly headingId?: string;
}

/** Whose case it is, of which package it is and since when. */
export const CasePerson = ({ lead, worker, status, headingId }: CasePersonProps) => (
  <Person
    size={headingId === undefined ? 'small' : 'medium'}
    initials={worker?.initials ?? initialsOf({ name: nameInList(lead) })}
    photo={worker?.photo ?? undefined}
    name={
      <Heading {...(headingId === undefined ? rowHeading : { ...caseHeading, id: headingId })}>
        {worker?.displayName ?? lead.workerName}
      </Heading>
    }
    status={status}
  >
    <Text size="small" tone="muted">
      <PackageLine item={lead} />
    </Text>
  </Person>
);
