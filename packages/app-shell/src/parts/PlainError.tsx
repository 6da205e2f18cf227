import { Banner } from '@repo/ui/components/Banner';
import { Button } from '@repo/ui/components/Button';
import { EmptyState } from '@repo/ui/components/EmptyState';
import { Content } from '@repo/ui/primitives/Content';
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

/** An error screen in the app's own chunk. It has few components and fetches nothing. */
export function PlainError({ title, text, again: tryAgain, offline }: PlainErrorProps) {
  useScreen(title);
  const { isOffline, again } = useReloadOnline();
  return (
    <main>
      <EmptyState level={1} title={title} action={<Button onClick={again}>{tryAgain}</Button>}>
        {text}
      </EmptyState>
      {isOffline && (
        <Content>
          <Banner tone="warning" announce>
            {offline}
          </Banner>
        </Content>
      )}
    </main>
  );
}
