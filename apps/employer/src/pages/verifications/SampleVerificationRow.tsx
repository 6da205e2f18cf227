import { formatDate } from '@repo/domain/dates';
import { demonstrationStages, demonstrationStageStatuses } from '@repo/domain/demonstration';
import { demonstrationFilterLabels, type SampleVerification } from '@repo/domain/demonstration-verifications';
import { sampleWorker } from '@repo/domain/demonstration-report';
import { initialsOf } from '@repo/domain/initials';
import { trustTierOf } from '@repo/domain/trust-tier';
import { Badge, type BadgeTone } from '@repo/ui/components/Badge';
import { ListRow } from '@repo/ui/components/ListRow';
import { Person } from '@repo/ui/components/Person';
import { ScoreCircle } from '@repo/ui/components/ScoreCircle';
import { SegmentBar } from '@repo/ui/components/SegmentBar';
import type { IconStatus } from '@repo/ui/components/StatusIcon';
import { StatusLine } from '@repo/ui/components/StatusLine';
import { TextLink } from '@repo/ui/components/TextLink';
import { RefreshIcon } from '@repo/ui/icons/RefreshIcon';
import { Facts } from '@repo/ui/primitives/Facts';
import { Heading } from '@repo/ui/primitives/Heading';
import { Text } from '@repo/ui/primitives/Text';
import { VisuallyHidden } from '@repo/ui/primitives/VisuallyHidden';
import { demonstrationPath } from '../../paths.ts';

const tones: Readonly<Record<SampleVerification['status'], BadgeTone>> = {
  completed: 'success',
  inProgress: 'info',
  pending: 'default',
  expired: 'warning',
};

const icons: Readonly<Record<SampleVerification['status'], IconStatus>> = {
  completed: 'completed',
  inProgress: 'in_progress',
  pending: 'pending',
  expired: 'ended',
};

const stagesDone = (percentage: number): number =>
  demonstrationStageStatuses(percentage).filter((each) => each === 'completed').length;

/** The status in one line. */
function statusText({ workerName, status, expiredOn }: SampleVerification): string {
  if (status === 'completed')
    return workerName === sampleWorker.name
      ? 'Every stage is done. The report is ready.'
      : `Every stage is done. Only ${sampleWorker.firstName}’s report opens here.`;
  if (status === 'pending') return 'Waiting for the worker to consent by SMS.';
  if (status === 'expired')
    return `The police clearance ran out on ${formatDate(expiredOn)}: what was found then may have changed.`;
  return 'The checks are running.';
}

/**
 * One invented verification. An expired one can be verified again in the demonstration, which begins with the payment. Only
 * one worker has a sample report, so the other rows link to none.
 */
export function SampleVerificationRow({ item }: { readonly item: SampleVerification }) {
  const { workerName, status, percentage, trustScore } = item;
  return (
    <ListRow
      who={
        <Person
          size="small"
          initials={initialsOf({ name: workerName })}
          name={
            <Heading level={3} size={4}>
              {workerName}
            </Heading>
          }
          status={<Badge tone={tones[status]}>{demonstrationFilterLabels[status]}</Badge>}
        >
          <Text size="small" tone="muted">
            <Facts>{[item.serviceType, item.packageName, formatDate(item.startedOn)]}</Facts>
          </Text>
        </Person>
      }
      score={
        trustScore !== null && (
          <ScoreCircle size="xsmall" tier={trustTierOf(trustScore, 'verified')} score={trustScore} />
        )
      }
      note={<Tier score={trustScore} />}
      action={<Action item={item} />}
    >
      <StatusLine status={icons[status]}>{statusText(item)}</StatusLine>
      {status === 'inProgress' && (
        <SegmentBar
          label="Stages done"
          done={stagesDone(percentage)}
          total={demonstrationStages.length}
          percent={percentage}
          valueText={`${stagesDone(percentage)} of ${demonstrationStages.length}`}
        />
      )}
      {status === 'expired' && (
        <Text size="small" tone="muted">
          “Re-verify” shows the demonstration, with {sampleWorker.firstName}.
        </Text>
      )}
    </ListRow>
  );
}

const Tier = ({ score }: { readonly score: number | null }) =>
  score === null ? null : <Text size="small">{trustTierOf(score, 'verified')}</Text>;

function Action({ item: { workerName, status } }: { readonly item: SampleVerification }) {
  if (status === 'expired')
    return (
      <TextLink placement="alone" href={demonstrationPath('payment-success')} icon={<RefreshIcon />}>
        Re-verify
        <VisuallyHidden> {workerName}</VisuallyHidden>
      </TextLink>
    );
  if (workerName !== sampleWorker.name) return null;
  return (
    <TextLink placement="alone" href={demonstrationPath('complete')}>
      View Report
      <VisuallyHidden> for {workerName}</VisuallyHidden>
    </TextLink>
  );
}
