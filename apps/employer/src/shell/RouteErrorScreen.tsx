import { Banner } from '@repo/ui/components/Banner';
import { Button, ButtonLink } from '@repo/ui/components/Button';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { TornPage } from '@repo/ui/drawings/TornPage';
import { Inline } from '@repo/ui/primitives/Inline';
import { Text } from '@repo/ui/primitives/Text';
import { paths } from '../paths.ts';
import { reload, useReloadOnline } from '@repo/app-shell/hooks/use-reload-online';
import { CHUNK_FAILED, NOT_FOUND } from '@repo/app-shell/parts/lazy-part';
import { NoScreen } from './NoScreen.tsx';
import { Screen } from './Screen.tsx';
import { unloadedWords } from './unloaded-words.ts';

/** Shown for an unknown address, a chunk that did not arrive, and a fault of the app. */
export default function RouteErrorScreen({ reason }: { readonly reason: string }) {
  if (reason === NOT_FOUND) return <NoScreen />;
  return (
    <Screen title={unloadedWords.title}>
      <TornPage />
      {reason === CHUNK_FAILED ? <CodeMissing /> : <Fault />}
      <Disclosure label="Technical details">
        <Text>{reason}</Text>
      </Disclosure>
    </Screen>
  );
}

function Fault() {
  return (
    <>
      <Text>This screen could not be shown. Nothing that you saved or paid for is lost.</Text>
      <WaysOn onAgain={reload} />
    </>
  );
}

function CodeMissing() {
  const { isOffline, again } = useReloadOnline();
  return (
    <>
      <Text>{unloadedWords.text}</Text>
      {isOffline && (
        <Banner tone="warning" announce>
          {unloadedWords.offline}
        </Banner>
      )}
      <WaysOn onAgain={again} />
    </>
  );
}

function WaysOn({ onAgain }: { readonly onAgain: () => void }) {
  return (
    <Inline gap="small">
      <Button onClick={onAgain}>{unloadedWords.again}</Button>
      <ButtonLink variant="secondary" href={paths.dashboard}>
        Go to Dashboard
      </ButtonLink>
    </Inline>
  );
}
