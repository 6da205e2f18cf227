import type { WireRequest } from '@repo/api-client/queries/worker-app';
import { Badge } from '@repo/ui/components/Badge';
import { Button } from '@repo/ui/components/Button';
import { Card } from '@repo/ui/components/Card';
import { IconList } from '@repo/ui/components/IconList';
import { Person } from '@repo/ui/components/Person';
import { CheckIcon } from '@repo/ui/icons/CheckIcon';
import { Grid } from '@repo/ui/primitives/Grid';
import { Heading } from '@repo/ui/primitives/Heading';
import { Spread } from '@repo/ui/primitives/Spread';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { checkKindIcons } from '@repo/ui/status/check-kind-icons';
import { useId, useState, type ReactNode } from 'react';
import { hoursUntil, timeAgo } from '../language/time-ago.ts';
import { useLanguage } from '../language/use-language.ts';
import { NeverAsks } from '../shell/NeverAsks.tsx';

interface RequestCardProps {
  readonly request: WireRequest;
  /** In a list of requests, or alone as the first thing on the home. */
  readonly place: 'list' | 'home';
  readonly busy: boolean;
  readonly onAccept: () => void;
  readonly onDecline: () => void;
  /** What the worker can do besides the answer. */
  readonly children?: ReactNode;
}

/** One request of an employer (worker spec 2.11). What she agreed to stands in her consents, and not here again. */
export function RequestCard({ request, place, busy, onAccept, onDecline, children }: RequestCardProps) {
  const translator = useLanguage();
  const { say, language } = translator;
  const [now] = useState(() => new Date());
  const titleId = useId();
  const isOpen = request.status === 'pending';
  const hours = hoursUntil(request.expires_at, now);
  const left = hours === 0 ? say('requests.leftLittle') : say('requests.left', { hours });
  const parts = request.parts[language];
  const isHome = place === 'home';
  return (
    <Card
      as={isHome ? 'section' : 'li'}
      tone={isHome ? 'accent' : 'surface'}
      {...(isHome && { labelledBy: titleId })}
    >
      <Stack gap="small">
        <Spread wrap gap="xsmall">
          {isOpen ? (
            // Not on the button: with this text, the two buttons would not fit side by side on a small phone.
            <Badge tone="info">{busy ? say('requests.busy') : left}</Badge>
          ) : (
            <Badge tone="success" icon={<CheckIcon size="small" />}>
              {say('requests.accepted')}
            </Badge>
          )}
          <Text size="small" tone="muted">
            {timeAgo(translator, request.time, now)}
          </Text>
        </Spread>
        <Person
          initials={request.employerInitials}
          name={
            <Heading level={2} size={3} id={titleId}>
              {request.employerName}
            </Heading>
          }
        >
          <Text>{parts.asks}</Text>
        </Person>
        {parts.quote !== '' && <Text>{parts.quote}</Text>}
        {isOpen && (
          <>
            {parts.ifYes !== '' && (
              <Stack gap="xsmall">
                <Text weight="strong">{parts.ifYes}</Text>
                <IconList
                  items={parts.checks.map(({ check, name }) => ({ icon: checkKindIcons[check], text: name }))}
                />
              </Stack>
            )}
            <Text tone="muted">{parts.follows.join(' ')}</Text>
            <NeverAsks />
            <Grid columns={2} phoneColumns="fit" gap="small">
              <Button
                variant="secondary"
                fullWidth
                disabledReason={busy && say('requests.busy')}
                onClick={onDecline}
              >
                {say('requests.decline')}
              </Button>
              <Button fullWidth busy={busy} onClick={onAccept}>
                {say('requests.accept')}
              </Button>
            </Grid>
          </>
        )}
        {children}
      </Stack>
    </Card>
  );
}
