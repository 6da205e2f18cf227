import { permissionsOf } from '@repo/domain/team-permission';
import { teamRoles } from '@repo/domain/team-role';
import { expect, it } from 'vitest';
import { pagesOf } from './pages.tsx';

const opened = (role: (typeof teamRoles)[number]) => pagesOf(permissionsOf(role)).map(({ label }) => label);

// spec: team-members/pages
it.each(teamRoles)('opens to the role %s the pages of its permissions', (role) => {
  expect(opened(role)).toEqual(role === 'administrator' ? ['Team', 'My account'] : ['My account']);
});

it('opens none before the role is known', () => {
  expect(pagesOf([])).toEqual([]);
});
