import { useState } from 'react';
import { InviteForm } from './InviteForm.tsx';
import { InviteSent, type SentInvitation } from './InviteSent.tsx';

export default function InvitePage() {
  const [sent, setSent] = useState<SentInvitation>();
  return sent === undefined ? (
    <InviteForm onSent={setSent} />
  ) : (
    <InviteSent invitation={sent} onAnother={() => setSent(undefined)} />
  );
}
