import { Banner } from '@repo/ui/components/Banner';
import { Button } from '@repo/ui/components/Button';
import { TornPage } from '@repo/ui/drawings/TornPage';
import { SignInLayout } from '@repo/ui/patterns/SignInLayout';
import { Stack } from '@repo/ui/primitives/Stack';
import { useReloadOnline } from '../hooks/use-reload-online.ts';
import { useScreen } from '../hooks/use-screen.ts';

interface PlainErrorProps {
  readonly title: string;
  /** Says that the screen did not load, and what the user can check. */
  readonly text: string;
  readonly again: string;
  /** Shown after a press without a network. */
  readonly offline: string;
}

/** An error screen in the app's own chunk: the frame of the sign-in, which is there already. It fetches nothing. */
export function PlainError({ title, text, again: tryAgain, offline }: PlainErrorProps) {
  useScreen(title);
  const { isOffline, again } = useReloadOnline();
  return (
    <SignInLayout title={title} subtitle={text} homeHref="/">
      <Stack gap="large">
        <TornPage />
        <Button fullWidth onClick={again}>
          {tryAgain}
        </Button>
        {isOffline && (
          <Banner tone="warning" announce>
            {offline}
          </Banner>
        )}
      </Stack>
    </SignInLayout>
  );
}
