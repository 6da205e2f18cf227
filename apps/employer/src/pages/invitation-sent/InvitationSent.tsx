import { invitationQuery, type InvitationState } from '@repo/api-client/queries/dashboard';
import { workerQuery } from '@repo/api-client/queries/workers';
import { refetchOnReturn } from '@repo/app-shell/data/refetch-on-return';
import { INVITATION_POLL_SECONDS } from '@repo/domain/timers';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { RoomFor } from '@repo/ui/components/RoomFor';
import { Timeline } from '@repo/ui/components/Timeline';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { useHasDesk } from '@repo/ui/keyboard/use-has-desk';
import { TaskLayout } from '@repo/ui/patterns/TaskLayout';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { InvitationSms } from '../../invitations/InvitationSms.tsx';
import { paths } from '../../paths.ts';
import { phoneText } from '../../session/phone-text.ts';
import { Screen } from '../../shell/Screen.tsx';
import { BackToDashboard, InvitationActions, TrackInvitation } from './InvitationActions.tsx';
import { InvitationEnded } from './InvitationEnded.tsx';
import { InvitationNotice } from './InvitationNotice.tsx';
import { ManageInvitation } from './ManageInvitation.tsx';

const steps = [
  { title: 'The worker replies YES or NO', text: 'We remind once, after 24 hours.' },
  { title: 'You complete the payment', text: 'Nothing is charged before the worker agrees.' },
  { title: 'The checks start', text: 'Follow each of them under Verifications.' },
];

/** Whether an invitation may still lead to a check. */
const isOpen = ({ status, yes_ended }: InvitationState) =>
  status === 'pending' || (status === 'accepted' && !yes_ended);

interface InvitationSentProps {
  readonly workerId: string;
  readonly workerName: string | null;
  /** False when an earlier invitation is still open: the service sends no second SMS. */
  readonly smsSent: boolean;
}

export function InvitationSent({ workerId, workerName, smsSent }: InvitationSentProps) {
  const hasDesk = useHasDesk();
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
  const { data } = invitation;
  const shared = {
    subtitle: whom.length === 0 ? undefined : `To ${whom.join(', ')}`,
    back: { label: 'Back to dashboard', href: paths.dashboard },
  };
  if (data !== undefined && !isOpen(data))
    return (
      <Screen {...shared} title="Your Invitation" width="focus">
        <InvitationEnded status={data.status} yes_ended={data.yes_ended} />
      </Screen>
    );
  const hasAgreed = data?.status === 'accepted';
  // Before the yes there is nothing to do that is worth a bar over a phone's page.
  const hasActions = hasAgreed || hasDesk;
  return (
    <Screen {...shared} title={smsSent ? 'Invitation Sent!' : 'Invitation Already Sent'} width="task">
      <TaskLayout
        summary={
          <>
            <TitledCard title="What happens next" gap="medium">
              <Timeline steps={steps} now={hasAgreed ? 1 : 0} />
            </TitledCard>
            {/* The most probable answer keeps its room, so that the buttons below it do not move. */}
            {data === undefined && (
              <RoomFor>
                <Disclosure label="Change or withdraw">{null}</Disclosure>
              </RoomFor>
            )}
            {data?.status === 'pending' && (
              <ManageInvitation key={data.package_id} workerId={workerId} packageId={data.package_id} />
            )}
            {!hasActions && <BackToDashboard />}
          </>
        }
        actions={
          hasActions ? (
            <InvitationActions
              worker={{ id: workerId, name: workerName }}
              acceptedId={hasAgreed ? data.package_id : undefined}
            />
          ) : undefined
        }
      >
        <InvitationNotice invitation={invitation} smsSent={smsSent} />
        {!hasActions && <TrackInvitation />}
        {smsSent && <InvitationSms workerId={workerId} workerName={workerName} />}
      </TaskLayout>
    </Screen>
  );
}
