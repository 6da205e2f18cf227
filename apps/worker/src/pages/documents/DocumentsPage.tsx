import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { TaskLayout } from '@repo/ui/patterns/TaskLayout';
import { useQuery } from '@tanstack/react-query';
import { useFailureWords } from '../../language/use-failure-words.ts';
import { useLanguage } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';
import { Screen } from '../../shell/Screen.tsx';
import { DocumentRows } from './DocumentRows.tsx';
import { documentsQuery } from '../../api/my-documents.ts';

/** The documents of the worker, with the decisions of the team (worker spec 2.18). */
export default function DocumentsPage() {
  const { say } = useLanguage();
  const failureWords = useFailureWords();
  const query = useQuery(documentsQuery);
  const failure = useLoadFailure(query);
  return (
    <Screen
      title={say('documents.title')}
      subtitle={say('documents.who')}
      width="task"
      back={{ label: say('nav.toDashboard'), href: paths.dashboard }}
    >
      {failure !== null && (
        <LoadError message={failureWords(failure.error, 'documents.failed')} {...failure.retry} />
      )}
      {failure === null && query.data === undefined && (
        <TaskLayout>
          <Skeleton label={say('screen.waiting')} kind="card" />
        </TaskLayout>
      )}
      {query.data !== undefined && <DocumentRows documents={query.data} />}
    </Screen>
  );
}
