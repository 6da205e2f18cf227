import { formatDate } from '@repo/domain/dates';
import { demonstrationStages, demonstrationStageStatuses } from '@repo/domain/demonstration';
import { demonstrationFilterLabels, type SampleVerification } from '@repo/domain/demonstration-verifications';
import { sampleWorker } from '@repo/domain/demonstration-report';
import { trustTierOf } from '@repo/domain/trust-tier';
import { Badge, type BadgeTone } from '@repo/ui/components/Badge';
import { ButtonLink } from '@repo/ui/components/Button';
import { Card } from '@repo/ui/components/Card';
import { ProgressBar } from '@repo/ui/components/ProgressBar';
import { TrustBadge } from '@repo/ui/components/TrustBadge';
import { RefreshIcon } from '@repo/ui/icons/RefreshIcon';
import { Heading } from '@repo/ui/primitives/Heading';
import { Inline } from '@repo/ui/primitives/Inline';
import { Spread } from '@repo/ui/primitives/Spread';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { VisuallyHidden } from '@repo/ui/primitives/VisuallyHidden';
import { demonstrationPath } from '../../paths.ts';

const tones: Readonly<Record<SampleVerification['status'], BadgeTone>> = {
  completed: 'success',
  inProgress: 'info',
  pending: 'default',
  expired: 'warning',
};

/** The status in one line. */
function statusText({ status, percentage, expiredOn }: SampleVerification): string {
  if (status === 'completed') return 'Every stage is done. The report is ready.';
  if (status === 'pending') return 'Waiting for the worker to consent by SMS.';
  if (status === 'expired')
    return `The police clearance ran out on ${formatDate(expiredOn)}: what was found then may have changed.`;
  const done = demonstrationStageStatuses(percentage).filter((each) => each === 'completed').length;
  return `${done} of ${demonstrationStages.length} stages are done.`;
}

/**
 * One invented verification. An expired one can be verified again in the demonstration, which begins with the payment. Only
 * one worker has a sample report, so the other cards link to none.
 */
export function SampleVerificationCard({ item }: { readonly item: SampleVerification }) {
  const { workerName, status, percentage, trustScore } = item;
  return (
    <Card as="li">
      <Stack gap="small">
        <div>
          <Spread wrap gap="xsmall">
            <Heading level={3} size={4}>
              {workerName}
            </Heading>
            <Badge tone={tones[status]}>{demonstrationFilterLabels[status]}</Badge>
          </Spread>
          <Text tone="muted">
            {item.serviceType} · {item.packageName} ·{' '}
            <Text as="span" lines="whole">
              {formatDate(item.startedOn)}
            </Text>
          </Text>
        </div>
        <Text>{statusText(item)}</Text>
        {status === 'inProgress' && (
          <ProgressBar label="Completion" level="plain" percent={percentage} valueText={`${percentage}%`} />
        )}
        {trustScore !== null && (
          <Inline>
            <TrustBadge tier={trustTierOf(trustScore, 'verified')} score={trustScore} />
          </Inline>
        )}
        {workerName === sampleWorker.name && (
          <Inline>
            <ButtonLink href={demonstrationPath('complete')} size="small" variant="secondary">
              View Sample Report
              <VisuallyHidden> for {workerName}</VisuallyHidden>
            </ButtonLink>
          </Inline>
        )}
        {status === 'expired' && (
          <Inline gap="small">
            <ButtonLink href={demonstrationPath('payment-success')} size="small" icon={<RefreshIcon />}>
              Re-verify
              <VisuallyHidden> {workerName}</VisuallyHidden>
            </ButtonLink>
            <Text tone="muted">Shows the demonstration, with {sampleWorker.firstName}.</Text>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
