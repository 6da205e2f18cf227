import { expect, it } from 'vitest';
import { mayDo } from '@repo/domain/team-permission';
import { teamRoles, type TeamRole } from '@repo/domain/team-role';
import { addressOf, everyCall } from './every-call.ts';
import { teamWorkOf } from './team-work.ts';
import { useApi } from './use-api.ts';

const REFUSED = { status: 403, body: { message: 'Your role does not permit this.' } };
const NOBODY = '00000000-0000-4000-8000-000000000000';
const api = await useApi();
const work = teamWorkOf(api);
const tokens = new Map<TeamRole, string>();
for (const role of teamRoles) tokens.set(role, (await work.member(role)).token);

const rows = everyCall.flatMap(([name, call]) =>
  // A sign-out would end the session of the next row.
  call.audience === 'ops' && name !== 'signOutOps'
    ? teamRoles.map((role) => ({ name, call, role, isOpen: mayDo(role, call.permission) }))
    : [],
);

const answerTo = ({ call, role }: (typeof rows)[number]) =>
  api.call(call.method, addressOf(call, NOBODY), {
    token: tokens.get(role) ?? '',
    body: call.method === 'GET' ? undefined : {},
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
