import { reload, useReloadOnline } from '@repo/app-shell/hooks/use-reload-online';
import { useScreen } from '@repo/app-shell/hooks/use-screen';
import { CHUNK_FAILED, NOT_FOUND } from '@repo/app-shell/parts/lazy-part';
import { Banner } from '@repo/ui/components/Banner';
import { Button, ButtonLink } from '@repo/ui/components/Button';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { SignInLayout } from '@repo/ui/patterns/SignInLayout';
import { Inline } from '@repo/ui/primitives/Inline';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { paths } from '../paths.ts';
import { unloadedWords } from './unloaded-words.ts';

/** Shown for an unknown address, a chunk that did not arrive, and a fault of the app. It needs no data of the service. */
export default function RouteErrorScreen({ reason }: { readonly reason: string }) {
  useScreen(unloadedWords.title);
  return (
    <SignInLayout title={unloadedWords.title} homeHref={paths.home}>
      <Stack gap="large">
        {reason === NOT_FOUND ? <NoScreen /> : reason === CHUNK_FAILED ? <CodeMissing /> : <Fault />}
        <Disclosure label="Technical details">
          <Text>{reason}</Text>
        </Disclosure>
      </Stack>
    </SignInLayout>
  );
}

/** Offers no retry, because a retry would also find nothing. */
function NoScreen() {
  return (
    <>
      <Text>There is no screen at this address.</Text>
      <ButtonLink href={paths.home}>Go to the start</ButtonLink>
    </>
  );
}

function Fault() {
  return (
    <>
      <Text>This screen could not be shown. Nothing that you saved is lost.</Text>
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
      <ButtonLink variant="secondary" href={paths.home}>
        Go to the start
      </ButtonLink>
    </Inline>
  );
}
