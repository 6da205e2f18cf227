import type { Verification } from '@repo/api-client/normalise/dashboard';
import type { Worker } from '@repo/api-client/normalise/worker';
import { ButtonLink } from '@repo/ui/components/Button';
import { VisuallyHidden } from '@repo/ui/primitives/VisuallyHidden';
import { paths } from '../paths.ts';
import { subjectOf } from './subject.ts';

interface CompletePaymentProps {
  readonly item: Verification;
  readonly worker: Worker | undefined;
}

/** The link to the payment for one worker. */
export function CompletePayment({ item, worker }: CompletePaymentProps) {
  const subject = subjectOf(item, worker);
  return (
    <ButtonLink
      size="small"
      href={paths.payment}
      state={{
        worker: subject,
        package: { id: item.package_id },
        isAcceptedInvitation: item.type === 'request',
      }}
    >
      Complete Payment<VisuallyHidden> for {subject.name}</VisuallyHidden>
    </ButtonLink>
  );
}
