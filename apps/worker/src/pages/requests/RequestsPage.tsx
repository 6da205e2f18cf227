import { workerConsentsQuery } from '@repo/api-client/queries/worker-app';
import { isFirstTry } from '@repo/app-shell/data/first-try';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { Text } from '@repo/ui/primitives/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { useLanguage } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';
import { RequestList } from '../../requests/RequestList.tsx';
import { requestWords } from '../../requests/request-words.ts';
import { useRequests } from '../../requests/use-requests.ts';
import { Screen } from '../../shell/Screen.tsx';
import { AskedRequest } from '../../requests/AskedRequest.tsx';
import { Consents, type Accepted } from './Consents.tsx';

/** What employers ask the worker, and below it what she agreed to (worker spec 2.11). */
export default function RequestsPage() {
  const { say, language } = useLanguage();
  const { requests, failure } = useRequests();
  const consents = useQuery(workerConsentsQuery(client));
  const wasAsked = consents.data !== undefined && consents.data.length > 0;
  const noneOpen = wasAsked ? <Text tone="muted">{requestWords[language].noneOpen}</Text> : undefined;
  const none = isFirstTry(consents) ? <Skeleton label={say('screen.waiting')} kind="card" /> : noneOpen;
  const [accepted, setAccepted] = useState<Accepted | null>(null);
  const open = requests?.filter(({ status }) => status === 'pending') ?? [];
  return (
    <Screen title={say('requests.title')} back={{ label: say('nav.toDashboard'), href: paths.dashboard }}>
      <RequestList
        openOnly
        none={none}
        renderEntry={(request) => (
          <AskedRequest
            request={request}
            // Only the last one is in sight then. A message beside the screen tells of the others.
            onAccepted={
              open.length === 1 ? (confirmation) => setAccepted({ id: request.id, confirmation }) : undefined
            }
          />
        )}
      />
      {/* The consents appear after the requests, because they would push them down. */}
      {(requests !== undefined || failure !== null) && (
        <Consents requests={requests ?? []} accepted={accepted} />
      )}
    </Screen>
  );
}
