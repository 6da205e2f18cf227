import type { WireRequest, WireWorkerDashboard } from '@repo/api-client/queries/worker-app';
import type { LoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { shownScore } from '@repo/domain/trust-reach';
import { ButtonLink } from '@repo/ui/components/Button';
import { ProgressBar } from '@repo/ui/components/ProgressBar';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { Stats } from '@repo/ui/components/Stats';
import { HomeLayout } from '@repo/ui/patterns/HomeLayout';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { Stack } from '@repo/ui/primitives/Stack';
import { useScoreText } from '@repo/ui/words/use-score-text';
import { useFailureWords } from '../../language/use-failure-words.ts';
import { useLanguage } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';
import { useRequests } from '../../requests/use-requests.ts';
import { HelpLink } from './HelpLink.tsx';
import { JustCompleted } from './JustCompleted.tsx';
import { NeedsYou } from './NeedsYou.tsx';
import { QuickActions } from './QuickActions.tsx';
import { StatusCard } from './StatusCard.tsx';

interface HomeProps {
  readonly dashboard: WireWorkerDashboard | undefined;
  readonly failure: LoadFailure | null;
}

/** What waits for her, her status, three figures and six quick actions (worker spec 2.10). */
export function Home({ dashboard, failure }: HomeProps) {
  const { say } = useLanguage();
  const failureWords = useFailureWords();
  // Fetched with the figures and not after them: her home then comes at once, and nothing in it moves.
  const requests = useRequests();
  if (failure !== null)
    return <LoadError message={failureWords(failure.error, 'dashboard.failed')} {...failure.retry} />;
  const isAsked = dashboard?.needs.includes('request') === true;
  if (dashboard === undefined || (isAsked && isComing(requests)))
    return <Skeleton label={say('screen.waiting')} kind="card" />;
  return <LoadedHome dashboard={dashboard} requests={requests.requests} />;
}

const isComing = ({ requests, failure }: ReturnType<typeof useRequests>): boolean =>
  requests === undefined && failure === null;

interface LoadedHomeProps {
  readonly dashboard: WireWorkerDashboard;
  /** Undefined where they did not arrive. */
  readonly requests: readonly WireRequest[] | undefined;
}

function LoadedHome({ dashboard, requests }: LoadedHomeProps) {
  const { say, formats } = useLanguage();
  const scoreText = useScoreText();
  const { percentage } = dashboard.completion.overall;
  const isAsked = dashboard.needs.includes('request');
  return (
    <>
      <JustCompleted />
      <HomeLayout
        first={
          <>
            <NeedsYou needs={dashboard.needs} requests={requests} />
            {isAsked && dashboard.help_phone !== null && <HelpLink phone={dashboard.help_phone} />}
          </>
        }
        actions={
          <>
            <StatusCard dashboard={dashboard} />
            <Stats
              items={[
                { label: say('dashboard.score'), value: scoreText(shownScore(dashboard)) },
                { label: say('dashboard.reviews'), value: formats.number(dashboard.reviews) },
                { label: say('dashboard.jobs'), value: formats.number(dashboard.jobs) },
              ]}
            />
          </>
        }
      >
        <QuickActions dashboard={dashboard} />
        {percentage < 100 && (
          <Stack gap="small">
            <ProgressBar label={say('dashboard.completion')} percent={percentage} />
            <ButtonLink href={paths.completeProfile} variant="secondary">
              {say('dashboard.complete')}
            </ButtonLink>
          </Stack>
        )}
      </HomeLayout>
    </>
  );
}
