import { mayBeDismissed } from '@repo/domain/purchase';
import { TextLink } from '@repo/ui/components/TextLink';
import { VisuallyHidden } from '@repo/ui/primitives/VisuallyHidden';
import { paths } from '../paths.ts';
import { DismissPayment } from './DismissPayment.tsx';
import type { Facts } from './use-verifications.ts';
import { VerificationAction, type OnHome } from './VerificationAction.tsx';
import type { VerificationCase } from './verification-case.ts';
import { nameInList } from './words.ts';

interface CaseActionsProps {
  readonly verification: VerificationCase;
  readonly worker: Facts['worker']['data'];
  /** Whether the check of the worker is already paid. */
  readonly isPaid: boolean;
  readonly home?: OnHome;
}

/**
 * The one thing to do. An open invitation and a payment without money also have a way to end them. Once the check is paid, an
 * earlier attempt is history and needs none.
 */
export function CaseActions({ verification: { lead, rest }, worker, isPaid, home }: CaseActionsProps) {
  const name = worker?.displayName ?? lead.workerName;
  const failed = (isPaid ? [lead] : [lead, ...rest]).filter(
    ({ source }) => source.kind === 'purchase' && mayBeDismissed(source.purchase.status),
  );
  return (
    <>
      <VerificationAction item={lead} worker={worker} isPaid={isPaid} home={home} />
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
