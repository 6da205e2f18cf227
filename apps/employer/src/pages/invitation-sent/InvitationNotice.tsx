import { failureText } from '@repo/api-client/client/failure-text';
import type { InvitationState } from '@repo/api-client/queries/dashboard';
import { packagesQuery } from '@repo/api-client/queries/purchases';
import { formatDate } from '@repo/domain/dates';
import { formatKes } from '@repo/domain/money';
import { DEFAULT_PACKAGE_ID, packageName } from '@repo/domain/packages';
import { Banner } from '@repo/ui/components/Banner';
import { ButtonLink } from '@repo/ui/components/Button';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { Stack } from '@repo/ui/primitives/Stack';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { paths } from '../../paths.ts';

interface InvitationNoticeProps {
  readonly invitation: UseQueryResult<InvitationState>;
  readonly worker: { readonly id: string; readonly name: string | null };
  readonly smsSent: boolean;
}

/** The status of the invitation, with the one possible action. */
export function InvitationNotice({ invitation, worker, smsSent }: InvitationNoticeProps) {
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
  switch (data.status) {
    case 'pending':
      return <Pending invitation={data} smsSent={smsSent} />;
    case 'accepted':
      return data.yes_ended ? (
        <Over status={YES_ENDED} />
      ) : (
        <Accepted worker={worker} packageId={data.package_id} />
      );
    default:
      return <Over status={data.status} />;
  }
}

/** The most probable answer, because the worker was just invited. */
const aboutToBeTold = { package_id: DEFAULT_PACKAGE_ID, expires_at: '2026-12-30T12:00:00Z' };

interface PendingProps {
  readonly invitation: Pick<InvitationState, 'package_id' | 'expires_at'>;
  readonly smsSent: boolean;
}

function Pending({ invitation, smsSent }: PendingProps) {
  const answer = `She has until ${formatDate(invitation.expires_at)} to answer. This page shows her answer as soon as it comes.`;
  return (
    <Stack>
      {smsSent ? (
        <Banner tone="info" title="Invitation expires in 48 hours">
          {answer}
        </Banner>
      ) : (
        <Banner tone="info" title="Your earlier invitation is still open" announce>
          It is for the {packageName(invitation.package_id)}, and we sent no second SMS. {answer}
        </Banner>
      )}
      <ButtonLink variant="secondary" fullWidth href={paths.verifications}>
        Track Invitation Status
      </ButtonLink>
    </Stack>
  );
}

/** On a small phone the label takes two lines, and the amount must stay on one of them. */
const unbroken = (cents: number) => formatKes(cents).replaceAll(' ', '\u00A0');

interface AcceptedProps {
  readonly worker: InvitationNoticeProps['worker'];
  /** The package of the invitation that the worker accepted. */
  readonly packageId: number;
}

function Accepted({ worker, packageId }: AcceptedProps) {
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
        {chosen === undefined ? 'Complete Payment' : `Complete Payment - ${unbroken(chosen.priceCents)}`}
      </ButtonLink>
    </Stack>
  );
}

const unknown = {
  title: 'Unknown',
  text: 'We do not know where this invitation stands.',
  action: 'Invite Worker',
};

const YES_ENDED = 'yes-ended';

/** The ways in which an invitation ends without a check. */
const endings: ReadonlyMap<string, typeof unknown> = new Map([
  [
    'declined',
    {
      title: 'Invitation declined',
      text: 'The worker declined the invitation. Nothing was charged.',
      action: 'Invite Another Worker',
    },
  ],
  [
    'withdrawn',
    {
      title: 'Invitation withdrawn',
      text: 'You withdrew the invitation. Nothing was charged.',
      action: 'Invite Worker',
    },
  ],
  [
    'expired',
    {
      title: 'Invitation expired',
      text: 'The invitation expired without an answer. Nothing was charged.',
      action: 'Invite Again',
    },
  ],
  [
    YES_ENDED,
    {
      title: 'Her agreement has ended',
      text: 'The worker agreed to the check, and her agreement has ended since.',
      action: 'Invite Again',
    },
  ],
]);

function Over({ status }: { readonly status: string }) {
  const { title, text, action } = endings.get(status) ?? unknown;
  return (
    <Stack>
      <Banner tone="warning" title={title} announce>
        {text}
      </Banner>
      <ButtonLink fullWidth href={paths.invite}>
        {action}
      </ButtonLink>
    </Stack>
  );
}
