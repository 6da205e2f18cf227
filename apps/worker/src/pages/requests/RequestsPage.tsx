import { useLanguage } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';
import { RequestList } from '../../requests/RequestList.tsx';
import { Screen } from '../../shell/Screen.tsx';
import { AskedRequest } from './AskedRequest.tsx';
import { Consents } from './Consents.tsx';

/** Who asks her for what, and what she agreed to (worker spec 2.11). */
export default function RequestsPage() {
  const { say } = useLanguage();
  return (
    <Screen title={say('requests.title')} back={{ label: say('nav.toDashboard'), href: paths.dashboard }}>
      <RequestList Entry={AskedRequest} />
      <Consents />
    </Screen>
  );
}
