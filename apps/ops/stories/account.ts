import {
  addOwnPasskey,
  beginOwnPasskey,
  beginOwnTotp,
  getTeamAccount,
  listOwnConflicts,
  listOwnSessions,
  renewRecoveryCodes,
} from '@repo/api-client/contract/team-account';
import type { TeamAccount } from '@repo/api-client/queries/team-account';
import { answers, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { asRole, idOf, wanjiku } from './team.ts';

export const isAccount = (account: Partial<TeamAccount>) =>
  answers(getTeamAccount, { ...wanjiku, ...account });

/** An invited member after her first sign-in: an app, every recovery code, and no name that colleagues see. */
export const newMember: TeamAccount = {
  ...asRole('agent', ''),
  name: null,
  phone: '+254700000002',
  passkeys: [],
  recovery_codes_left: 10,
};

const passkey = (number: number, name: string, usedAt: string | null) => ({
  id: idOf(number),
  name,
  created_at: '2026-10-02T06:00:00Z',
  last_used_at: usedAt,
});

export const withLongNames: TeamAccount = {
  ...asRole('senior', 'Mwanamkasi Nyambura Chepkoech-Wanyonyi wa Kamau'),
  passkeys: [
    passkey(32, 'Samsung Internet on Android', '2026-11-23T05:40:00Z'),
    passkey(33, 'Security key with a long name that its owner gave it for the second office', null),
    passkey(31, 'Chrome on Windows', '2026-11-22T05:40:00Z'),
  ],
};

/** One passkey and nothing else. */
export const withOneWay: Partial<TeamAccount> = { has_totp: false, recovery_codes_left: 2 };

const session = (number: number, device: string | null, isThis = false) => ({
  id: idOf(number),
  device,
  created_at: '2026-11-23T05:45:00Z',
  last_seen_at: '2026-11-23T06:29:00Z',
  is_this: isThis,
});
const here = session(41, 'Chrome on Windows', true);
export const signedInHereOnly = answers(listOwnSessions, { sessions: [here] });
export const signedInWidely = answers(listOwnSessions, {
  sessions: [here, session(42, 'Samsung Internet on Android'), session(43, null)],
});

export const knowsPeople = answers(listOwnConflicts, {
  conflicts: [
    { id: idOf(52), phone_end: '417', reason: 'My cousin in Kisumu.', declared_at: '2026-11-20T08:00:00Z' },
    {
      id: idOf(51),
      phone_end: '808',
      reason: 'We live in the same court.',
      declared_at: '2026-10-02T08:00:00Z',
    },
  ],
});

export const NEW_CODES = Array.from({ length: 10 }, (_, place) => `4WD${place}-T7KA-PX9M`);
export const givesCodes = answers(renewRecoveryCodes, { recovery_codes: NEW_CODES });
export const givesSecret = answers(beginOwnTotp, { totp_secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' });
export const takesPasskey: readonly Recording[] = [
  answers(beginOwnPasskey, {
    registration: {
      rp: { name: 'The team', id: 'localhost' },
      user: { id: 'AAEC', name: wanjiku.phone, displayName: 'Wanjiku Njoroge' },
      challenge: 'AAEC',
      pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
      timeout: 60_000,
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'discouraged', userVerification: 'required' },
    },
  }),
  answers(addOwnPasskey, { message: 'Passkey added.' }),
];
