import { packagesQuery } from '@repo/api-client/queries/purchases';
import { useAction } from '@repo/app-shell/hooks/use-action';
import { formatKes } from '@repo/domain/money';
import { Banner } from '@repo/ui/components/Banner';
import { Button, ButtonLink } from '@repo/ui/components/Button';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { Timeline } from '@repo/ui/components/Timeline';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { CheckIcon } from '@repo/ui/icons/CheckIcon';
import { TaskLayout } from '@repo/ui/patterns/TaskLayout';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { paths } from '../../paths.ts';
import { Screen } from '../../shell/Screen.tsx';
import type { Order } from './order.ts';

const reached = {
  title: 'Your order is kept',
  text: 'It waits under Verifications, also if you leave.',
  icon: CheckIcon,
  tone: 'success',
} as const;
const opens = { title: 'The secure payment page opens by itself' };

interface WaitingForNetworkProps {
  readonly order: Order;
  readonly address: string;
}

/**
 * The opened payment before its page can be reached. A browser can be wrong about its network, so the retry asks our own
 * service first: the page of the provider would give way to the browser's error page.
 */
export function WaitingForNetwork({ order, address }: WaitingForNetworkProps) {
  const queryClient = useQueryClient();
  const trying = useAction(
    () => queryClient.query({ ...packagesQuery(client), staleTime: 0 }),
    () => globalThis.location.assign(address),
  );
  const waits =
    trying.error === null
      ? 'Keep this page open, or try at once.'
      : 'There is still none. This page goes on waiting.';
  return (
    <Screen title="No Connection" width="task" phoneHead="brand">
      <Banner tone="warning" title="You have not been charged." announce>
        You are offline. Nothing leaves your account before the secure payment page opens.
      </Banner>
      <TaskLayout
        place="before"
        summary={
          <TitledCard title="Your order">
            <DefinitionList
              items={[
                { term: 'Worker', value: order.workerName },
                { term: 'Package', value: order.chosen.name },
                { term: 'Not Paid Yet', value: formatKes(order.chosen.priceCents), strong: true },
              ]}
            />
          </TitledCard>
        }
        actions={
          <>
            <Button busy={trying.busy} busyLabel="Trying..." onClick={() => trying.run(undefined)}>
              Try Again
            </Button>
            <ButtonLink variant="secondary" href={paths.dashboard}>
              Go to Dashboard
            </ButtonLink>
          </>
        }
      >
        <TitledCard title="What happens next" gap="medium">
          <Timeline
            steps={[reached, { title: 'Waiting for a connection', text: <output>{waits}</output> }, opens]}
            now={1}
          />
        </TitledCard>
      </TaskLayout>
    </Screen>
  );
}
