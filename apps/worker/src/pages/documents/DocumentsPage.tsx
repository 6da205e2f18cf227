import type { WireWorkerRecord } from '@repo/api-client/contract/worker';
import { isFirstTry } from '@repo/app-shell/data/first-try';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { workerVerification } from '@repo/domain/worker-verification';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { TaskLayout } from '@repo/ui/patterns/TaskLayout';
import { useQuery } from '@tanstack/react-query';
import { myRecordQuery } from '../../api/my-record.ts';
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
  const record = useQuery(myRecordQuery);
  const isComing = query.data === undefined || isFirstTry(record);
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
      {failure === null && isComing && (
        <TaskLayout>
          <Skeleton label={say('screen.waiting')} kind="card" />
        </TaskLayout>
      )}
      {query.data !== undefined && !isComing && (
        <DocumentRows documents={query.data} isProven={isProven(record.data)} />
      )}
    </Screen>
  );
}

/** Without her record, her documents are shown as those of a worker whose identity is not known. */
const isProven = (record: WireWorkerRecord | undefined): boolean =>
  record !== undefined && workerVerification(record) === 'verified';
