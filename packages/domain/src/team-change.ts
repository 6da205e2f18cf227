import { defineMachine, type StateOf } from './machine.ts';

/** Changes of the team that two administrators make: one proposes, another one decides (decisions 14). */
export const teamChangeKinds = ['invitation', 'role', 'new_second_factor'] as const;
export type TeamChangeKind = (typeof teamChangeKinds)[number];

export const teamChangeMachine = defineMachine({
  proposed: ['approved', 'refused', 'withdrawn'],
  approved: [],
  refused: [],
  withdrawn: [],
});
export type TeamChangeStatus = StateOf<typeof teamChangeMachine>;

export const teamChangeDecisions = [
  'approved',
  'refused',
  'withdrawn',
] as const satisfies readonly TeamChangeStatus[];
export type TeamChangeDecision = (typeof teamChangeDecisions)[number];

interface Proposal {
  readonly proposedBy: string;
  /** The member whom the change concerns. Null for the invitation of a new one. */
  readonly memberId: string | null;
}

/**
 * Why this administrator may not decide a proposal so, or null. The author may only withdraw it, and nobody decides about
 * herself.
 */
export function teamDecisionProblem(
  { proposedBy, memberId }: Proposal,
  decidingId: string,
  decision: TeamChangeDecision,
): 'ownProposal' | 'proposalOfAnother' | 'proposalAboutSelf' | null {
  const isOwn = proposedBy === decidingId;
  if (decision === 'withdrawn') return isOwn ? null : 'proposalOfAnother';
  if (isOwn) return 'ownProposal';
  return memberId === decidingId ? 'proposalAboutSelf' : null;
}
