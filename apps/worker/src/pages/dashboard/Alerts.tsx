import { Button } from '@repo/ui/components/Button';
import { EmptyState } from '@repo/ui/components/EmptyState';
import { Spinner } from '@repo/ui/components/Spinner';
import { Doorway } from '@repo/ui/drawings/Doorway';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { Stack } from '@repo/ui/primitives/Stack';
import { useFailureWords } from '../../language/use-failure-words.ts';
import { useLanguage } from '../../language/use-language.ts';
import { Alert } from './Alert.tsx';
import { useAlerts } from './use-alerts.ts';

/** The notifications, the newest first. A press marks one as read (worker spec 2.10). */
export function Alerts() {
  const { say } = useLanguage();
  const failureWords = useFailureWords();
  const { notifications, failure, readOne, readAll } = useAlerts();
  if (failure !== null)
    return <LoadError message={failureWords(failure.error, 'notices.failed')} {...failure.retry} />;
  if (notifications === undefined) return <Spinner placement="block" label={say('screen.waiting')} />;
  if (notifications.length === 0)
    return (
      <EmptyState title={say('notices.none')} drawing={<Doorway />}>
        {say('notices.noneWhy')}
      </EmptyState>
    );
  return (
    <Stack gap="medium">
      {notifications.some(({ unread }) => unread) && (
        <Button variant="secondary" size="small" onClick={readAll}>
          {say('notices.readAll')}
        </Button>
      )}
      <Stack as="ul" gap="small">
        {notifications.map((each) => (
          <li key={each.id}>
            <Alert notification={each} onRead={() => readOne(each.id)} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
