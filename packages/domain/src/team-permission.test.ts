import { expect, it } from 'vitest';
import { mayDo, permissionsOf, teamPermissions } from './team-permission.ts';
import { teamRoleDescriptions, teamRoleLabels, teamRoles } from './team-role.ts';

it('gives each role what decisions 14 gives it, and nothing else', () => {
  expect(Object.fromEntries(teamRoles.map((role) => [role, permissionsOf(role)]))).toEqual({
    agent: ['ownAccount', 'readQueues', 'takeWork', 'workChecks', 'readLooks', 'moderateReviews'],
    senior: [
      'ownAccount',
      'readQueues',
      'takeWork',
      'assignWork',
      'workChecks',
      'readLooks',
      'moderateReviews',
      'settle',
    ],
    finance: ['ownAccount', 'readQueues', 'takeWork', 'workMoney'],
    privacy_officer: ['ownAccount', 'readQueues', 'readLooks'],
    administrator: teamPermissions,
    auditor: ['ownAccount', 'readQueues', 'readLooks'],
  });
});

it.each(teamPermissions)('lets somebody do %s', (permission) => {
  expect(teamRoles.some((role) => mayDo(role, permission))).toBe(true);
});

it.each(teamRoles)('names and explains %s', (role) => {
  expect(teamRoleLabels[role]).not.toBe('');
  expect(teamRoleDescriptions[role]).toMatch(/^[A-Z].*\.$/);
});
