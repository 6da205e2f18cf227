import {
  dashboardQuery,
  invitationQuery,
  inviteWorker,
  type Invitation,
} from '@repo/api-client/queries/dashboard';
import { invalidate } from '@repo/app-shell/data/query-cache';
import { client } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { dropDraft } from '@repo/app-shell/drafts/draft-store';
import { session } from '../session/session.ts';

/** The current invitation: a new one, or an earlier open one with its own package. */
export interface SentInvitation {
  readonly workerId: string;
  readonly name: string;
  /** As the employer typed it, or as the service answers it. */
  readonly phone: string;
  readonly packageId: number;
  readonly expiresAt: string;
  /** False when an earlier invitation is still open: the service sends no second SMS. */
  readonly smsSent: boolean;
}

/** Invites a worker and updates the stored state, even after the screen has unmounted. */
export async function sendInvitation(invitation: Invitation): Promise<SentInvitation> {
  const sender = session.token();
  const { nanny, package_id, expires_at, sms_sent } = await inviteWorker(client, invitation);
  // Another employer may have signed in meanwhile, and must not find this invitation.
  if (session.token() === sender) {
    session.dropWorkerInvite();
    dropDraft({ person: session.person(), form: 'invitation', subject: '' });
    session.keepInvitation({ workerId: nanny.id, workerName: nanny.name, packageId: package_id });
    void invalidate(queryClient, { queryKey: dashboardQuery(client).queryKey });
    void invalidate(queryClient, { queryKey: invitationQuery(client, nanny.id).queryKey });
    void invalidate(queryClient, { queryKey: ['workers'] });
  }
  return {
    workerId: nanny.id,
    name: nanny.name,
    phone: nanny.phone,
    packageId: package_id,
    expiresAt: expires_at,
    smsSent: sms_sent,
  };
}
