import { useState } from 'react';
import { useLanguage } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';
import { RequestList } from '../../requests/RequestList.tsx';
import { useRequests } from '../../requests/use-requests.ts';
import { Screen } from '../../shell/Screen.tsx';
import { AskedRequest } from '../../requests/AskedRequest.tsx';
import { Consents, type Accepted } from './Consents.tsx';

/** What employers ask the worker, and below it what she agreed to (worker spec 2.11). */
export default function RequestsPage() {
  const { say } = useLanguage();
  const { requests, failure } = useRequests();
  const [accepted, setAccepted] = useState<Accepted | null>(null);
  const open = requests?.filter(({ status }) => status === 'pending') ?? [];
  return (
    <Screen title={say('requests.title')} back={{ label: say('nav.toDashboard'), href: paths.dashboard }}>
      <RequestList
        openOnly
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
