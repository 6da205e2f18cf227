import { reportWords, workerRequestsQuery, type WireRequest } from '@repo/api-client/queries/worker-app';
import { replaceCached } from '@repo/app-shell/data/query-cache';
import { useAction } from '@repo/app-shell/hooks/use-action';
import { TextButton } from '@repo/ui/components/TextButton';
import { useToast } from '@repo/ui/components/Toasts';
import { Text } from '@repo/ui/primitives/Text';
import { client } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { useFailureWords } from '../language/use-failure-words.ts';
import { useLanguage } from '../language/use-language.ts';

const { queryKey } = workerRequestsQuery(client);

/** Reports the words of an employer to the team (decisions 6). Nothing for a request without such words. */
export function ReportWords({ request }: { readonly request: WireRequest }) {
  const { say } = useLanguage();
  const failureWords = useFailureWords();
  const tell = useToast();
  const report = useAction(
    () => reportWords(client, request.id),
    ({ message }) => {
      const reported = { reportable: false, reported: true };
      replaceCached(queryClient, queryKey, (before) =>
        before?.map((each) => (each.id === request.id ? { ...each, ...reported } : each)),
      );
      tell({ text: message });
    },
    (error) => tell({ text: failureWords(error, 'blocks.notSaved'), tone: 'danger' }),
  );
  if (request.reported) return <Text tone="muted">{say('requests.reported')}</Text>;
  if (!request.reportable) return null;
  return (
    <TextButton busy={report.busy} busyLabel={say('requests.busy')} onClick={() => report.run(undefined)}>
      {say('requests.report')}
    </TextButton>
  );
}
