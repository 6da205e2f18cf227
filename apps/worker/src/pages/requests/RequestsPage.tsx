import { useLanguage } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';
import { RequestList } from '../../requests/RequestList.tsx';
import { useRequests } from '../../requests/use-requests.ts';
import { Screen } from '../../shell/Screen.tsx';
import { AskedRequest } from '../../requests/AskedRequest.tsx';
import { Consents } from './Consents.tsx';

/** The requests of employers, and the consents of the worker (worker spec 2.11). */
export default function RequestsPage() {
  const { say } = useLanguage();
  const { requests, failure } = useRequests();
  return (
    <Screen title={say('requests.title')} back={{ label: say('nav.toDashboard'), href: paths.dashboard }}>
      <RequestList Entry={AskedRequest} />
      {/* The consents appear after the requests, because they would push them down. */}
      {(requests !== undefined || failure !== null) && <Consents />}
    </Screen>
  );
}
