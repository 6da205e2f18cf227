import { Skeleton } from '@repo/ui/components/Skeleton';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { TaskLayout } from '@repo/ui/patterns/TaskLayout';
import { useMyRecord } from '../../api/my-record.ts';
import { useFailureWords } from '../../language/use-failure-words.ts';
import { useLanguage } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';
import { Screen } from '../../shell/Screen.tsx';
import { ProfileSteps } from './ProfileSteps.tsx';

/** The profile that the worker fills in (worker spec 2.12). */
export default function CompleteProfilePage() {
  const { say } = useLanguage();
  const failureWords = useFailureWords();
  const { record, failure } = useMyRecord();
  if (record !== undefined) return <ProfileSteps key={record.id} record={record} />;
  return (
    <Screen
      title={say('complete.title')}
      width="wide"
      back={{ label: say('nav.toDashboard'), href: paths.dashboard }}
    >
      <TaskLayout>
        {failure === null ? (
          <Skeleton label={say('screen.waiting')} kind="card" count={3} />
        ) : (
          <LoadError message={failureWords(failure.error, 'complete.failed')} {...failure.retry} />
        )}
      </TaskLayout>
    </Screen>
  );
}
