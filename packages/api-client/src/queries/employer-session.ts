import type { Client } from '../client/client.ts';
import {
  sendEmployerCode,
  signOutEmployer,
  signOutEmployerEverywhere,
  verifyEmployerCode,
} from '../contract/employer-auth.ts';

/** An employer who requests a code. A sign-up fills all three fields. A login leaves name and location empty. */
export interface Applicant {
  readonly phone: string;
  readonly name: string;
  readonly location: string;
}

export const sendCode = (client: Client, applicant: Applicant) =>
  client.call(sendEmployerCode, { body: { ...applicant } });

export const verifyCode = (client: Client, applicant: Applicant, code: string) =>
  client.call(verifyEmployerCode, { body: { ...applicant, code } });

export const signOut = (client: Client) => client.call(signOutEmployer, {});

export const signOutEverywhere = (client: Client) => client.call(signOutEmployerEverywhere, {});
