import type { Verification } from '@repo/api-client/normalise/dashboard';
import { formatDate } from '@repo/domain/dates';
import { mayBeDismissed } from '@repo/domain/purchase';
import { shownScore, type WireTrustScore } from '@repo/domain/trust-reach';
import { shownTier, type TrustTier } from '@repo/domain/trust-tier';
import { registryStates, verificationStates } from '@repo/domain/status-vocabulary';
import { Tracker } from '@repo/report-view/Tracker';
import { Badge } from '@repo/ui/components/Badge';
import { Card } from '@repo/ui/components/Card';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { ProgressBar } from '@repo/ui/components/ProgressBar';
import { RoomFor } from '@repo/ui/components/RoomFor';
import { StatusIcon } from '@repo/ui/components/StatusIcon';
import { TextLink } from '@repo/ui/components/TextLink';
import { TrustBadge } from '@repo/ui/components/TrustBadge';
import { Heading } from '@repo/ui/primitives/Heading';
import { Spread } from '@repo/ui/primitives/Spread';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { VisuallyHidden } from '@repo/ui/primitives/VisuallyHidden';
import { paths } from '../paths.ts';
import { phoneText } from '../session/phone-text.ts';
import { iconStatus } from './icon-status.ts';
import { DismissPayment } from './DismissPayment.tsx';
import type { Facts } from './use-verifications.ts';
import { VerificationAction } from './VerificationAction.tsx';
import {
  canBeFollowed,
  chipStatus,
  hasEnded,
  hasProgress,
  isAgreedTo,
  nameInList,
  statusLine,
} from './words.ts';

interface VerificationCardProps {
  readonly item: Verification;
  readonly facts: Facts;
  /** Whether the check of the worker is already paid. */
  readonly isPaid: boolean;
}

/**
 * One request or purchase: the worker, the package, the status, and the one possible action. The action keeps its place
 * while the facts above it load: each fact has reserved room until it arrives or fails.
 */
export function VerificationCard({ item, facts, isPaid }: VerificationCardProps) {
  const worker = facts.worker.data;
  const completion = facts.completion.data;
  const isCompleted = hasProgress(item);
  return (
    <Card as="li">
      <Stack gap="small">
        <Stack gap="xsmall">
          <Spread wrap gap="xsmall">
            <Heading level={3} size={4}>
              {worker?.displayName ?? item.workerName}
            </Heading>
            <Chip item={item} completion={facts.completion} />
          </Spread>
          {/* Beside the one text that never changes: the room of the icon must not wrap a line that does. */}
          <Spread gap="small">
            <Text tone="muted">
              {item.packageName} ·{' '}
              <Text as="span" lines="whole">
                {formatDate(item.created_at)}
              </Text>
            </Text>
            <StatusIcon status={iconStatus(item, completion)} />
          </Spread>
        </Stack>
        <Text>{statusLine(item, completion, isPaid)}</Text>
        {isCompleted && completion !== undefined && <Done percent={completion.completion_percentage} />}
        {isCompleted && facts.completion.isPending && (
          <RoomFor>
            <Done percent={0} />
          </RoomFor>
        )}
        {worker?.isProspect === true && <Text tone="muted">{phoneText(worker.phone ?? '')}</Text>}
        {worker?.isProspect !== true && !hasEnded(item) && <CardStatus {...facts} />}
        {completion !== undefined && canBeFollowed(item, completion) && (
          <Disclosure
            label={completion.overall_status === 'complete' ? 'See the checks' : 'Follow the checks'}
          >
            <Tracker checks={completion.checks} workerName={worker?.name ?? nameInList(item)} />
          </Disclosure>
        )}
        {facts.completion.isPending && isAgreedTo(item) && (
          <RoomFor>
            <Disclosure label="The checks">{null}</Disclosure>
          </RoomFor>
        )}
        <Actions item={item} worker={worker} isPaid={isPaid} />
      </Stack>
    </Card>
  );
}

interface ActionsProps extends Pick<VerificationCardProps, 'item' | 'isPaid'> {
  readonly worker: Facts['worker']['data'];
}

/** The one button of the card. An open invitation and a payment without money also have a way to end them. */
function Actions({ item, worker, isPaid }: ActionsProps) {
  return (
    <>
      {item.source.kind === 'request' && item.source.request.status === 'pending' && (
        <TextLink
          placement="alone"
          href={paths.invitationSent}
          state={{
            worker: { id: item.nanny_id, name: worker?.name ?? nameInList(item) },
            package: { id: item.package_id },
          }}
        >
          Change or withdraw
          <VisuallyHidden> the invitation of {worker?.displayName ?? item.workerName}</VisuallyHidden>
        </TextLink>
      )}
      <VerificationAction item={item} worker={worker} isPaid={isPaid} />
      {item.source.kind === 'purchase' && mayBeDismissed(item.source.purchase.status) && (
        <DismissPayment purchaseId={item.id} workerName={worker?.displayName ?? item.workerName} />
      )}
    </>
  );
}

function Chip({ item, completion }: Pick<Facts, 'completion'> & { readonly item: Verification }) {
  const status = chipStatus(item, completion.data);
  const chip = <Badge tone={verificationStates[status].tone}>{verificationStates[status].english}</Badge>;
  return hasProgress(item) && completion.isPending ? <RoomFor>{chip}</RoomFor> : chip;
}

const Done = ({ percent }: { readonly percent: number }) => (
  <ProgressBar label="Completion" level="plain" percent={percent} valueText={`${percent}%`} />
);

function reports(count: number | null): string {
  if (count === null) return `Misconduct registry: ${registryStates.not_checked.english}`;
  return count === 1 ? '1 misconduct report' : `${count} misconduct reports`;
}

/**
 * The trust score and the misconduct records: from the progress of a current report, else from the public data of the worker.
 * Beside an ended report they would read as its results.
 */
function CardStatus({ completion, worker }: Facts) {
  if (completion.data?.ended === null)
    return <Score {...completion.data} tier={shownTier(completion.data.trust_badge)} />;
  if (worker.data !== undefined) return <Score {...worker.data} />;
  if (!completion.isPending && !worker.isPending) return null;
  return (
    <RoomFor>
      <Score tier="Basic" trust_score={0} trust_checked={false} trust_reach={null} misconduct_flags={null} />
    </RoomFor>
  );
}

interface ScoreProps extends WireTrustScore {
  readonly tier: TrustTier;
  readonly misconduct_flags: number | null;
}

/** In a column, because side by side the parts would fit for one tier and not for another. */
const Score = ({ tier, misconduct_flags, ...score }: ScoreProps) => (
  <Stack gap="xsmall">
    <TrustBadge tier={tier} {...shownScore(score)} />
    <Text as="span" tone={(misconduct_flags ?? 0) > 0 ? 'danger' : 'muted'}>
      {reports(misconduct_flags)}
    </Text>
  </Stack>
);
