import type { Client, Input } from '../client/client.ts';
import { getEmployerProfile, saveEmployerProfile } from '../contract/employer-profile.ts';

export const fetchProfile = (client: Client, signal: AbortSignal) =>
  client.call(getEmployerProfile, { signal });

/** The changed fields. The account keeps the value of an absent field. */
export type ProfileChange = NonNullable<Input<typeof saveEmployerProfile>['body']>;

export const saveProfile = (client: Client, change: ProfileChange) =>
  client.call(saveEmployerProfile, { body: change });
