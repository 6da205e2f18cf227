import type { Verification } from '@repo/api-client/normalise/dashboard';
import type { Worker } from '@repo/api-client/normalise/worker';
import type { Completion } from '@repo/api-client/queries/reports';
import { formatDate } from '@repo/domain/dates';
import { verificationFilterLabels, type ChipStatus } from '@repo/domain/verification-status';
import { Badge, type BadgeTone } from '@repo/ui/components/Badge';
import { Card } from '@repo/ui/components/Card';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { ProgressBar } from '@repo/ui/components/ProgressBar';
import { TrustBadge } from '@repo/ui/components/TrustBadge';
import { Heading } from '@repo/ui/primitives/Heading';
import { Inline } from '@repo/ui/primitives/Inline';
import { Spread } from '@repo/ui/primitives/Spread';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { tierOf } from './tier.ts';
import { Tracker } from './Tracker.tsx';
import { VerificationAction } from './VerificationAction.tsx';
import { chipStatus, isUnderWay, statusLine } from './words.ts';

export const chipTones: Record<ChipStatus, BadgeTone> = {
  complete: 'success',
  nearly_complete: 'info',
  in_progress: 'info',
  pending: 'default',
};

interface VerificationCardProps {
  readonly item: Verification;
  readonly completion: Completion | undefined;
  /** Once she has arrived; until then the item says who she is. */
  readonly worker?: Worker | undefined;
  /** Whether the worker's check is paid for already. */
  readonly isPaid: boolean;
}

const reports = (count: number) => (count === 1 ? '1 misconduct report' : `${count} misconduct reports`);

/** One request or purchase: whose, what, where it stands, and the one thing to do about it. */
export function VerificationCard({ item, completion, worker, isPaid }: VerificationCardProps) {
  const chip = chipStatus(item, completion);
  const standing =
    completion === undefined ? worker : { ...completion, tier: tierOf(completion.trust_badge) };
  return (
    <Card as="li">
      <Stack gap="small">
        <div>
          <Spread wrap gap="xsmall">
            <Heading level={3} size={4}>
              {worker?.displayName ?? item.workerName}
            </Heading>
            <Badge tone={chipTones[chip]}>{verificationFilterLabels[chip]}</Badge>
          </Spread>
          <Text tone="muted">
            {item.packageName} ·{' '}
            <Text as="span" lines="whole">
              {formatDate(item.created_at)}
            </Text>
          </Text>
        </div>
        <Text>{statusLine(item, completion, isPaid)}</Text>
        {item.status === 'completed' && completion !== undefined && (
          <ProgressBar
            label="Completion"
            level="plain"
            percent={completion.completion_percentage}
            valueText={`${completion.completion_percentage}%`}
          />
        )}
        {standing !== undefined && (
          <Inline gap="small">
            <TrustBadge tier={standing.tier} score={standing.trust_score} />
            <Text as="span" tone={standing.misconduct_flags > 0 ? 'danger' : 'muted'}>
              {reports(standing.misconduct_flags)}
            </Text>
          </Inline>
        )}
        {completion !== undefined && isUnderWay(item, completion) && (
          <Disclosure label="Follow the checks">
            <Tracker checks={completion.checks} />
          </Disclosure>
        )}
        <VerificationAction item={item} worker={worker} isPaid={isPaid} />
      </Stack>
    </Card>
  );
}
