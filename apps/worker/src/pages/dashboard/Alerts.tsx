import type { WireNotification } from '@repo/api-client/queries/worker-app';
import { Button } from '@repo/ui/components/Button';
import { EmptyState } from '@repo/ui/components/EmptyState';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { Doorway } from '@repo/ui/drawings/Doorway';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { Heading } from '@repo/ui/primitives/Heading';
import { Stack } from '@repo/ui/primitives/Stack';
import { useFailureWords } from '../../language/use-failure-words.ts';
import { useLanguage } from '../../language/use-language.ts';
import { lookOf } from './alert-look.ts';
import { endOf, waitingAlerts } from './alert-needs.ts';
import { AlertThread } from './AlertThread.tsx';
import { alertThreads, withoutAlerts, type AlertThread as Thread } from './alert-threads.ts';
import { alertWords } from './alert-words.ts';
import { useAlerts, useSeenAlerts, useWaiting } from './use-alerts.ts';

/** Alerts of one place belong together. One of a newer service stands alone. */
const subjectOf = (alert: WireNotification): string => lookOf(alert).place?.href ?? alert.id;

/**
 * What waits for her, then the other notifications by their subject, the newest first. A press marks one as read (worker spec
 * 2.10), and so does a moment in sight.
 */
export function Alerts() {
  const { say, language } = useLanguage();
  const failureWords = useFailureWords();
  const { notifications, failure, readOne } = useAlerts();
  const waits = useWaiting();
  useSeenAlerts();
  if (failure !== null)
    return <LoadError message={failureWords(failure.error, 'notices.failed')} {...failure.retry} />;
  if (notifications === undefined || waits === undefined)
    return <Skeleton label={say('screen.waiting')} kind="card" />;
  if (notifications.length === 0)
    return (
      <EmptyState title={say('notices.none')} drawing={<Doorway />}>
        {say('notices.noneWhy')}
      </EmptyState>
    );
  const waiting = waitingAlerts(notifications, waits);
  const others = alertThreads(notifications, subjectOf).flatMap((thread) =>
    withoutAlerts(thread, new Set(waiting)),
  );
  const words = alertWords[language];
  if (waiting.length === 0) return <Threads threads={others} level={2} onRead={readOne} />;
  return (
    <>
      <Stack as="section" gap="small">
        <Heading level={2}>{words.waiting}</Heading>
        <Stack as="ul" gap="small">
          {waiting.map((alert) => (
            <AlertThread
              key={alert.id}
              thread={aloneIn(alert)}
              level={3}
              waits={{ until: endOf(alert, waits) }}
              onRead={readOne}
            />
          ))}
        </Stack>
      </Stack>
      {others.length > 0 && (
        <Stack as="section" gap="small">
          <Heading level={2}>{words.others}</Heading>
          <Threads threads={others} level={3} onRead={readOne} />
        </Stack>
      )}
    </>
  );
}

const aloneIn = (alert: WireNotification): Thread => ({
  key: alert.id,
  employer: alert.values['employer'] ?? null,
  alerts: [alert],
});

interface ThreadsProps {
  readonly threads: readonly Thread[];
  readonly level: 2 | 3;
  readonly onRead: (id: string) => void;
}

function Threads({ threads, level, onRead }: ThreadsProps) {
  return (
    <Stack as="ul" gap="small">
      {threads.map((thread) => (
        <AlertThread key={thread.key} thread={thread} level={level} onRead={onRead} />
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
