import { expect, it } from 'vitest';
import { teamRoles, type TeamRole } from '@repo/domain/team-role';
import { addressOf, everyCall } from './every-call.ts';
import { rolesOfCalls } from './team-calls.ts';
import { teamWorkOf } from './team-work.ts';
import { useApi } from './use-api.ts';

const REFUSED = { status: 403, body: { message: 'Your role does not permit this.' } };
const NOBODY = '00000000-0000-4000-8000-000000000000';
const api = await useApi();
const work = teamWorkOf(api);
const tokens = new Map<TeamRole, string>();
for (const role of teamRoles) tokens.set(role, (await work.member(role)).token);

const callsOfTeam = everyCall.filter(([, call]) => call.audience === 'ops');
const rows = callsOfTeam.flatMap(([name, call]) =>
  // A sign-out would end the session of the next row.
  name === 'signOutOps'
    ? []
    : teamRoles.map((role) => ({ name, call, role, isOpen: rolesOfCalls[name]?.includes(role) ?? false })),
);

const answerTo = ({ call, role }: (typeof rows)[number]) =>
  api.call(call.method, addressOf(call, NOBODY), {
    token: tokens.get(role) ?? '',
    body: call.method === 'GET' ? undefined : {},
  });

// spec: team-members/roles
it('each call of the team has its roles in the table, and nothing else has', () => {
  expect(callsOfTeam.map(([name]) => name).toSorted()).toEqual(Object.keys(rolesOfCalls).toSorted());
});

it.each(rows.filter(({ isOpen }) => isOpen))('$name is open to the role $role', async (row) => {
  const answer = await answerTo(row);
  expect(answer).not.toMatchObject(REFUSED);
  expect(answer.status).not.toBe(401);
});

// spec: team-members/roles
it.each(rows.filter(({ isOpen }) => !isOpen))('$name is refused to the role $role', async (row) => {
  expect(await answerTo(row)).toMatchObject(REFUSED);
});
