import { answerPasskey, passkeyRequest } from '@repo/api-client/queries/team-session';
import { client } from '../api/client.ts';
import { makePasskey, usePasskey } from './dialog.ts';

/** Signs in with a passkey: the ticket of a first sign-in makes one, a later one uses one. */
export async function signInByPasskey(ticket: string) {
  const { registration, authentication } = await passkeyRequest(client, ticket);
  if (registration !== null) return answerPasskey(client, ticket, { made: await makePasskey(registration) });
  if (authentication !== null)
    return answerPasskey(client, ticket, { used: await usePasskey(authentication) });
  throw new Error('The service offers no passkey');
}
