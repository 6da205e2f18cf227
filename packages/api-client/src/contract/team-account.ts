import * as z from 'zod/mini';
import { CONFLICT_REASON_MAXIMUM } from '@repo/domain/member-conflict';
import { teamPermissions } from '@repo/domain/team-permission';
import { teamRoles } from '@repo/domain/team-role';
import { defineCall, TEAM_LIST_PER_MINUTE } from './define-call.ts';
import { id, idParams, messageAnswer, moment, personName, phoneText, textUpTo } from './fields.ts';
import { codeText, madePasskey, makeRequest } from './team-auth.ts';

export const signOutOps = defineCall({
  method: 'POST',
  path: '/api/ops/sign-out',
  audience: 'ops',
  permission: 'ownAccount',
  summary: 'Ends this session on the server.',
  answer: messageAnswer,
});

export const getTeamAccount = defineCall({
  method: 'GET',
  path: '/api/ops/me',
  audience: 'ops',
  permission: 'ownAccount',
  perMinute: TEAM_LIST_PER_MINUTE,
  summary: 'The signed-in member: role, what it permits, second factors, and the end of the session.',
  answer: z.object({
    id,
    name: z.nullable(z.string()),
    phone: z.string(),
    role: z.enum(teamRoles),
    permissions: z.array(z.enum(teamPermissions)),
    /** The end of this session, whatever the member does. */
    session_ends_at: moment,
    /** Whether the sign-in is new enough to change second factors. */
    signed_in_recently: z.boolean(),
    has_totp: z.boolean(),
    passkeys: z.array(
      z.object({ id, name: z.string(), created_at: moment, last_used_at: z.nullable(moment) }),
    ),
    recovery_codes_left: z.number(),
  }),
});

export const saveTeamAccount = defineCall({
  method: 'PUT',
  path: '/api/ops/me',
  audience: 'ops',
  permission: 'ownAccount',
  summary: 'Saves the name that colleagues see.',
  body: z.strictObject({ name: personName }),
  answer: messageAnswer,
});

export const beginOwnPasskey = defineCall({
  method: 'POST',
  path: '/api/ops/me/passkey-options',
  audience: 'ops',
  permission: 'ownAccount',
  summary: 'The request for the browser to make one more passkey. Needs a sign-in of the last 15 minutes.',
  answer: z.object({ registration: makeRequest }),
});

export const addOwnPasskey = defineCall({
  method: 'POST',
  path: '/api/ops/me/passkeys',
  audience: 'ops',
  permission: 'ownAccount',
  summary: 'Stores the passkey that the browser made.',
  body: z.strictObject({ made: madePasskey }),
  answer: messageAnswer,
});

export const removeOwnPasskey = defineCall({
  method: 'DELETE',
  path: '/api/ops/me/passkeys/{id}',
  audience: 'ops',
  permission: 'ownAccount',
  summary: 'Removes a passkey. The last second factor stays.',
  params: idParams,
  answer: messageAnswer,
});

export const beginOwnTotp = defineCall({
  method: 'POST',
  path: '/api/ops/me/totp-secret',
  audience: 'ops',
  permission: 'ownAccount',
  summary:
    'A new secret for the authenticator app. The old one counts until a code of the new one is confirmed.',
  answer: z.object({ totp_secret: z.string() }),
});

export const confirmOwnTotp = defineCall({
  method: 'POST',
  path: '/api/ops/me/totp',
  audience: 'ops',
  permission: 'ownAccount',
  summary: 'Replaces the authenticator app, with a code of the new one.',
  body: z.strictObject({ totp: codeText }),
  answer: messageAnswer,
});

export const renewRecoveryCodes = defineCall({
  method: 'POST',
  path: '/api/ops/me/recovery-codes',
  audience: 'ops',
  permission: 'ownAccount',
  summary: 'Ten new recovery codes, told once. The old ones end. Needs a sign-in of the last 15 minutes.',
  answer: z.object({ recovery_codes: z.array(z.string()) }),
});

/** A session that has not ended. */
export const liveSession = z.object({
  id,
  device: z.nullable(z.string()),
  created_at: moment,
  last_seen_at: moment,
});

export const listOwnSessions = defineCall({
  method: 'GET',
  path: '/api/ops/me/sessions',
  audience: 'ops',
  permission: 'ownAccount',
  perMinute: TEAM_LIST_PER_MINUTE,
  summary: 'The live sessions of the signed-in member, the latest first.',
  answer: z.object({
    sessions: z.array(z.extend(liveSession, { is_this: z.boolean() })),
  }),
});

export const endOwnSession = defineCall({
  method: 'POST',
  path: '/api/ops/me/sessions/{id}/end',
  audience: 'ops',
  permission: 'ownAccount',
  summary: 'Ends one of the own sessions.',
  params: idParams,
  answer: messageAnswer,
});

export const listOwnConflicts = defineCall({
  method: 'GET',
  path: '/api/ops/me/conflicts',
  audience: 'ops',
  permission: 'ownAccount',
  perMinute: TEAM_LIST_PER_MINUTE,
  summary: 'The persons whom the signed-in member declared to know, the latest first.',
  answer: z.object({
    conflicts: z.array(
      z.object({
        id,
        /** The last three digits of the phone. */
        phone_end: z.string(),
        reason: z.string(),
        declared_at: moment,
      }),
    ),
  }),
});

export const declareConflict = defineCall({
  method: 'POST',
  path: '/api/ops/me/conflicts',
  audience: 'ops',
  permission: 'ownAccount',
  summary:
    'Declares that the member knows the holder of a phone, and works on nobody to do with it. Twice is once.',
  body: z.strictObject({ phone: phoneText, reason: textUpTo(CONFLICT_REASON_MAXIMUM) }),
  answer: messageAnswer,
});
