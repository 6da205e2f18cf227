import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { BulletList } from '@repo/ui/components/BulletList';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { useHasDesk } from '@repo/ui/keyboard/use-has-desk';
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

/** Beside the documents on a desk. Elsewhere they are folded, so that the first document is in sight. */
function Tips() {
  const { say } = useLanguage();
  const hasDesk = useHasDesk();
  const first = say('documents.tip.photo');
  const title = say('documents.tips');
  const tips = (
    <BulletList
      items={[first, say('documents.tip.text'), say('documents.tip.light'), say('documents.tip.pages')]}
    />
  );
  if (hasDesk) return <TitledCard title={title}>{tips}</TitledCard>;
  return (
    <Disclosure label={title} note={first}>
      {tips}
    </Disclosure>
  );
}
