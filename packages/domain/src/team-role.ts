/** The roles of the team (decisions 14). A member has one. */
export const teamRoles = [
  'agent',
  'senior',
  'finance',
  'privacy_officer',
  'administrator',
  'auditor',
] as const;
export type TeamRole = (typeof teamRoles)[number];

export const teamRoleLabels: Readonly<Record<TeamRole, string>> = {
  agent: 'Agent',
  senior: 'Senior',
  finance: 'Finance',
  privacy_officer: 'Privacy Officer',
  administrator: 'Administrator',
  auditor: 'Auditor',
};

/** One sentence for the person who gives a role. */
export const teamRoleDescriptions: Readonly<Record<TeamRole, string>> = {
  agent: 'Works checks, documents and reviews.',
  senior: 'Works what agents work, decides disputes, and settles where two members disagree.',
  finance: 'Works refunds and payment disputes.',
  privacy_officer: 'Reads the queues, and decides nothing.',
  administrator: 'Does what all others do, and manages the team.',
  auditor: 'Reads the queues for an audit, and decides nothing.',
};

/** An invited member has no second factor yet. */
export const memberStatuses = ['invited', 'active', 'left'] as const;
export type MemberStatus = (typeof memberStatuses)[number];
