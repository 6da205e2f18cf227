import type { WireRequest } from '@repo/api-client/queries/worker-app';
import { Badge } from '@repo/ui/components/Badge';
import { Button } from '@repo/ui/components/Button';
import { Card } from '@repo/ui/components/Card';
import { Person } from '@repo/ui/components/Person';
import { CheckIcon } from '@repo/ui/icons/CheckIcon';
import { Heading } from '@repo/ui/primitives/Heading';
import { Inline } from '@repo/ui/primitives/Inline';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useState, type ReactNode } from 'react';
import { hoursUntil, timeAgo } from '../language/time-ago.ts';
import { useLanguage } from '../language/use-language.ts';

interface RequestCardProps {
  readonly request: WireRequest;
  readonly busy: boolean;
  readonly onAccept: () => void;
  readonly onDecline: () => void;
  /** An action on the words of the employer. */
  readonly words?: ReactNode;
  /** What the worker can do besides the answer. */
  readonly children?: ReactNode;
}

/** One request of an employer (worker spec 2.11). */
export function RequestCard({ request, busy, onAccept, onDecline, words, children }: RequestCardProps) {
  const translator = useLanguage();
  const { say, language } = translator;
  const [now] = useState(() => new Date());
  const hours = hoursUntil(request.expires_at, now);
  const left = hours === 0 ? say('requests.leftLittle') : say('requests.left', { hours });
  return (
    <Card as="li">
      <Stack gap="small">
        <Person
          initials={request.employerInitials}
          name={
            <Heading level={2} size={3}>
              {request.employerName}
            </Heading>
          }
        >
          <Text tone="muted">{timeAgo(translator, request.time, now)}</Text>
        </Person>
        <Text>{request.messages[language]}</Text>
        {words}
        {request.status === 'accepted' ? (
          <Badge tone="success" icon={<CheckIcon size="small" />}>
            {say('requests.accepted')}
          </Badge>
        ) : (
          <>
            {/* Not on the button: with this text, the two buttons would not fit side by side on a small phone. */}
            <Text tone="muted">{busy ? say('requests.busy') : left}</Text>
            <Inline gap="small">
              <Button variant="secondary" disabledReason={busy && say('requests.busy')} onClick={onDecline}>
                {say('requests.decline')}
              </Button>
              <Button busy={busy} onClick={onAccept}>
                {say('requests.accept')}
              </Button>
            </Inline>
          </>
        )}
        {children}
      </Stack>
    </Card>
  );
}
