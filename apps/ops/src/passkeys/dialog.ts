import {
  madePasskey,
  usedPasskey,
  type MadePasskey,
  type PasskeyMakeRequest,
  type PasskeyUseRequest,
  type UsedPasskey,
} from '@repo/api-client/contract/team-auth';
import * as z from 'zod/mini';

/** The browser's answer as a library writes it. A newer browser may name ways that nobody knows yet. */
const plain = (answer: object): unknown => JSON.parse(JSON.stringify(answer));

/** Whether this browser has passkeys at all. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in globalThis;

/** Asks the browser to make a passkey. It rejects when the member cancels. */
export async function makePasskey(request: PasskeyMakeRequest): Promise<MadePasskey> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return z.parse(madePasskey, plain(await startRegistration({ optionsJSON: request })));
}

/** Asks the browser to use one of the member's passkeys. It rejects when she cancels. */
export async function usePasskey(request: PasskeyUseRequest): Promise<UsedPasskey> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return z.parse(usedPasskey, plain(await startAuthentication({ optionsJSON: request })));
}
