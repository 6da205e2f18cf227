import * as session from '@repo/api-client/queries/worker-session';
import { client } from './client.ts';

/** The calls of the sign-in, in a file of their own: nobody waits for it before a number is typed. */
export const sendCode = async (phone: string): Promise<void> => {
  await session.sendCode(client, phone);
};
