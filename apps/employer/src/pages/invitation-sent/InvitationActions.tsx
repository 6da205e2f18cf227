import { packagesQuery } from '@repo/api-client/queries/purchases';
import { formatKes } from '@repo/domain/money';
import { ButtonLink } from '@repo/ui/components/Button';
import { TextLink } from '@repo/ui/components/TextLink';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { paths } from '../../paths.ts';

interface InvitationActionsProps {
  readonly worker: { readonly id: string; readonly name: string | null };
  /** The package that the worker agreed to. Undefined before the yes. */
  readonly acceptedId: number | undefined;
}

/** Before the yes there is nothing to do but to look: it is quiet. */
export const TrackInvitation = () => (
  <ButtonLink variant="secondary" fullWidth href={paths.verifications}>
    Track Invitation Status
  </ButtonLink>
);

export const BackToDashboard = () => (
  <Text align="center">
    <TextLink placement="alone" href={paths.dashboard}>
      Back to Dashboard
    </TextLink>
  </Text>
);

/** The next act of an invitation, and the way back. */
export const InvitationActions = ({ worker, acceptedId }: InvitationActionsProps) => (
  <Stack gap="xsmall">
    {acceptedId === undefined ? (
      <TrackInvitation />
    ) : (
      <CompletePayment worker={worker} packageId={acceptedId} />
    )}
    <BackToDashboard />
  </Stack>
);

/** On a small phone the label takes two lines, and the amount must stay on one of them. */
const unbroken = (cents: number) => formatKes(cents).replaceAll(' ', '\u00A0');

interface CompletePaymentProps {
  readonly worker: InvitationActionsProps['worker'];
  readonly packageId: number;
}

function CompletePayment({ worker, packageId }: CompletePaymentProps) {
  const { data: packages } = useQuery(packagesQuery(client));
  const chosen = packages?.find(({ id }) => id === packageId);
  return (
    <ButtonLink
      fullWidth
      href={paths.payment}
      state={{ worker, package: { id: packageId }, isAcceptedInvitation: true }}
    >
      {chosen === undefined ? 'Complete Payment' : `Complete Payment - ${unbroken(chosen.priceCents)}`}
    </ButtonLink>
  );
}
