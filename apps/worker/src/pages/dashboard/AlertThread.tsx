import type { WireNotification } from '@repo/api-client/queries/worker-app';
import { workerInitials } from '@repo/domain/initials';
import { Card } from '@repo/ui/components/Card';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { Notice } from '@repo/ui/components/Notice';
import { Person } from '@repo/ui/components/Person';
import { Timeline, type TimelineStep } from '@repo/ui/components/Timeline';
import { Heading } from '@repo/ui/primitives/Heading';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useState } from 'react';
import { timeAgo } from '../../language/time-ago.ts';
import { useLanguage } from '../../language/use-language.ts';
import { TimeLeft } from '../../requests/TimeLeft.tsx';
import { hrefOf, lookOf } from './alert-look.ts';
import { alertText } from './alert-text.ts';
import type { AlertThread as Thread } from './alert-threads.ts';
import { alertWords } from './alert-words.ts';
import { Seen } from './Seen.tsx';

/** So many alerts of a thread are in sight, and every new one. */
const IN_SIGHT = 3;

const countInSight = (alerts: readonly WireNotification[]): number => {
  const count = Math.max(IN_SIGHT, alerts.findLastIndex(({ unread }) => unread) + 1);
  // A line that opens one alert is no smaller than the alert.
  return count + 1 >= alerts.length ? alerts.length : count;
};

interface AlertThreadProps {
  readonly thread: Thread;
  /** The level of its heading. */
  readonly level: 2 | 3;
  /** Its alerts wait for the worker: they stay heavy when she has read them. Until when, where they have an end. */
  readonly waits?: { readonly until: string | undefined };
  readonly onRead: (id: string) => void;
}

/** The alerts about one subject on one line, the newest on top. */
export function AlertThread({ thread: { employer, alerts }, level, waits, onRead }: AlertThreadProps) {
  const { language } = useLanguage();
  // It stays, also when she has read them: nothing moves under her finger.
  const [inSight] = useState(() => countInSight(alerts));
  const earlier = alerts.slice(inSight);
  const [newest] = alerts;
  // A single alert speaks for itself, where its own words name the employer.
  const isAlone = alerts.length === 1 && (employer === null || newest.values['employer'] === employer);
  return (
    <Card as="li" padding="small">
      <Stack gap="xsmall">
        {!isAlone && <Title employer={employer} level={level} newest={newest} />}
        <Alerts alerts={alerts.slice(0, inSight)} waits={waits} onRead={onRead} />
        {earlier.length > 0 && (
          <Disclosure label={alertWords[language].earlier(earlier.length)}>
            {() => <Alerts alerts={earlier} waits={waits} onRead={onRead} />}
          </Disclosure>
        )}
      </Stack>
    </Card>
  );
}

interface TitleProps extends Pick<AlertThreadProps, 'level'> {
  readonly employer: string | null;
  readonly newest: WireNotification;
}

/** The employer, or the place to which the alerts lead. Those of a newer service have none. */
function Title({ employer, level, newest }: TitleProps) {
  const { say } = useLanguage();
  const { place } = lookOf(newest);
  if (employer === null)
    return (
      place !== undefined && (
        <Text size="small" tone="muted">
          {say(place.title)}
        </Text>
      )
    );
  return (
    <Person
      size="small"
      initials={workerInitials(employer)}
      name={
        <Heading level={level} size={4}>
          {employer}
        </Heading>
      }
    />
  );
}

interface AlertsProps {
  readonly alerts: readonly WireNotification[];
  readonly waits: AlertThreadProps['waits'];
  readonly onRead: (id: string) => void;
}

function Alerts({ alerts, waits, onRead }: AlertsProps) {
  const translator = useLanguage();
  const [now] = useState(() => new Date());
  /** How long she can still answer, as on her home, says more than that an alert is new. */
  const stateOf = (isNew: boolean, until: string | undefined) => {
    if (until !== undefined) return <TimeLeft until={until} now={now} busy={false} />;
    return isNew ? (
      <Text as="span" tone="primary" weight="strong">
        {translator.say('notices.new')}
      </Text>
    ) : undefined;
  };
  const steps = alerts.map((alert): TimelineStep => {
    const { title, text } = alertText(translator, alert);
    const { Drawing } = lookOf(alert);
    const isHeavy = alert.unread || waits !== undefined;
    return {
      id: alert.id,
      title,
      icon: Drawing,
      // Filled while it is new, or waits.
      stage: isHeavy ? 'past' : 'later',
      isNew: isHeavy,
      state: stateOf(alert.unread, waits?.until),
      date: timeAgo(translator, alert.time, now),
      text: (
        <Seen id={alert.unread ? alert.id : null}>
          <Notice href={hrefOf(alert)} unread={alert.unread} onRead={() => onRead(alert.id)}>
            {text}
          </Notice>
        </Seen>
      ),
    };
  });
  return <Timeline steps={steps} />;
}
