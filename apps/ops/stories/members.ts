import { listTeam } from '@repo/api-client/contract/team';
import type { TeamChange, TeamMember } from '@repo/api-client/queries/team';
import { answers } from '@repo/api-client/recorded/recorded-calls';
import { idOf, wanjiku } from './team.ts';

const active: Omit<TeamMember, 'id' | 'name' | 'phone'> = {
  invitation_over: false,
  role: 'agent',
  status: 'active',
  second_factors: ['totp', 'recovery_code'],
  joined_at: '2026-10-05T06:00:00Z',
  last_seen_at: null,
  live_sessions: 0,
  left_at: null,
};

const me: TeamMember = {
  ...active,
  id: wanjiku.id,
  name: wanjiku.name,
  phone: wanjiku.phone,
  role: 'administrator',
  second_factors: ['passkey', 'totp', 'recovery_code'],
  last_seen_at: '2026-11-23T06:29:00Z',
  live_sessions: 2,
};
/** Another administrator, who has not entered a name yet. */
const nameless: TeamMember = {
  ...active,
  id: idOf(2),
  name: null,
  phone: '+254700000002',
  role: 'administrator',
  last_seen_at: '2026-11-23T06:12:00Z',
  live_sessions: 1,
};
const baraka: TeamMember = {
  ...active,
  id: idOf(4),
  name: 'Baraka Mutua',
  phone: '+254700000004',
  last_seen_at: '2026-11-23T05:58:00Z',
  live_sessions: 1,
};
const invited: TeamMember = {
  ...active,
  id: idOf(5),
  name: 'Chebet Koech',
  phone: '+254700000005',
  role: 'finance',
  status: 'invited',
  second_factors: [],
  joined_at: null,
};
/** Nobody answered the invitation within its days. */
const late: TeamMember = {
  ...invited,
  id: idOf(9),
  name: 'Wafula Barasa',
  phone: '+254700000009',
  role: 'agent',
  invitation_over: true,
};
const offline: TeamMember = {
  ...active,
  id: idOf(6),
  name: 'Otieno Odhiambo',
  phone: '+254700000006',
  role: 'privacy_officer',
  last_seen_at: '2026-11-21T15:02:00Z',
};
const left = (number: number, name: string, leftAt: string): TeamMember => ({
  ...active,
  id: idOf(number),
  name,
  phone: `+25470000000${number}`,
  status: 'left',
  second_factors: [],
  left_at: leftAt,
});

/** The members in the order of the service: by the day of their row. */
export const members: readonly TeamMember[] = [
  me,
  nameless,
  offline,
  baraka,
  invited,
  late,
  left(7, 'Naliaka Wafula', '2026-11-02T14:20:00Z'),
  left(8, 'Hamisi Juma', '2026-10-30T08:00:00Z'),
];

const proposed: Omit<TeamChange, 'id' | 'kind' | 'proposed_by' | 'is_own'> = {
  status: 'proposed',
  member: null,
  phone: null,
  name: null,
  role: null,
  reason: 'She lost her phone in a matatu.',
  proposed_at: '2026-11-23T05:20:00Z',
};
const byMe = { proposed_by: { id: me.id, name: me.name }, is_own: true };
const byAnother = { proposed_by: { id: nameless.id, name: null }, is_own: false };
const ofBaraka = { member: { id: baraka.id, name: baraka.name } };

export const ownInvitation: TeamChange = {
  ...proposed,
  ...byMe,
  id: idOf(61),
  kind: 'invitation',
  phone: '+254700000003',
  name: 'Auma Wekesa',
  role: 'agent',
  reason: 'Our third agent, from December.',
};
export const invitation: TeamChange = { ...ownInvitation, ...byAnother, id: idOf(62) };
export const newRole: TeamChange = {
  ...proposed,
  ...byAnother,
  ...ofBaraka,
  id: idOf(63),
  kind: 'role',
  role: 'senior',
  reason: 'Decides disputes while Otieno is on leave.',
  proposed_at: '2026-11-22T13:05:00Z',
};
export const newFactor: TeamChange = {
  ...proposed,
  ...byAnother,
  ...ofBaraka,
  id: idOf(64),
  kind: 'new_second_factor',
};
export const aboutMe: TeamChange = {
  ...proposed,
  ...byAnother,
  id: idOf(65),
  kind: 'role',
  member: { id: me.id, name: me.name },
  role: 'auditor',
  reason: 'Wanjiku moves to the audit from January.',
};

/** A team of these members, in which these changes wait. */
export const teamOf = (changes: readonly TeamChange[] = [], those: readonly TeamMember[] = members) =>
  answers(listTeam, { members: [...those], changes: [...changes] });

export { baraka, me };
