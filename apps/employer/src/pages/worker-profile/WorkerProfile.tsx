import { registryStates } from '@repo/domain/status-vocabulary';
import type { ProfiledWorker, Worker } from '@repo/api-client/normalise/worker';
import { contactQuery } from '@repo/api-client/queries/contact-requests';
import { trustQuery } from '@repo/api-client/queries/workers';
import { isFirstTry } from '@repo/app-shell/data/first-try';
import { NOT_CHECKED_YET, scoreText, shownScore } from '@repo/domain/trust-reach';
import { shownTier } from '@repo/domain/trust-tier';
import { explainedRows, type WireTrustRow } from '@repo/domain/trust-words';
import { formatDate } from '@repo/domain/dates';
import { WorkerHeader } from '@repo/report-view/WorkerHeader';
import { Badge } from '@repo/ui/components/Badge';
import { ButtonLink } from '@repo/ui/components/Button';
import { Card } from '@repo/ui/components/Card';
import { DefinitionList, type Definition } from '@repo/ui/components/DefinitionList';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { ScoreBreakdown } from '@repo/ui/components/ScoreBreakdown';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { TextLink } from '@repo/ui/components/TextLink';
import { CheckIcon } from '@repo/ui/icons/CheckIcon';
import { useHasDesk } from '@repo/ui/keyboard/use-has-desk';
import { DetailLayout } from '@repo/ui/patterns/DetailLayout';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { paths } from '../../paths.ts';
import { ContactCard } from './ContactCard.tsx';
import { OwnWords } from './OwnWords.tsx';
import { FactsCard } from '../../workers/FactsCard.tsx';

const NOT_SPECIFIED = 'Not specified';
const years = (count: number | null) =>
  count === null ? NOT_SPECIFIED : count === 1 ? '1 year' : `${count} years`;

/** The service tells the band of her age, from her date of birth or the age that she stated. */
const information = (worker: ProfiledWorker): Definition[] => [
  { term: 'Service Type', value: worker.role ?? NOT_SPECIFIED },
  { term: 'Location', value: worker.location ?? NOT_SPECIFIED },
  { term: 'Experience', value: years(worker.experience_years) },
  ...(worker.age_band === null ? [] : [{ term: 'Age', value: worker.age_band }]),
  ...flags(worker),
];

/** The words of what the head draws as a ring and two badges. */
const trustOf = (worker: Worker): Definition[] => [
  { term: 'Trust Score', value: scoreText(shownScore(worker)) },
  { term: 'Trust Badge', value: worker.trust_checked ? worker.tier : NOT_CHECKED_YET },
  { term: 'Verification Status', value: worker.badge === 'Verified' ? 'Verified' : 'Not Verified' },
];

/** Shown when there is one (employer spec 2), and as unknown before the check of the registry (decisions 8). */
function flags({ misconduct_flags: count }: Worker): Definition[] {
  if (count === 0) return [];
  return count === null
    ? [{ term: 'Misconduct Flags', value: registryStates.not_checked.english }]
    : [{ term: 'Misconduct Flags', value: String(count), strong: true }];
}

const history = (worker: Worker): Definition[] => [
  { term: 'Member Since', value: formatDate(worker.created_at) },
  { term: 'Last Updated', value: formatDate(worker.updated_at) },
  { term: 'Badge Last Updated', value: formatDate(worker.badge_last_updated) },
];

export function WorkerProfile({ worker: told }: { readonly worker: ProfiledWorker }) {
  const trusted = useQuery(trustQuery(client, told.id));
  const contact = useQuery(contactQuery(client, told.id));
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
  const isLoading = isFirstTry(contact) || isFirstTry(trusted);
  // On a phone the way to her number follows her name. On a desk it is beside everything else.
  const contacting = isLoading ? (
    <Skeleton label="Loading contact information..." kind="card" count={1} />
  ) : (
    <ContactCard key={worker.id} workerId={worker.id} />
  );
  return (
    <DetailLayout
      head={
        <Card>
          <WorkerHeader
            worker={worker}
            report={{ ...worker, trust_badge: worker.tier }}
            issue={
              isVerified && (
                <Text size="small" tone="muted">
                  Verified means that we checked her identity.
                </Text>
              )
            }
          >
            {isVerified && (
              <Badge tone="success" icon={<CheckIcon size="small" />}>
                Verified
              </Badge>
            )}
          </WorkerHeader>
        </Card>
      }
      aside={
        <>
          {hasDesk && contacting}
          {hasDesk && isLoading ? (
            <Skeleton kind="card" count={1} />
          ) : (
            <FactsCard title="Profile History" items={history(worker)} />
          )}
        </>
      }
      actions={
        <>
          <ButtonLink href={paths.package} state={{ workerId: worker.id }}>
            Start New Verification
          </ButtonLink>
          <ButtonLink variant="secondary" href={paths.workerReviews} state={{ workerId: worker.id }}>
            View Previous Reports
          </ButtonLink>
        </>
      }
    >
      {!hasDesk && contacting}
      {isLoading ? (
        <Card>
          <Skeleton kind="facts" count={4} />
        </Card>
      ) : (
        <Rest worker={worker} rows={trust?.trust_score_breakdown} />
      )}
    </DetailLayout>
  );
}

interface RestProps {
  readonly worker: ProfiledWorker;
  /** The parts of the trust score, when known. */
  readonly rows: readonly WireTrustRow[] | undefined;
}

/** The content below the name. It appears at once, because a later part would push the others away. */
function Rest({ worker, rows }: RestProps) {
  const trust = trustOf(worker);
  return (
    <>
      <FactsCard
        title="Worker Information"
        items={rows === undefined ? [...information(worker), ...trust] : information(worker)}
        columns={2}
      >
        {worker.misconduct_flags !== null && worker.misconduct_flags > 0 && (
          <TextLink placement="alone" href={paths.workerAlert} state={{ workerId: worker.id }}>
            View Misconduct Records
          </TextLink>
        )}
        {rows !== undefined && (
          <Disclosure label="How this score is made up">
            <Stack>
              <DefinitionList items={trust} />
              <ScoreBreakdown
                parts={explainedRows(rows)}
                tier={worker.tier}
                score={shownScore(worker).score}
              />
            </Stack>
          </Disclosure>
        )}
      </FactsCard>
      <OwnWords worker={worker} />
    </>
  );
}
