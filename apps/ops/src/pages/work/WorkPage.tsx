import { failureText } from '@repo/api-client/client/failure-text';
import { teamAccountQuery } from '@repo/api-client/queries/team-account';
import { heldWorkQuery, queuesQuery, savedViewsQuery } from '@repo/api-client/queries/work';
import { isFirstTry } from '@repo/app-shell/data/first-try';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { TextLink } from '@repo/ui/components/TextLink';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { Key } from '@repo/ui/primitives/Key';
import { Text } from '@repo/ui/primitives/Text';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { paths } from '../../paths.ts';
import { Section } from '../../parts/Section.tsx';
import { Screen } from '../../shell/Screen.tsx';
import { InYourHands } from './InYourHands.tsx';
import { QueuesTable } from './QueuesTable.tsx';
import { SavedViews } from './SavedViews.tsx';

/** What the member holds, and how much waits in each queue. */
export default function WorkPage() {
  const account = useQuery(teamAccountQuery(client));
  const queues = useQuery(queuesQuery(client));
  const mayHold = account.data?.permissions.includes('takeWork') ?? false;
  const held = useQuery({ ...heldWorkQuery(client), enabled: mayHold });
  const saved = useQuery(savedViewsQuery(client));
  const accountFailure = useLoadFailure(account);
  const failure = useLoadFailure(queues) ?? accountFailure;
  return (
    <Screen title="Work" subtitle="What you hold, and what waits.">
      {failure !== null ? (
        <LoadError
          message={failureText(failure.error, 'The queues could not be loaded.')}
          {...failure.retry}
        />
      ) : account.data === undefined ||
        queues.data === undefined ||
        (mayHold && isFirstTry(held)) ||
        isFirstTry(saved) ? (
        <Skeleton label="Loading the queues..." kind="row" count={8} />
      ) : (
        <>
          {mayHold && (
            <InYourHands
              held={held}
              member={account.data}
              waits={queues.data.queues.some(({ is_own: isOwn, open }) => isOwn && open > 0)}
            />
          )}
          {saved.data !== undefined && saved.data.views.length > 0 && <SavedViews views={saved.data.views} />}
          <Section title="Queues">
            <QueuesTable queues={queues.data.queues} />
          </Section>
          <Text tone="muted">
            All keys: <Key>?</Key> Every place: <Key>/</Key> For practice:{' '}
            <TextLink href={paths.training}>the training case</TextLink>
          </Text>
        </>
      )}
    </Screen>
  );
}
