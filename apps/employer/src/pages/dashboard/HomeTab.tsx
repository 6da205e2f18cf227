import type { Dashboard } from '@repo/api-client/normalise/dashboard';
import { HOME_VERIFICATIONS } from '@repo/domain/verification-status';
import { Button } from '@repo/ui/components/Button';
import { PageHeader } from '@repo/ui/components/PageHeader';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { HomeLayout } from '@repo/ui/patterns/HomeLayout';
import { Heading } from '@repo/ui/primitives/Heading';
import { Stack } from '@repo/ui/primitives/Stack';
import type { ReactNode } from 'react';
import { session } from '../../session/session.ts';
import { moreWaiting } from '../../verifications/more-waiting.ts';
import { NeedsYou } from '../../verifications/NeedsYou.tsx';
import { useVerifications } from '../../verifications/use-verifications.ts';
import { VerificationsError } from '../../verifications/VerificationsError.tsx';
import { FirstVerification } from './FirstVerification.tsx';
import { HomeStart, type HomeWays } from './HomeStart.tsx';
import { QuickTip } from './QuickTip.tsx';
import { RecentVerifications } from './RecentVerifications.tsx';
import { waitingCases } from './waiting-cases.ts';

export function HomeTab({ news, ...ways }: HomeWays & { readonly news: ReactNode }) {
  const firstName = (session.user()?.name ?? '').trim().split(/\s+/)[0];
  const { dashboard, factsOf, failure } = useVerifications(HOME_VERIFICATIONS);
  return (
    <>
      <PageHeader
        title={firstName ? `Welcome, ${firstName}` : 'Welcome'}
        subtitle="Know who you are about to hire."
      />
      {news}
      {/* Everything appears at once: what waits for the employer would push down the rest. */}
      {dashboard === undefined && failure === null ? (
        <Skeleton label="Loading verifications..." kind="recent" count={HOME_VERIFICATIONS} />
      ) : (
        <Loaded dashboard={dashboard} factsOf={factsOf} failure={failure} {...ways} />
      )}
    </>
  );
}

interface LoadedProps extends HomeWays, Pick<ReturnType<typeof useVerifications>, 'factsOf' | 'failure'> {
  /** Undefined where it did not arrive. */
  readonly dashboard: Dashboard | undefined;
}

function Loaded({ dashboard, factsOf, failure, ...ways }: LoadedProps) {
  const waiting = dashboard === undefined ? [] : waitingCases(dashboard);
  const [first, ...others] = waiting;
  if (dashboard?.verifications.length === 0) return <FirstVerification {...ways} />;
  return (
    <HomeLayout
      first={
        first && (
          <NeedsYou
            first={first}
            worker={factsOf(first.lead.nanny_id).worker.data}
            more={
              others.length > 0 && (
                <Button variant="ghost" size="small" onClick={() => ways.onShow('verifications')}>
                  {moreWaiting(others.length)}
                </Button>
              )
            }
          />
        )
      }
      actions={<HomeStart isFirst={first === undefined} {...ways} />}
      aside={<QuickTip />}
    >
      <Stack as="section">
        <Heading level={2}>Recent Verifications</Heading>
        {dashboard !== undefined && (
          <RecentVerifications dashboard={dashboard} factsOf={factsOf} above={first} onShow={ways.onShow} />
        )}
        {dashboard === undefined && failure !== null && (
          <VerificationsError failure={failure} place="dashboard" />
        )}
      </Stack>
    </HomeLayout>
  );
}
