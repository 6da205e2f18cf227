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
        packageId={state.package.id}
      />
    );
  if (pending !== undefined) return <InvitationSent {...pending} />;
  return (
    <DeadEnd
      title="Invitation Sent"
      message="No pending invitation found. Please start over."
      action={{ label: 'Invite Worker', href: paths.invite }}
    />
  );
}
