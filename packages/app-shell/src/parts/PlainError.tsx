import { Button } from '@repo/ui/components/Button';
import { EmptyState } from '@repo/ui/components/EmptyState';
import { useReloadOnline } from '../hooks/use-reload-online.ts';
import { useScreen } from '../hooks/use-screen.ts';

interface PlainErrorProps {
  readonly title: string;
  /** That the screen did not come, and what to look at. */
  readonly text: string;
  readonly again: string;
  /** In its place after a press without a network. */
  readonly offline: string;
}

/** An error screen that comes with the app's own code: few pieces, and nothing that has to be fetched. */
export function PlainError({ title, text, again: tryAgain, offline }: PlainErrorProps) {
  useScreen(title);
  const { isOffline, again } = useReloadOnline();
  return (
    <main>
      <EmptyState level={1} title={title} action={<Button onClick={again}>{tryAgain}</Button>}>
        <output>{isOffline ? offline : text}</output>
      </EmptyState>
    </main>
  );
}
