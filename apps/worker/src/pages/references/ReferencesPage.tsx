import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { TaskLayout } from '@repo/ui/patterns/TaskLayout';
import { useQuery } from '@tanstack/react-query';
import { useFailureWords } from '../../language/use-failure-words.ts';
import { useLanguage } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';
import { Screen } from '../../shell/Screen.tsx';
import { NamedReferences } from './NamedReferences.tsx';
import { referencesQuery } from './references-query.ts';

/** The referees who can describe the work of the worker (worker spec 2.16). */
export default function ReferencesPage() {
  const { say } = useLanguage();
  const failureWords = useFailureWords();
  const query = useQuery(referencesQuery);
  const failure = useLoadFailure(query);
  if (query.data !== undefined) return <NamedReferences references={query.data} />;
  return (
    <Screen
      title={say('references.title')}
      width="task"
      back={{ label: say('nav.toDashboard'), href: paths.dashboard }}
    >
      <TaskLayout>
        {failure === null ? (
          <Skeleton label={say('screen.waiting')} kind="card" count={2} />
        ) : (
          <LoadError message={failureWords(failure.error, 'references.notLoaded')} {...failure.retry} />
        )}
      </TaskLayout>
    </Screen>
  );
}
