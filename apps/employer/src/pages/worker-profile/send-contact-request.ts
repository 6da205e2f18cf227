import type { Contact } from '@repo/api-client/normalise/contact';
import { contactQuery, requestContact } from '@repo/api-client/queries/contact-requests';
import { invalidate, replaceCached } from '@repo/app-shell/data/query-cache';
import { client } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { session } from '../../session/session.ts';

/** Sends the request and updates the stored state, even after the screen has unmounted. */
export async function sendContactRequest(workerId: string, message: string): Promise<void> {
  const sender = session.token();
  const { queryKey } = contactQuery(client, workerId);
  try {
    const { expires_at } = await requestContact(client, workerId, message);
    // Another employer may have signed in meanwhile, and must not find this request.
    if (session.token() !== sender) return;
    replaceCached(queryClient, queryKey, (): Contact => ({ kind: 'pending', expiresAt: expires_at }));
  } catch (error) {
    // The refusal can come from a request that this screen does not know. The refetch shows that request.
    void invalidate(queryClient, { queryKey });
    throw error;
  }
}
