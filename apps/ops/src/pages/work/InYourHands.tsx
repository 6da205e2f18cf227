import { failureText } from '@repo/api-client/client/failure-text';
import type { TeamAccount } from '@repo/api-client/queries/team-account';
import type { HeldWork } from '@repo/api-client/queries/work';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { Text } from '@repo/ui/primitives/Text';
import type { UseQueryResult } from '@tanstack/react-query';
import { Section } from '../../parts/Section.tsx';
import { useActsUnderWay } from '../../work/acts-under-way.ts';
import { heldGroups, type HeldGroups } from './held-groups.ts';
import { WorkTable } from './WorkTable.tsx';

const titles: Readonly<Record<keyof HeldGroups, string>> = {
  late: 'Late',
  back: 'Came back to you',
  rest: 'In your hands',
  aside: 'Put aside',
};
const order = ['late', 'back', 'rest', 'aside'] as const;

interface InYourHandsProps {
  readonly held: UseQueryResult<{ readonly work: readonly HeldWork[] }>;
  readonly member: TeamAccount;
  /** Whether a queue has work that she could take. */
  readonly waits: boolean;
}

/** What the member holds: what is late first, then what came back to her. */
export function InYourHands({ held, member, waits }: InYourHandsProps) {
  const failure = useLoadFailure(held);
  const withActs = useActsUnderWay();
  if (failure !== null || held.data === undefined || held.data.work.length === 0)
    return (
      <Section title={titles.rest}>
        {failure !== null ? (
          <LoadError
            message={failureText(failure.error, 'Your work could not be loaded.')}
            {...failure.retry}
          />
        ) : held.data === undefined ? (
          <Skeleton label="Loading your work..." kind="row" count={2} />
        ) : (
          <Text>
            {waits
              ? 'You hold nothing. Take the next one from a queue below.'
              : 'You hold nothing, and nothing waits for you.'}
          </Text>
        )}
      </Section>
    );
  const groups = heldGroups(held.data.work, new Date(held.dataUpdatedAt));
  return order.map((group) => {
    // What was put aside stays in its group until the service has answered: so does the dialog above it.
    const work = withActs(groups[group]).filter(({ holder }) => holder?.id === member.id);
    return (
      work.length > 0 && (
        <Section key={group} title={titles[group]}>
          <WorkTable caption={titles[group]} work={work} member={member} isWhole isOwn />
        </Section>
      )
    );
  });
}
