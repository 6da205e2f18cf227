import type { Dashboard } from '@repo/api-client/normalise/dashboard';
import { REQUEST_EXPIRES_AFTER_HOURS } from '@repo/domain/consent-request';
import { HOME_VERIFICATIONS } from '@repo/domain/verification-status';
import { Banner } from '@repo/ui/components/Banner';
import { Button, ButtonLink } from '@repo/ui/components/Button';
import { Card } from '@repo/ui/components/Card';
import { ListRows } from '@repo/ui/components/ListRows';
import { PageHeader } from '@repo/ui/components/PageHeader';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { Timeline } from '@repo/ui/components/Timeline';
import { HomeLayout } from '@repo/ui/patterns/HomeLayout';
import { Grid } from '@repo/ui/primitives/Grid';
import { Heading } from '@repo/ui/primitives/Heading';
import { Inline } from '@repo/ui/primitives/Inline';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { VisuallyHidden } from '@repo/ui/primitives/VisuallyHidden';
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
  /** Shows the workers, with the focus in their search. */
  readonly onSearch: () => void;
}

export function HomeTab({ news, ...ways }: HomeTabProps & { readonly news: ReactNode }) {
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
        <Loaded dashboard={dashboard} factsOf={factsOf} failure={failure} {...ways} />
      )}
    </>
  );
}

interface LoadedProps extends HomeTabProps, Pick<ReturnType<typeof useVerifications>, 'factsOf' | 'failure'> {
  /** Undefined where it did not arrive. */
  readonly dashboard: Dashboard | undefined;
}

function Loaded({ dashboard, factsOf, failure, ...ways }: LoadedProps) {
  const waiting = dashboard === undefined ? [] : waitingCases(dashboard);
  const [first] = waiting;
  if (dashboard?.verifications.length === 0) return <FirstSteps {...ways} />;
  return (
    <HomeLayout
      first={
        first && (
          <NeedsYou
            first={first}
            worker={factsOf(first.lead.nanny_id).worker.data}
            more={waiting.length - 1}
            onShow={ways.onShow}
          />
        )
      }
      actions={<Start isFirst={first === undefined} columns={2} {...ways} />}
      aside={tip}
    >
      <Stack as="section">
        <Heading level={2}>Recent Verifications</Heading>
        {dashboard !== undefined && (
          <Recent dashboard={dashboard} factsOf={factsOf} above={first} onShow={ways.onShow} />
        )}
        {dashboard === undefined && failure !== null && (
          <VerificationsError failure={failure} place="dashboard" />
        )}
      </Stack>
    </HomeLayout>
  );
}

interface StartProps extends HomeTabProps {
  /** Whether nothing waits for her, so that a start is the first thing to do. */
  readonly isFirst: boolean;
  /** Of the quick actions. */
  readonly columns: 1 | 2;
}

/** The start, and two quieter ways into it. */
function Start({ isFirst, columns, onShow, onSearch }: StartProps) {
  return (
    <Stack gap="xxsmall">
      <Button fullWidth variant={isFirst ? 'primary' : 'secondary'} onClick={() => onShow('workers')}>
        Start New Verification
      </Button>
      <section>
        <VisuallyHidden as="h2">Quick Actions</VisuallyHidden>
        <Grid columns={columns} phoneColumns={columns === 1 ? 1 : 'fit'} gap="xxsmall">
          <Button variant="ghost" size="small" fullWidth onClick={onSearch}>
            Search Worker
          </Button>
          <ButtonLink variant="ghost" size="small" fullWidth href={paths.invite}>
            Invite Worker
          </ButtonLink>
        </Grid>
      </section>
    </Stack>
  );
}

const tip = (
  <Banner tone="info" title="Quick tip">
    Tell the worker to expect our SMS: she has {REQUEST_EXPIRES_AFTER_HOURS} hours to answer it.
  </Banner>
);

interface RecentProps extends Pick<HomeTabProps, 'onShow'> {
  readonly dashboard: Dashboard;
  readonly factsOf: (workerId: string) => Facts;
  /** The case that the card above the list asks for. */
  readonly above: VerificationCase | undefined;
}

/** The three newest cases. The count is of the requests and purchases (decisions 8). */
function Recent({ dashboard, factsOf, above, onShow }: RecentProps) {
  const { verifications } = dashboard;
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

/** Before the first verification: how one goes. The start is in its first step. */
function FirstSteps(ways: HomeTabProps) {
  const steps = [
    {
      title: 'Find or invite',
      text: (
        <Stack gap="small">
          <Text>Choose one here, or ask by SMS.</Text>
          <Start isFirst columns={1} {...ways} />
        </Stack>
      ),
    },
    {
      title: 'She agrees, you pay',
      text: 'Invite her, and she answers before you pay. Find her here, and she is asked after: if she says no, you get all of it back.',
    },
    { title: 'We check', text: 'Who she is, her references, and what else your package has.' },
    { title: 'You read the report', text: 'What was found, what was not, and a trust score.' },
  ];
  return (
    <>
      <Card as="section" padding="large">
        <Stack gap="large">
          <Heading level={2}>Your First Verification</Heading>
          <Timeline steps={steps} now={0} layout="across" label="How a verification goes" />
        </Stack>
      </Card>
      {tip}
    </>
  );
}
