import { initialsOf } from '@repo/domain/initials';
import type { Verification } from '@repo/api-client/normalise/dashboard';
import { Person } from '@repo/ui/components/Person';
import { Heading } from '@repo/ui/primitives/Heading';
import { Text } from '@repo/ui/primitives/Text';
import { PackageLine } from './PackageLine.tsx';
import type { Facts } from './use-verifications.ts';
import { nameInList } from './words.ts';

interface CasePersonProps {
  readonly lead: Verification;
  readonly worker: Facts['worker']['data'];
}

/** Whose case it is, of which package and since when. */
export const CasePerson = ({ lead, worker }: CasePersonProps) => (
  <Person
    size="small"
    initials={worker?.initials ?? initialsOf({ name: nameInList(lead) })}
    photo={worker?.photo ?? undefined}
    name={
      <Heading level={3} size={4}>
        {worker?.displayName ?? lead.workerName}
      </Heading>
    }
  >
    <Text size="small" tone="muted">
      <PackageLine item={lead} />
    </Text>
  </Person>
);
