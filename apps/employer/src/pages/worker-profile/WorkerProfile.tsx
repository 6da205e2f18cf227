import type { Contact } from '@repo/api-client/normalise/contact';
import type { ProfiledWorker, Worker } from '@repo/api-client/normalise/worker';
import { contactQuery } from '@repo/api-client/queries/contact-requests';
import { dashboardQuery } from '@repo/api-client/queries/dashboard';
import { trustQuery } from '@repo/api-client/queries/workers';
import { isFirstTry } from '@repo/app-shell/data/first-try';
import { shownTier } from '@repo/domain/trust-tier';
import { formatDate } from '@repo/domain/dates';
import { WorkerHeader } from '@repo/report-view/WorkerHeader';
import { Badge } from '@repo/ui/components/Badge';
import { ButtonLink } from '@repo/ui/components/Button';
import { Card } from '@repo/ui/components/Card';
import type { Definition } from '@repo/ui/components/DefinitionList';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { CheckIcon } from '@repo/ui/icons/CheckIcon';
import { useHasDesk } from '@repo/ui/keyboard/use-has-desk';
import { DetailLayout } from '@repo/ui/patterns/DetailLayout';
import { Stack } from '@repo/ui/primitives/Stack';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { paths } from '../../paths.ts';
import { ContactCard } from './ContactCard.tsx';
import { FactsCard } from '../../workers/FactsCard.tsx';
import { ViewReport } from './ViewReport.tsx';
import { WorkerFacts } from './WorkerFacts.tsx';

const history = (worker: Worker): Definition[] => [
  { term: 'Member Since', value: formatDate(worker.created_at) },
  { term: 'Last Updated', value: formatDate(worker.updated_at) },
  { term: 'Badge Last Updated', value: formatDate(worker.badge_last_updated) },
];

/** Whether the contact card has the strongest button of the page: to ask for the number, or to call it. It mostly has. */
const hasOwnButton = (contact: Contact | undefined): boolean => {
  if (contact === undefined || contact.kind === 'approved') return true;
  return 'refusal' in contact && contact.refusal === null;
};

export function WorkerProfile({ worker: told }: { readonly worker: ProfiledWorker }) {
  const trusted = useQuery(trustQuery(client, told.id));
  const contact = useQuery(contactQuery(client, told.id));
  const orders = useQuery(dashboardQuery(client));
  const { data: trust } = trusted;
  // The whole screen shows one score: the score of the rows, after they have arrived.
  const worker =
    trust === undefined
      ? told
      : {
          ...told,
          trust_score: trust.trust_score,
          trust_checked: trust.trust_checked,
          trust_reach: trust.trust_reach,
          tier: shownTier(trust.trust_badge),
        };
  const isVerified = worker.badge === 'Verified';
  const hasDesk = useHasDesk();
  const isLoading = [contact, trusted, orders].some(isFirstTry);
  const leads = hasOwnButton(contact.data);
  // On a phone the way to the number follows the name. On a desk it is beside everything else.
  const contacting = isLoading ? (
    <Skeleton label="Loading contact information..." kind="card" count={1} />
  ) : (
    <ContactCard key={worker.id} workerId={worker.id} />
  );
  const viewing = <ViewReport worker={told} dashboard={orders.data} />;
  const starting = (
    <ButtonLink
      fullWidth={hasDesk}
      variant={leads ? 'secondary' : 'primary'}
      href={paths.package}
      state={{ workerId: worker.id }}
    >
      Start New Verification
    </ButtonLink>
  );
  const reading = (
    <ButtonLink fullWidth variant="secondary" href={paths.workerReviews} state={{ workerId: worker.id }}>
      View Previous Reports
    </ButtonLink>
  );
  // A phone's bar has room for the words of one act.
  const acts = hasDesk ? (
    <>
      {starting}
      {viewing}
      {reading}
    </>
  ) : (
    starting
  );
  // On a desk the filled button stands first, so that the other acts wait until it is known which one it is.
  const isBelow = hasDesk && (isLoading || leads);
  const isLoadedPhone = !hasDesk && !isLoading;
  return (
    <DetailLayout
      head={
        <Card>
          <WorkerHeader worker={worker} report={{ ...worker, trust_badge: worker.tier }}>
            {isVerified && (
              <Badge tone="success" icon={<CheckIcon size="small" />}>
                Verified identity
              </Badge>
            )}
          </WorkerHeader>
        </Card>
      }
      aside={
        <>
          {hasDesk && contacting}
          {isBelow && !isLoading && <Stack gap="xsmall">{acts}</Stack>}
          {hasDesk && isLoading ? (
            <Skeleton kind="card" count={1} />
          ) : (
            <FactsCard title="Profile History" items={history(worker)} />
          )}
        </>
      }
      actions={!isBelow && acts}
    >
      {isLoadedPhone && viewing}
      {!hasDesk && contacting}
      {isLoading ? (
        <Card>
          <Skeleton kind="facts" count={4} />
        </Card>
      ) : (
        <WorkerFacts worker={worker} rows={trust?.trust_score_breakdown} />
      )}
      {isLoadedPhone && reading}
    </DetailLayout>
  );
}
