import { useState } from 'react';
import type { SentInvitation } from '../../invitations/send-invitation.ts';
import { InviteForm } from './InviteForm.tsx';
import { InviteSent } from './InviteSent.tsx';

export default function InvitePage() {
  const [sent, setSent] = useState<SentInvitation>();
  return sent === undefined ? (
    <InviteForm onSent={setSent} />
  ) : (
    <InviteSent invitation={sent} onAnother={() => setSent(undefined)} />
  );
}
