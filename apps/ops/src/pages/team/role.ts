import type { TeamRole } from '@repo/domain/team-role';

export const roleError = (role: TeamRole | ''): string | null =>
  role === '' ? 'Please choose a role.' : null;

/** A failed proposal, where the service says nothing. */
export const NOT_PROPOSED = 'The proposal was not sent. Please try again.';
