import type { Client } from '../client/client.ts';
import { signOutOps } from '../contract/team-account.ts';
import {
  beginPasskey,
  sendOpsCode,
  showPasskey,
  showSecondFactor,
  verifyOpsCode,
  type MadePasskey,
  type UsedPasskey,
} from '../contract/team-auth.ts';

export const sendCode = (client: Client, phone: string) => client.call(sendOpsCode, { body: { phone } });

/** Trades the code for a ticket: to set a second factor up, or to show it. */
export const verifyCode = (client: Client, phone: string, code: string) =>
  client.call(verifyOpsCode, { body: { phone, code } });

/** A code of the authenticator app, or a recovery code. */
export const showCode = (
  client: Client,
  ticket: string,
  code: { totp: string } | { recovery_code: string },
) => client.call(showSecondFactor, { body: { ticket, ...code } });

/** The request for the browser's passkey dialog. */
export const passkeyRequest = (client: Client, ticket: string) =>
  client.call(beginPasskey, { body: { ticket } });

/** The browser's answer: a passkey that it made, or used. */
export const answerPasskey = (
  client: Client,
  ticket: string,
  answer: { made: MadePasskey } | { used: UsedPasskey },
) => client.call(showPasskey, { body: { ticket, ...answer } });

export const signOut = (client: Client) => client.call(signOutOps, {});
