import type { WireNotification } from '@repo/api-client/queries/worker-app';
import { Button } from '@repo/ui/components/Button';
import { EmptyState } from '@repo/ui/components/EmptyState';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { Doorway } from '@repo/ui/drawings/Doorway';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { Stack } from '@repo/ui/primitives/Stack';
import { useFailureWords } from '../../language/use-failure-words.ts';
import { useLanguage } from '../../language/use-language.ts';
import { lookOf } from './alert-look.ts';
import { AlertThread } from './AlertThread.tsx';
import { alertThreads } from './alert-threads.ts';
import { useAlerts } from './use-alerts.ts';

/** Alerts of one place belong together. One of a newer service stands alone. */
const subjectOf = (alert: WireNotification): string => lookOf(alert).place?.href ?? alert.id;

/** The notifications by their subject, the newest first. A press marks one as read (worker spec 2.10). */
export function Alerts() {
  const { say } = useLanguage();
  const failureWords = useFailureWords();
  const { notifications, failure, readOne } = useAlerts();
  if (failure !== null)
    return <LoadError message={failureWords(failure.error, 'notices.failed')} {...failure.retry} />;
  if (notifications === undefined) return <Skeleton label={say('screen.waiting')} kind="card" />;
  if (notifications.length === 0)
    return (
      <EmptyState title={say('notices.none')} drawing={<Doorway />}>
        {say('notices.noneWhy')}
      </EmptyState>
    );
  return (
    <Stack as="ul" gap="small">
      {alertThreads(notifications, subjectOf).map((thread) => (
        <AlertThread key={thread.key} thread={thread} onRead={readOne} />
      ))}
    </Stack>
  );
}

/** Marks every notification as read, beside the title of the screen. Nothing while none is new. */
export function ReadAll() {
  const { say } = useLanguage();
  const { notifications, readAll } = useAlerts();
  if (notifications?.some(({ unread }) => unread) !== true) return null;
  return (
    <Button variant="secondary" size="small" onClick={readAll}>
      {say('notices.readAll')}
    </Button>
  );
}
