import { useNavigationState } from '../../navigation-state.ts';
import { paths } from '../../paths.ts';
import { session } from '../../session/session.ts';
import { DeadEnd } from '../../shell/DeadEnd.tsx';
import { InvitationSent } from './InvitationSent.tsx';

export default function InvitationSentPage() {
  const state = useNavigationState('invitationSent');
  const pending = session.pendingInvitation();
  if (state !== undefined)
    return (
      <InvitationSent
        workerId={state.worker.id}
        workerName={state.worker.name ?? null}
        smsSent={state.smsSent !== false}
      />
    );
  if (pending !== undefined)
    return <InvitationSent workerId={pending.workerId} workerName={pending.workerName} smsSent />;
  return (
    <DeadEnd
      title="Invitation Sent"
      message="No pending invitation found. Please start over."
      action={{ label: 'Invite Worker', href: paths.invite }}
    />
  );
}
