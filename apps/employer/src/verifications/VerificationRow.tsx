import type { Verification } from '@repo/api-client/normalise/dashboard';
import { formatDate } from '@repo/domain/dates';
import { initialsOf } from '@repo/domain/initials';
import { mayBeDismissed } from '@repo/domain/purchase';
import { verificationStates } from '@repo/domain/status-vocabulary';
import { Tracker } from '@repo/report-view/Tracker';
import { Badge } from '@repo/ui/components/Badge';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { ListRow } from '@repo/ui/components/ListRow';
import { Person } from '@repo/ui/components/Person';
import { RoomFor } from '@repo/ui/components/RoomFor';
import { SegmentBar } from '@repo/ui/components/SegmentBar';
import { TextLink } from '@repo/ui/components/TextLink';
import { Heading } from '@repo/ui/primitives/Heading';
import { Text } from '@repo/ui/primitives/Text';
import { VisuallyHidden } from '@repo/ui/primitives/VisuallyHidden';
import { paths } from '../paths.ts';
import { phoneText } from '../session/phone-text.ts';
import { DismissPayment } from './DismissPayment.tsx';
import { EarlierLine, ItemLine } from './ItemLine.tsx';
import { ScoreLine } from './ScoreLine.tsx';
import type { Facts } from './use-verifications.ts';
import { VerificationAction } from './VerificationAction.tsx';
import type { VerificationCase } from './verification-case.ts';
import { canBeFollowed, chipStatus, hasProgress, isAgreedTo, isOver, nameInList } from './words.ts';

interface VerificationRowProps {
  readonly verification: VerificationCase;
  readonly facts: Facts;
  /** Whether the check of the worker is already paid. */
  readonly isPaid: boolean;
  /** Whether the checks can be followed in the row itself. */
  readonly opens?: boolean;
  /** Whether the same screen asks for the payment of this case above the list. */
  readonly asksElsewhere?: boolean;
}

/**
 * One case: the worker, the package, how it stands, and the one possible action. The action keeps its place while the facts
 * above it load: each fact has reserved room until it arrives or fails.
 */
export function VerificationRow({
  verification,
  facts,
  isPaid,
  opens = false,
  asksElsewhere = false,
}: VerificationRowProps) {
  const { lead, rest } = verification;
  const worker = facts.worker.data;
  const name = worker?.displayName ?? lead.workerName;
  return (
    <ListRow
      who={
        <Person
          size="small"
          initials={worker?.initials ?? initialsOf({ name: nameInList(lead) })}
          name={
            <Heading level={3} size={4}>
              {name}
            </Heading>
          }
        >
          <Text size="small" tone="muted">
            {lead.packageName} ·{' '}
            <Text as="span" size="small" lines="whole">
              {formatDate(lead.created_at)}
            </Text>
          </Text>
        </Person>
      }
      action={
        <Actions verification={verification} worker={worker} isPaid={isPaid} asksElsewhere={asksElsewhere} />
      }
      more={opens && <Followed lead={lead} facts={facts} />}
    >
      <Progress lead={lead} completion={facts.completion} />
      <ItemLine item={lead} completion={facts.completion.data} isPaid={isPaid} />
      {rest.map((item) => (
        <EarlierLine key={`${item.type} ${item.id}`} item={item} />
      ))}
      {worker?.isProspect === true && <Text tone="muted">{phoneText(worker.phone ?? '')}</Text>}
      {worker?.isProspect !== true && !isOver(lead) && <ScoreLine {...facts} />}
    </ListRow>
  );
}

interface ActionsProps extends Pick<VerificationRowProps, 'verification' | 'isPaid'> {
  readonly asksElsewhere: boolean;
  readonly worker: Facts['worker']['data'];
}

/** The one thing to do. An open invitation and a payment without money also have a way to end them. */
function Actions({ verification: { lead, rest }, worker, isPaid, asksElsewhere }: ActionsProps) {
  const name = worker?.displayName ?? lead.workerName;
  const failed = [lead, ...rest].filter(
    ({ source }) => source.kind === 'purchase' && mayBeDismissed(source.purchase.status),
  );
  return (
    <>
      <VerificationAction item={lead} worker={worker} isPaid={isPaid} asksElsewhere={asksElsewhere} />
      {lead.source.kind === 'request' && lead.source.request.status === 'pending' && (
        <TextLink
          placement="alone"
          href={paths.invitationSent}
          state={{
            worker: { id: lead.nanny_id, name: worker?.name ?? nameInList(lead) },
            package: { id: lead.package_id },
          }}
        >
          Change or withdraw
          <VisuallyHidden> the invitation of {name}</VisuallyHidden>
        </TextLink>
      )}
      {failed.map(({ id }) => (
        <DismissPayment key={id} purchaseId={id} workerName={name} />
      ))}
    </>
  );
}

interface LeadProps extends Pick<Facts, 'completion'> {
  readonly lead: Verification;
}

const unknownProgress = { completed_steps: 0, total_steps: 0, completion_percentage: 0 };

/** The status in a word, and how far the checks are. */
function Progress({ lead, completion }: LeadProps) {
  const status = chipStatus(lead, completion.data);
  const chip = <Badge tone={verificationStates[status].tone}>{verificationStates[status].english}</Badge>;
  if (!hasProgress(lead) || (completion.data === undefined && !completion.isPending))
    return <div>{chip}</div>;
  const { completed_steps, total_steps, completion_percentage } = completion.data ?? unknownProgress;
  const progress = (
    <SegmentBar
      label="Completion"
      done={completed_steps}
      total={total_steps}
      percent={completion_percentage}
      status={chip}
    />
  );
  return completion.isPending ? <RoomFor>{progress}</RoomFor> : progress;
}

/** The checks one by one, where they have begun. */
function Followed({ lead, facts }: { readonly lead: Verification; readonly facts: Facts }) {
  const completion = facts.completion.data;
  if (completion !== undefined && canBeFollowed(lead, completion))
    return (
      <Disclosure label={completion.overall_status === 'complete' ? 'See the checks' : 'Follow the checks'}>
        <Tracker checks={completion.checks} workerName={facts.worker.data?.name ?? nameInList(lead)} />
      </Disclosure>
    );
  if (!facts.completion.isPending || !isAgreedTo(lead)) return null;
  return (
    <RoomFor>
      <Disclosure label="The checks">{null}</Disclosure>
    </RoomFor>
  );
}
