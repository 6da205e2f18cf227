import { failureText } from '@repo/api-client/client/failure-text';
import type { InvitationState } from '@repo/api-client/queries/dashboard';
import { formatDate } from '@repo/domain/dates';
import { DEFAULT_PACKAGE_ID, packageName } from '@repo/domain/packages';
import { Banner } from '@repo/ui/components/Banner';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { LoadError } from '@repo/ui/patterns/LoadError';
import type { UseQueryResult } from '@tanstack/react-query';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';

interface InvitationNoticeProps {
  readonly invitation: UseQueryResult<InvitationState>;
  readonly smsSent: boolean;
}

/** Where an invitation stands that may still lead to a check. */
export function InvitationNotice({ invitation, smsSent }: InvitationNoticeProps) {
  const { data } = invitation;
  const failure = useLoadFailure(invitation);
  if (data === undefined)
    return failure === null ? (
      <Skeleton label="Loading invitation...">
        <Pending invitation={aboutToBeTold} smsSent={smsSent} />
      </Skeleton>
    ) : (
      <LoadError
        message={failureText(failure.error, 'The state of the invitation could not be loaded.')}
        {...failure.retry}
      />
    );
  return data.status === 'pending' ? (
    <Pending invitation={data} smsSent={smsSent} />
  ) : (
    <Banner tone="success" title="Invitation accepted!">
      The worker agreed to the check. Complete the payment to start it.
    </Banner>
  );
}

/** The most probable answer, because the worker was just invited. */
const aboutToBeTold = { package_id: DEFAULT_PACKAGE_ID, expires_at: '2026-12-30T12:00:00Z' };

interface PendingProps {
  readonly invitation: Pick<InvitationState, 'package_id' | 'expires_at'>;
  readonly smsSent: boolean;
}

function Pending({ invitation, smsSent }: PendingProps) {
  const answer = `The worker has until ${formatDate(invitation.expires_at)} to answer. This page shows the answer as soon as it comes.`;
  return smsSent ? (
    <Banner tone="info" title="Invitation expires in 48 hours">
      {answer}
    </Banner>
  ) : (
    <Banner tone="info" title="Your earlier invitation is still open" announce>
      It is for the {packageName(invitation.package_id)}, and we sent no second SMS. {answer}
    </Banner>
  );
}
