import { mayDo, permissionsOf } from '@repo/domain/team-permission';
import { teamRoles, type TeamRole } from '@repo/domain/team-role';
import { kindOfQueue, permissionOfWork, workQueues } from '@repo/domain/work-queue';
import { expect, it } from 'vitest';
import { pagesOf } from './pages.tsx';

const queuesOf = (role: TeamRole, open = 0) => ({
  queues: workQueues.map((queue) => ({
    queue,
    open,
    late: 0,
    waits: open > 0,
    is_own: mayDo(role, permissionOfWork[kindOfQueue[queue]]),
  })),
  held: 0,
});
const opened = (role: TeamRole) => pagesOf(permissionsOf(role), queuesOf(role)).map(({ label }) => label);

// spec: team-members/pages
it.each(teamRoles)('opens to the role %s the pages of its permissions', (role) => {
  expect(opened(role).at(-1)).toBe('My account');
  expect(opened(role).includes('Team')).toBe(role === 'administrator');
});

it.each([
  ['agent', ['Work', 'Identity', 'References'], 'Disputes'],
  ['senior', ['Work', 'Identity', 'References'], 'Refunds'],
  ['finance', ['Work', 'Refunds', 'Payment disputes'], 'Identity'],
  ['auditor', ['Work', 'My account'], 'Identity'],
] as const)('has the queues of the role %s', (role, first, missing) => {
  expect(opened(role).slice(0, first.length)).toEqual(first);
  expect(opened(role)).not.toContain(missing);
});

it('counts what waits, and nothing where nothing does', () => {
  const countOf = (open: number) =>
    pagesOf([], queuesOf('agent', open)).find(({ label }) => label === 'Health')?.count;
  expect([countOf(0), countOf(12), countOf(1000)]).toEqual([undefined, '12', '999+']);
});

it('opens none before the role is known', () => {
  expect(pagesOf([], undefined)).toEqual([]);
});
