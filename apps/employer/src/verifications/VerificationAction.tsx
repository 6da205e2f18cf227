import type { Verification } from '@repo/api-client/normalise/dashboard';
import type { Worker } from '@repo/api-client/normalise/worker';
import { buttonLabelOf, canViewReport } from '@repo/domain/verification-status';
import { Button, ButtonLink } from '@repo/ui/components/Button';
import { VisuallyHidden } from '@repo/ui/primitives/VisuallyHidden';
import { paths } from '../paths.ts';
import { requestState } from './request-words.ts';
import { shownState } from './words.ts';

interface VerificationActionProps {
  readonly item: Verification;
  readonly worker: Worker | undefined;
  readonly isPaid: boolean;
}

/** The employer can pay for an accepted unpaid invitation, and continue an unsettled payment. */
function canPay({ source }: Verification, isPaid: boolean): boolean {
  if (isPaid) return false;
  return source.kind === 'request'
    ? requestState(source.request) === 'accepted'
    : ['pending', 'failed', 'abandoned'].includes(source.purchase.status);
}

const nothing = () => {};

/** The only button of a card. */
export function VerificationAction({ item, worker: known, isPaid }: VerificationActionProps) {
  const name = known?.displayName ?? item.workerName;
  const worker = { id: item.nanny_id, name, ...(known && { service_type: known.role }) };
  const forWhom = <VisuallyHidden> for {name}</VisuallyHidden>;
  if (canPay(item, isPaid))
    return (
      <ButtonLink
        size="small"
        href={paths.payment}
        state={{ worker, package: { id: item.package_id }, isAcceptedInvitation: item.type === 'request' }}
      >
        Complete Payment{forWhom}
      </ButtonLink>
    );
  const state = shownState(item);
  if (canViewReport(state))
    return (
      <ButtonLink
        size="small"
        variant="secondary"
        href={paths.verificationReport}
        state={{ workerId: item.nanny_id, verificationId: item.id, workerData: worker, isDeepCheck: false }}
      >
        {buttonLabelOf(state)}
        {forWhom}
      </ButtonLink>
    );
  return (
    <Button
      size="small"
      variant="secondary"
      disabledReason={
        ['failed', 'refunded', 'ended'].includes(state)
          ? 'There is nothing left to do here.'
          : 'There is nothing to do here yet.'
      }
      onClick={nothing}
    >
      {buttonLabelOf(state)}
      {forWhom}
    </Button>
  );
}
