import { Button, ButtonLink } from '@repo/ui/components/Button';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { Inline } from '@repo/ui/primitives/Inline';
import { Text } from '@repo/ui/primitives/Text';
import { paths } from '../paths.ts';
import { Screen } from './Screen.tsx';

/** Shown when a screen cannot be: an address that does not exist, code that did not arrive, a fault of ours. */
export default function RouteErrorScreen({ reason }: { readonly reason: string }) {
  return (
    <Screen title="Unexpected Application Error!">
      <Text>This screen could not be shown. Nothing that you saved or paid for is lost.</Text>
      <Inline gap="small">
        <Button onClick={() => globalThis.location.reload()}>Try Again</Button>
        <ButtonLink variant="secondary" href={paths.dashboard}>
          Go to Dashboard
        </ButtonLink>
      </Inline>
      <Disclosure label="Technical details">
        <Text>{reason}</Text>
      </Disclosure>
    </Screen>
  );
}
