import { codeWait } from '@repo/app-shell/session/code-wait';
import {
  getTeamAccount,
  listOwnConflicts,
  listOwnSessions,
  signOutOps,
} from '@repo/api-client/contract/team-account';
import { endPresence, listQueues, listSavedViews, showPresence } from '@repo/api-client/contract/work';
import { listSessionsOfMember } from '@repo/api-client/contract/team';
import { sendOpsCode } from '@repo/api-client/contract/team-auth';
import { answers, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { permissionsOf } from '@repo/domain/team-permission';
import type { TeamAccount } from '@repo/api-client/queries/team-account';
import { queryClient } from '../src/api/query-client.ts';
import { session } from '../src/session/session.ts';
import { queuesFor } from './queues.ts';
import { endPasskeyDialog } from './passkey-dialog.ts';

/** The fixed time of every screen. */
export const NOW = '2026-11-23T09:30:00+03:00';

export const idOf = (number: number): string => `0198f3a1-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** The signed-in member of the stories: an administrator, invented, with a number that no network assigns. */
export const wanjiku: TeamAccount = {
  id: idOf(1),
  name: 'Wanjiku Njoroge',
  phone: '+254700000001',
  role: 'administrator',
  permissions: [...permissionsOf('administrator')],
  session_ends_at: '2026-11-23T17:45:00Z',
  signed_in_recently: true,
  has_totp: true,
  passkeys: [
    {
      id: idOf(31),
      name: 'Chrome on Windows',
      created_at: '2026-10-02T06:00:00Z',
      last_used_at: '2026-11-22T05:40:00Z',
    },
  ],
  recovery_codes_left: 9,
};

export const asRole = (role: TeamAccount['role'], name: string): TeamAccount => ({
  ...wanjiku,
  name,
  role,
  permissions: [...permissionsOf(role)],
});

/** Two colleagues who have the same page open. The second one holds work of it. */
export const othersHere = [
  { id: idOf(3), name: 'Achieng Auma', holds: false },
  { id: idOf(2), name: 'Brian Otieno', holds: true },
] as const;

export const signsOut = answers(signOutOps, { message: 'Signed out' });
export const sendsCode = answers(sendOpsCode, { success: true, message: 'Sent', resend_after: 60 });

/** The answers of the service to an administrator. The recordings of a story come before these. */
export const office: readonly Recording[] = [
  answers(getTeamAccount, wanjiku),
  answers(listQueues, queuesFor('administrator')),
  answers(listSavedViews, { views: [] }),
  answers(showPresence, { others: [] }),
  answers(endPresence, { message: 'You left the page.' }),
  answers(listOwnConflicts, { conflicts: [] }),
  answers(listSessionsOfMember, {
    sessions: [
      {
        id: idOf(45),
        device: 'Firefox on Linux',
        created_at: '2026-11-23T05:02:00Z',
        last_seen_at: '2026-11-23T06:21:00Z',
      },
      {
        id: idOf(46),
        device: null,
        created_at: '2026-11-22T19:40:00Z',
        last_seen_at: '2026-11-23T06:02:00Z',
      },
    ],
  }),
  answers(listOwnSessions, {
    sessions: [
      {
        id: idOf(41),
        device: 'Chrome on Windows',
        created_at: '2026-11-23T05:45:00Z',
        last_seen_at: '2026-11-23T06:29:00Z',
        is_this: true,
      },
      {
        id: idOf(42),
        device: 'Samsung Internet on Android',
        created_at: '2026-11-22T19:10:00Z',
        last_seen_at: '2026-11-23T06:12:00Z',
        is_this: false,
      },
    ],
  }),
];

// A failed query retries as usual, but without the delay of one second.
const { queries, ...others } = queryClient.getDefaultOptions();
queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } });

/** Deletes the traces of the last story in this browser. */
export function enter(isSignedIn: boolean): void {
  localStorage.clear();
  session.clear();
  queryClient.clear();
  codeWait.forget();
  endPasskeyDialog();
  if (isSignedIn) session.signIn('a-recorded-session', wanjiku.phone);
}
