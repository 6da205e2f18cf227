import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { verificationStatusQuery } from '@repo/api-client/queries/worker-status';
import { Banner } from '@repo/ui/components/Banner';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { TextLink } from '@repo/ui/components/TextLink';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { useFailureWords } from '../../language/use-failure-words.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useNavigationState } from '../../navigation-state.ts';
import { paths } from '../../paths.ts';
import { Screen } from '../../shell/Screen.tsx';
import { FindingsCard } from './FindingsCard.tsx';
import { stepWords } from './step-words.ts';
import { Steps } from './Steps.tsx';

/** The verification status of the worker (worker spec 2.14). */
export default function VerificationPage() {
  const { say, language } = useLanguage();
  const failureWords = useFailureWords();
  const isEnforced = useNavigationState('verification')?.enforceVerification === true;
  const query = useQuery(verificationStatusQuery(client));
  const failure = useLoadFailure(query);
  return (
    <Screen title={say('verification.title')} back={{ label: say('nav.toDashboard'), href: paths.dashboard }}>
      {isEnforced && query.data?.smile_status !== 'verified' && (
        <Banner tone="info">{say('verification.enforced')}</Banner>
      )}
      {failure !== null && (
        <LoadError message={failureWords(failure.error, 'verification.failed')} {...failure.retry} />
      )}
      {failure === null && query.data === undefined && (
        <TitledCard title={say('verification.steps')} gap="medium">
          <Skeleton label={say('screen.waiting')} kind="ring" count={1} />
          <Skeleton kind="steps" count={5} />
        </TitledCard>
      )}
      {query.data !== undefined && (
        <>
          <Steps status={query.data} />
          {query.data.papers.includes('certificates') && (
            <Banner
              tone="warning"
              action={
                <TextLink href={paths.documents} placement="alone">
                  {say('notices.see.documents')}
                </TextLink>
              }
            >
              {stepWords[language].healthWaits}
            </Banner>
          )}
          <FindingsCard />
        </>
      )}
    </Screen>
  );
}
