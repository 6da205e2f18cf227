import type { WireWorkerRecord } from '@repo/api-client/contract/worker';
import type { WireRequest, WireWorkerDashboard } from '@repo/api-client/queries/worker-app';
import { verificationStatusQuery, type VerificationStatus } from '@repo/api-client/queries/worker-status';
import { isFirstTry } from '@repo/app-shell/data/first-try';
import type { LoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { lazyPart } from '@repo/app-shell/parts/lazy-part';
import type { DocumentKind } from '@repo/domain/document';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { useHasDesk } from '@repo/ui/keyboard/use-has-desk';
import { HomeLayout } from '@repo/ui/patterns/HomeLayout';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { client } from '../../api/client.ts';
import { myRecordQuery } from '../../api/my-record.ts';
import { useFailureWords } from '../../language/use-failure-words.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useRequests } from '../../requests/use-requests.ts';
import { askedStepOf, needsClearance } from './asked-step.ts';
import { firstStepOf } from './first-step.ts';
import { FirstSteps } from './FirstSteps.tsx';
import { HelpLink } from './HelpLink.tsx';
import { JustCompleted } from './JustCompleted.tsx';
import { homeWords } from './home-words.ts';
import { LaterStatus } from './LaterStatus.tsx';
import { isForCheck } from './need-text.ts';
import { NeedsYou } from './NeedsYou.tsx';
import { PhotoFailed } from './PhotoFailed.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { QuickActions } from './QuickActions.tsx';
import { ScoreTile } from './ScoreTile.tsx';
import { StatusCard } from './StatusCard.tsx';
import { useNeeded } from './use-needed.ts';
import { usePapers } from './use-papers.ts';
import { useUnsent } from './use-unsent.ts';

// Fetched only by a window that has room for it.
const { Part: DeskCard } = lazyPart(() => import('../../passport/DeskCard.tsx'));

interface HomeProps {
  readonly dashboard: WireWorkerDashboard | undefined;
  readonly failure: LoadFailure | null;
}

/** What waits for her, how she stands in three figures, and six quick actions (worker spec 2.10). */
export function Home({ dashboard, failure }: HomeProps) {
  const { say } = useLanguage();
  const failureWords = useFailureWords();
  // Fetched with the figures and not after them: her home then comes at once, and nothing in it moves.
  const requests = useRequests();
  const record = useQuery(myRecordQuery);
  const status = useQuery(verificationStatusQuery(client));
  const { papers, isComing: arePapersComing } = usePapers(dashboard);
  if (failure !== null)
    return <LoadError message={failureWords(failure.error, 'dashboard.failed')} {...failure.retry} />;
  const isAsked = dashboard?.needs.includes('request') === true;
  const isWaiting =
    (isAsked && isComing(requests)) || isFirstTry(record) || isFirstTry(status) || arePapersComing;
  if (dashboard === undefined || isWaiting) return <Skeleton label={say('screen.waiting')} kind="card" />;
  return (
    <LoadedHome
      dashboard={dashboard}
      requests={requests.requests}
      record={record.data}
      status={status.data}
      papers={papers}
    />
  );
}

const isComing = ({ requests, failure }: ReturnType<typeof useRequests>): boolean =>
  requests === undefined && failure === null;

/** Beside the figures, each is undefined where it did not arrive. */
interface LoadedHomeProps {
  readonly dashboard: WireWorkerDashboard;
  readonly requests: readonly WireRequest[] | undefined;
  readonly record: WireWorkerRecord | undefined;
  readonly status: VerificationStatus | undefined;
  readonly papers: readonly DocumentKind[] | undefined;
}

function LoadedHome({ dashboard, requests, record, status, papers }: LoadedHomeProps) {
  const { language } = useLanguage();
  const { percentage } = dashboard.completion.overall;
  const isUnsent = useUnsent(dashboard);
  const needed = useNeeded(dashboard.needs, requests);
  const need = needed !== null && 'need' in needed ? needed.need : null;
  const hasDesk = useHasDesk();
  // The question of an employer, and her first steps, fill the screen.
  const hasRoom = hasDesk && !isUnsent && (needed === null || need !== null);
  const asked = need === null ? null : askedStepOf(need, { status, papers });
  const step = need === 'identity' && status !== undefined ? firstStepOf(status) : null;
  return (
    <>
      <JustCompleted status={status} />
      <PhotoFailed />
      <HomeLayout
        first={
          <>
            <NeedsYou
              needed={needed}
              step={step}
              status={status}
              papers={papers}
              employers={dashboard.waiting_employers}
            />
            {isUnsent && status !== undefined && <FirstSteps status={status} />}
          </>
        }
        actions={
          <>
            {!isUnsent && (
              <StatusCard
                dashboard={dashboard}
                status={status}
                asked={asked}
                needsClearance={needsClearance(dashboard.needs, { papers })}
                employers={need !== null && isForCheck(need) ? [] : dashboard.waiting_employers}
              />
            )}
            <ScoreTile dashboard={dashboard} record={record} />
            {isUnsent && (
              <LaterStatus verification={dashboard.verification} from={homeWords[language].afterwards} />
            )}
            {/* The card on top may ask for it already. */}
            {percentage < 100 && asked !== 'profile_created' && <ProfileCard percent={percentage} />}
          </>
        }
      >
        <QuickActions dashboard={dashboard} />
        {hasRoom && record !== undefined && (
          <Suspense fallback={null}>
            <DeskCard record={record} />
          </Suspense>
        )}
      </HomeLayout>
      <HelpLink phone={dashboard.help_phone} />
    </>
  );
}
