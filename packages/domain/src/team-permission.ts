import { teamRoles, type TeamRole } from './team-role.ts';

/** What a call of the team needs. A call without a permission does not compile. */
export const teamPermissions = [
  /** The member's own account: sessions, second factors. */
  'ownAccount',
  /** Queues and the states in them: ids, kinds, dates, and no personal data. */
  'readQueues',
  /** To take work out of a queue. Each kind of work also needs its own permission: see `permissionOfWork`. */
  'takeWork',
  /** To give work to a colleague, also what somebody else holds. */
  'assignWork',
  'workChecks',
  /** Who in the team looked at a worker's personal data. */
  'readLooks',
  'moderateReviews',
  /** Where two members disagree, and where a worker objects. */
  'settle',
  'workMoney',
  'manageTeam',
] as const;
export type TeamPermission = (typeof teamPermissions)[number];

const checkers = ['agent', 'senior', 'administrator'] as const;

const rolesWith: Readonly<Record<TeamPermission, readonly TeamRole[]>> = {
  ownAccount: teamRoles,
  readQueues: teamRoles,
  takeWork: [...checkers, 'finance'],
  assignWork: ['senior', 'administrator'],
  workChecks: checkers,
  readLooks: [...checkers, 'privacy_officer', 'auditor'],
  moderateReviews: checkers,
  settle: ['senior', 'administrator'],
  workMoney: ['finance', 'administrator'],
  manageTeam: ['administrator'],
};

export const mayDo = (role: TeamRole, permission: TeamPermission): boolean =>
  rolesWith[permission].includes(role);

/** Everything that a role may do, for the screens. */
export const permissionsOf = (role: TeamRole): readonly TeamPermission[] =>
  teamPermissions.filter((permission) => mayDo(role, permission));
