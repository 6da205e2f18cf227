import { expect, it } from 'vitest';
import { teamChangeMachine, teamDecisionProblem } from './team-change.ts';

const cases = [
  ['the author', 'approved', 'a', 'b', 'ownProposal'],
  ['the author', 'refused', 'a', 'b', 'ownProposal'],
  ['the author', 'withdrawn', 'a', 'b', null],
  ['another administrator', 'approved', 'c', 'b', null],
  ['another administrator', 'refused', 'c', 'b', null],
  ['another administrator', 'withdrawn', 'c', 'b', 'proposalOfAnother'],
  ['the member herself', 'approved', 'b', 'b', 'proposalAboutSelf'],
  ['the member herself', 'refused', 'b', 'b', 'proposalAboutSelf'],
  ['another administrator of an invitation', 'approved', 'c', null, null],
  ['the author of an invitation', 'approved', 'a', null, 'ownProposal'],
] as const;

it.each(cases)('%s, %s', (_who, decision, deciding, memberId, problem) => {
  expect(teamDecisionProblem({ proposedBy: 'a', memberId }, deciding, decision)).toBe(problem);
});

it('decides a proposal once', () => {
  expect(teamChangeMachine.states.filter((state) => !teamChangeMachine.isFinal(state))).toEqual(['proposed']);
});
