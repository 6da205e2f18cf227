import { failureText } from '@repo/api-client/client/failure-text';
import type { InvitationState } from '@repo/api-client/queries/dashboard';
import { packagesQuery } from '@repo/api-client/queries/purchases';
import { formatDate } from '@repo/domain/dates';
import { formatKes } from '@repo/domain/money';
import { Banner } from '@repo/ui/components/Banner';
import { ButtonLink } from '@repo/ui/components/Button';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { Stack } from '@repo/ui/primitives/Stack';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { paths } from '../../paths.ts';

interface InvitationNoticeProps {
  readonly invitation: UseQueryResult<InvitationState>;
  readonly worker: { readonly id: string; readonly name: string | null };
  readonly packageId: number;
}

/** Where the invitation stands, with the one thing that can be done about it. */
export function InvitationNotice({ invitation, worker, packageId }: InvitationNoticeProps) {
  const { data, error, isFetching, refetch } = invitation;
  if (data === undefined)
    return error === null ? (
      <Skeleton label="Loading invitation..." kind="field" count={1} />
    ) : (
      <LoadError
        message={failureText(error, 'The state of the invitation could not be loaded.')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  switch (data.status) {
    case 'pending':
      return <Pending expiresAt={data.expires_at} />;
    case 'accepted':
      return <Accepted worker={worker} packageId={packageId} />;
    default:
      return <Over status={data.status} />;
  }
}

function Pending({ expiresAt }: { readonly expiresAt: string }) {
  return (
    <Stack>
      <Banner tone="info" title="Invitation expires in 48 hours">
        She has until {formatDate(expiresAt)} to answer. This page shows her answer as soon as it comes.
      </Banner>
      <ButtonLink fullWidth href={paths.verificationsList}>
        Track Invitation Status
      </ButtonLink>
    </Stack>
  );
}

function Accepted({ worker, packageId }: Pick<InvitationNoticeProps, 'worker' | 'packageId'>) {
  const { data: packages } = useQuery(packagesQuery(client));
  const chosen = packages?.find(({ id }) => id === packageId);
  return (
    <Stack>
      <Banner tone="success" title="Invitation accepted!">
        The worker agreed to the check. Complete the payment to start it.
      </Banner>
      <ButtonLink
        fullWidth
        href={paths.payment}
        state={{ worker, package: { id: packageId }, isAcceptedInvitation: true }}
      >
        {chosen === undefined ? 'Complete Payment' : `Complete Payment - ${formatKes(chosen.priceCents)}`}
      </ButtonLink>
    </Stack>
  );
}

function Over({ status }: { readonly status: string }) {
  const text =
    status === 'declined'
      ? 'The worker declined the invitation. Nothing was charged.'
      : status === 'expired'
        ? 'The invitation expired without an answer. Nothing was charged.'
        : 'Unknown';
  return (
    <Banner
      tone="warning"
      announce
      action={
        <ButtonLink size="small" variant="secondary" href={paths.invite}>
          Invite Worker
        </ButtonLink>
      }
    >
      {text}
    </Banner>
  );
}
