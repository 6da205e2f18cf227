import type { Contact } from '@repo/api-client/normalise/contact';
import { contactQuery, requestContact } from '@repo/api-client/queries/contact-requests';
import { invalidate, replaceCached } from '@repo/app-shell/data/query-cache';
import { client } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { session } from '../../session/session.ts';

/** Sends the request, and keeps the books of it here: they are kept even when nobody waits for the answer any more. */
export async function sendContactRequest(workerId: string, message: string): Promise<void> {
  const sender = session.token();
  const { queryKey } = contactQuery(client, workerId);
  try {
    const { expires_at } = await requestContact(client, workerId, message);
    // Whoever is signed in by now must not find what another person sent.
    if (session.token() !== sender) return;
    replaceCached(queryClient, queryKey, (): Contact => ({ kind: 'pending', expiresAt: expires_at }));
  } catch (error) {
    // Refused because of a request that this screen does not know of: then it shows that one.
    void invalidate(queryClient, { queryKey });
    throw error;
  }
}
