import { Button, ButtonLink } from '@repo/ui/components/Button';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { AppShell } from '@repo/ui/patterns/AppShell';
import { Content } from '@repo/ui/primitives/Content';
import { Heading } from '@repo/ui/primitives/Heading';
import { Inline } from '@repo/ui/primitives/Inline';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useScreen } from '../hooks/use-screen.ts';
import { paths } from '../paths.ts';

/** Shown when a screen cannot be: an address that does not exist, code that did not arrive, a fault of ours. */
export default function RouteErrorScreen({ reason }: { readonly reason: string }) {
  useScreen('Unexpected Application Error!');
  return (
    <AppShell>
      <Content>
        <Stack gap="large">
          <Heading level={1}>Unexpected Application Error!</Heading>
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
        </Stack>
      </Content>
    </AppShell>
  );
}
