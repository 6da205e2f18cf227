import type { Dashboard } from '@repo/api-client/normalise/dashboard';
import { HOME_VERIFICATIONS } from '@repo/domain/verification-status';
import { Banner } from '@repo/ui/components/Banner';
import { Button, ButtonLink } from '@repo/ui/components/Button';
import { Card } from '@repo/ui/components/Card';
import { ListRows } from '@repo/ui/components/ListRows';
import { PageHeader } from '@repo/ui/components/PageHeader';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { Timeline } from '@repo/ui/components/Timeline';
import { PlusIcon } from '@repo/ui/icons/PlusIcon';
import { HomeLayout } from '@repo/ui/patterns/HomeLayout';
import { Grid } from '@repo/ui/primitives/Grid';
import { Heading } from '@repo/ui/primitives/Heading';
import { Inline } from '@repo/ui/primitives/Inline';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import type { ReactNode } from 'react';
import type { Tab } from '../../navigation-state.ts';
import { paths } from '../../paths.ts';
import { session } from '../../session/session.ts';
import { caseKey, casesOf, type VerificationCase } from '../../verifications/verification-case.ts';
import { isPaidFor, useVerifications, type Facts } from '../../verifications/use-verifications.ts';
import { VerificationsError } from '../../verifications/VerificationsError.tsx';
import { NeedsYou } from './NeedsYou.tsx';
import { RecentRow } from './RecentRow.tsx';
import { waitingCases } from './waiting-cases.ts';

interface HomeTabProps {
  readonly onShow: (tab: Tab) => void;
}

export function HomeTab({ onShow, news }: HomeTabProps & { readonly news: ReactNode }) {
  const firstName = (session.user()?.name ?? '').trim().split(/\s+/)[0];
  const { dashboard, factsOf, failure } = useVerifications(HOME_VERIFICATIONS);
  return (
    <>
      <PageHeader
        title={firstName ? `Welcome, ${firstName}` : 'Welcome'}
        subtitle="Know who you are about to hire."
      />
      {news}
      {/* Everything appears at once: what waits for her would push down the rest. */}
      {dashboard === undefined && failure === null ? (
        <Skeleton label="Loading verifications..." kind="recent" count={HOME_VERIFICATIONS} />
      ) : (
        <Loaded dashboard={dashboard} factsOf={factsOf} failure={failure} onShow={onShow} />
      )}
    </>
  );
}

interface LoadedProps extends HomeTabProps, Pick<ReturnType<typeof useVerifications>, 'factsOf' | 'failure'> {
  /** Undefined where it did not arrive. */
  readonly dashboard: Dashboard | undefined;
}

function Loaded({ dashboard, factsOf, failure, onShow }: LoadedProps) {
  const waiting = dashboard === undefined ? [] : waitingCases(dashboard);
  const [first] = waiting;
  return (
    <HomeLayout
      first={
        first && (
          <NeedsYou
            first={first}
            worker={factsOf(first.lead.nanny_id).worker.data}
            more={waiting.length - 1}
            onShow={onShow}
          />
        )
      }
      actions={<Start onShow={onShow} />}
      aside={tip}
    >
      <Stack as="section">
        <Heading level={2}>Recent Verifications</Heading>
        {dashboard !== undefined && (
          <Recent dashboard={dashboard} factsOf={factsOf} above={first} onShow={onShow} />
        )}
        {dashboard === undefined && failure !== null && (
          <VerificationsError failure={failure} place="dashboard" />
        )}
      </Stack>
    </HomeLayout>
  );
}

function Start({ onShow }: HomeTabProps) {
  return (
    <>
      <Button fullWidth icon={<PlusIcon />} onClick={() => onShow('workers')}>
        Start New Verification
      </Button>
      <Stack as="section" gap="small">
        <Heading level={2} size={3}>
          Quick Actions
        </Heading>
        <Grid columns={2} phoneColumns="fit" gap="small">
          <Button variant="secondary" size="small" fullWidth onClick={() => onShow('workers')}>
            Search Worker
          </Button>
          <ButtonLink variant="secondary" size="small" fullWidth href={paths.invite}>
            Invite Worker
          </ButtonLink>
        </Grid>
      </Stack>
    </>
  );
}

const tip = (
  <Banner tone="info" title="Quick tip">
    A worker must agree before anything is checked. Tell her to expect an SMS from us: her answer starts the
    checks.
  </Banner>
);

interface RecentProps extends HomeTabProps {
  readonly dashboard: Dashboard;
  readonly factsOf: (workerId: string) => Facts;
  /** The case that the card above the list asks for. */
  readonly above: VerificationCase | undefined;
}

/** The three newest cases. The count is of the requests and purchases (decisions 8). */
function Recent({ dashboard, factsOf, above, onShow }: RecentProps) {
  const { verifications } = dashboard;
  if (verifications.length === 0) return <FirstSteps />;
  return (
    <>
      <ListRows>
        {casesOf(verifications)
          .slice(0, HOME_VERIFICATIONS)
          .map((each) => (
            <RecentRow
              key={caseKey(each)}
              verification={each}
              facts={factsOf(each.lead.nanny_id)}
              isPaid={isPaidFor(each.lead, dashboard)}
              isAskedAbove={above !== undefined && caseKey(above) === caseKey(each)}
            />
          ))}
      </ListRows>
      {verifications.length > HOME_VERIFICATIONS && (
        <Inline>
          <Button variant="secondary" onClick={() => onShow('verifications')}>
            View All Verifications ({verifications.length})
          </Button>
        </Inline>
      )}
    </>
  );
}

const steps = [
  { title: 'Find or invite', text: 'Search for a worker, or invite one by SMS.' },
  { title: 'She agrees', text: 'Nothing is checked before her yes.' },
  { title: 'You pay', text: 'By M-PESA or card. If she says no, you get all of it back.' },
  { title: 'Read the report', text: 'What was found, what was not, and a trust score.' },
];

/** Before the first verification: how one goes. */
function FirstSteps() {
  return (
    <Card padding="large">
      <Stack gap="large">
        <Stack gap="xxsmall">
          <Heading level={3}>No Verifications Yet</Heading>
          <Text tone="muted">Find a worker or invite one, and follow her check here.</Text>
        </Stack>
        <Timeline steps={steps} now={0} layout="across" label="How a verification goes" />
      </Stack>
    </Card>
  );
}
