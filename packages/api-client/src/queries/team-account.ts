import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../client/client.ts';
import type { AnswerOf } from '../contract/define-call.ts';
import {
  addOwnPasskey,
  beginOwnPasskey,
  beginOwnTotp,
  confirmOwnTotp,
  declareConflict,
  endOwnSession,
  getTeamAccount,
  listOwnConflicts,
  listOwnSessions,
  removeOwnPasskey,
  renewRecoveryCodes,
  saveTeamAccount,
} from '../contract/team-account.ts';
import type { MadePasskey } from '../contract/team-auth.ts';

/** The key prefix of everything about the signed-in member. */
export const TEAM_ACCOUNT = ['team-account'] as const;

export const teamAccountQuery = (client: Client) =>
  queryOptions({
    queryKey: [...TEAM_ACCOUNT, 'me'],
    queryFn: ({ signal }) => client.call(getTeamAccount, { signal }),
  });
export type TeamAccount = AnswerOf<typeof getTeamAccount>;

export const ownSessionsQuery = (client: Client) =>
  queryOptions({
    queryKey: [...TEAM_ACCOUNT, 'sessions'],
    queryFn: async ({ signal }) => (await client.call(listOwnSessions, { signal })).sessions,
  });

export const ownConflictsQuery = (client: Client) =>
  queryOptions({
    queryKey: [...TEAM_ACCOUNT, 'conflicts'],
    queryFn: async ({ signal }) => (await client.call(listOwnConflicts, { signal })).conflicts,
  });

export const declareOwnConflict = (
  client: Client,
  body: { readonly phone: string; readonly reason: string },
) => client.call(declareConflict, { body });

export const saveOwnName = (client: Client, name: string) => client.call(saveTeamAccount, { body: { name } });

export const ownPasskeyRequest = (client: Client) => client.call(beginOwnPasskey, {});

export const addPasskey = (client: Client, made: MadePasskey) =>
  client.call(addOwnPasskey, { body: { made } });

export const removePasskey = (client: Client, id: string) =>
  client.call(removeOwnPasskey, { params: { id } });

export const newTotpSecret = (client: Client) => client.call(beginOwnTotp, {});

export const replaceTotp = (client: Client, totp: string) => client.call(confirmOwnTotp, { body: { totp } });

export const newRecoveryCodes = (client: Client) => client.call(renewRecoveryCodes, {});

export const endSession = (client: Client, id: string) => client.call(endOwnSession, { params: { id } });
