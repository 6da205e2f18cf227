import { reload, useReloadOnline } from '@repo/app-shell/hooks/use-reload-online';
import { CHUNK_FAILED, NOT_FOUND } from '@repo/app-shell/parts/lazy-part';
import { Banner } from '@repo/ui/components/Banner';
import { Button, ButtonLink } from '@repo/ui/components/Button';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { TornPage } from '@repo/ui/drawings/TornPage';
import { Inline } from '@repo/ui/primitives/Inline';
import { Text } from '@repo/ui/primitives/Text';
import { useLanguage } from '../language/use-language.ts';
import { paths } from '../paths.ts';
import { Screen } from './Screen.tsx';

/** Shown for an unknown address, a chunk that did not arrive, and a fault of the app. */
export default function RouteErrorScreen({ reason }: { readonly reason: string }) {
  const { say } = useLanguage();
  return (
    // Neither her data nor the words of her tabs may have arrived.
    <Screen title={say('error.title')} tabs={null}>
      <TornPage />
      {reason === NOT_FOUND ? <NoScreen /> : reason === CHUNK_FAILED ? <CodeMissing /> : <Fault />}
      <Disclosure label={say('error.details')}>
        <Text>{reason}</Text>
      </Disclosure>
    </Screen>
  );
}

/**
 * Offers no retry, because a retry would also find nothing. The entry page redirects a signed-in worker to the dashboard.
 */
function NoScreen() {
  const { say } = useLanguage();
  return (
    <>
      <Text>{say('error.noScreen')}</Text>
      <ButtonLink href={paths.entry}>{say('error.home')}</ButtonLink>
    </>
  );
}

function Fault() {
  const { say } = useLanguage();
  return (
    <>
      <Text>{say('error.fault')}</Text>
      <WaysOn onAgain={reload} />
    </>
  );
}

function CodeMissing() {
  const { say } = useLanguage();
  const { isOffline, again } = useReloadOnline();
  return (
    <>
      <Text>{say('error.notLoaded')}</Text>
      {isOffline && (
        <Banner tone="warning" announce>
          {say('error.offline')}
        </Banner>
      )}
      <WaysOn onAgain={again} />
    </>
  );
}

function WaysOn({ onAgain }: { readonly onAgain: () => void }) {
  const { say } = useLanguage();
  return (
    <Inline gap="small">
      <Button onClick={onAgain}>{say('call.again')}</Button>
      <ButtonLink variant="secondary" href={paths.entry}>
        {say('error.home')}
      </ButtonLink>
    </Inline>
  );
}
