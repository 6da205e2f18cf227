import { invitationQuery, type InvitationState } from '@repo/api-client/queries/dashboard';
import { workerQuery } from '@repo/api-client/queries/workers';
import { refetchOnReturn } from '@repo/app-shell/data/refetch-on-return';
import { INVITATION_POLL_SECONDS } from '@repo/domain/timers';
import { ButtonLink } from '@repo/ui/components/Button';
import { Timeline } from '@repo/ui/components/Timeline';
import { PageActions } from '@repo/ui/patterns/PageActions';
import { Heading } from '@repo/ui/primitives/Heading';
import { Stack } from '@repo/ui/primitives/Stack';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { InvitationSms } from '../../invitations/InvitationSms.tsx';
import { paths } from '../../paths.ts';
import { phoneText } from '../../session/phone-text.ts';
import { Screen } from '../../shell/Screen.tsx';
import { InvitationNotice } from './InvitationNotice.tsx';
import { ManageInvitation } from './ManageInvitation.tsx';

const steps = [
  { title: 'She replies YES or NO', text: 'We remind her once, after 24 hours.' },
  { title: 'You complete the payment', text: 'Nothing is charged before she has accepted.' },
  { title: 'The checks start', text: 'You can follow each of them under Verifications.' },
];

const endings: ReadonlySet<string> = new Set(['declined', 'expired', 'withdrawn']);
const isOver = ({ status, yes_ended }: InvitationState) => yes_ended || endings.has(status);

function titleOf(invitation: InvitationState | undefined, smsSent: boolean): string {
  if (invitation !== undefined && isOver(invitation)) return 'Your Invitation';
  return smsSent ? 'Invitation Sent!' : 'Invitation Already Sent';
}

interface InvitationSentProps {
  readonly workerId: string;
  readonly workerName: string | null;
  /** False when an earlier invitation is still open: the service sends no second SMS. */
  readonly smsSent: boolean;
}

export function InvitationSent({ workerId, workerName, smsSent }: InvitationSentProps) {
  const invitation = useQuery({
    ...invitationQuery(client, workerId),
    ...refetchOnReturn,
    // Only an unanswered invitation can change.
    refetchInterval: ({ state }) =>
      state.data === undefined || state.data.status === 'pending' ? INVITATION_POLL_SECONDS * 1000 : false,
  });
  const { data: worker } = useQuery(workerQuery(client, workerId));
  const number = worker?.isProspect === true ? worker.phone : null;
  const whom = [workerName, number === null ? null : phoneText(number)].filter((part) => part !== null);
  return (
    <Screen
      title={titleOf(invitation.data, smsSent)}
      subtitle={whom.length === 0 ? undefined : `To ${whom.join(', ')}`}
      back={{ label: 'Back to dashboard', href: paths.dashboard }}
      width="focus"
    >
      <InvitationNotice
        invitation={invitation}
        worker={{ id: workerId, name: workerName }}
        smsSent={smsSent}
      />
      {(invitation.data === undefined || !isOver(invitation.data)) && (
        <Stack as="section" gap="small">
          <Heading level={2} size={3}>
            What happens next
          </Heading>
          <Timeline
            steps={
              smsSent
                ? [
                    {
                      title: 'She gets an SMS',
                      text: <InvitationSms workerId={workerId} workerName={workerName} />,
                    },
                    ...steps,
                  ]
                : steps
            }
            now={(smsSent ? 1 : 0) + (invitation.data?.status === 'accepted' ? 1 : 0)}
          />
        </Stack>
      )}
      <PageActions>
        <ButtonLink variant="secondary" href={paths.dashboard}>
          Back to Dashboard
        </ButtonLink>
      </PageActions>
      {/* At the end, because it comes late and goes with her answer: nothing below it moves. */}
      {invitation.data?.status === 'pending' && (
        <ManageInvitation
          key={invitation.data.package_id}
          workerId={workerId}
          packageId={invitation.data.package_id}
        />
      )}
    </Screen>
  );
}
