import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { BulletList } from '@repo/ui/components/BulletList';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { TaskLayout } from '@repo/ui/patterns/TaskLayout';
import { useQuery } from '@tanstack/react-query';
import { useFailureWords } from '../../language/use-failure-words.ts';
import { useLanguage } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';
import { Screen } from '../../shell/Screen.tsx';
import { DocumentRow } from './DocumentRow.tsx';
import { documentsQuery } from './documents-query.ts';

/** The documents of the worker, with the decisions of the team (worker spec 2.18). */
export default function DocumentsPage() {
  const { say } = useLanguage();
  const failureWords = useFailureWords();
  const query = useQuery(documentsQuery);
  const failure = useLoadFailure(query);
  const isThere = failure !== null || query.data !== undefined;
  return (
    <Screen
      title={say('documents.title')}
      subtitle={say('documents.who')}
      width="task"
      back={{ label: say('nav.toDashboard'), href: paths.dashboard }}
    >
      <TaskLayout place="before" summary={<Tips />}>
        {failure !== null && (
          <LoadError message={failureWords(failure.error, 'documents.failed')} {...failure.retry} />
        )}
        {!isThere && <Skeleton label={say('screen.waiting')} kind="card" />}
        {query.data?.map((document) => (
          <DocumentRow key={document.slot} document={document} />
        ))}
      </TaskLayout>
    </Screen>
  );
}

function Tips() {
  const { say } = useLanguage();
  return (
    <TitledCard title={say('documents.tips')}>
      <BulletList
        items={[
          say('documents.tip.photo'),
          say('documents.tip.text'),
          say('documents.tip.light'),
          say('documents.tip.pages'),
        ]}
      />
    </TitledCard>
  );
}
