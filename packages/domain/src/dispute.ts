import { defineMachine, type StateOf } from './machine.ts';

/** A worker's objection to a finding about her (decisions 8): while open, the finding is marked as disputed. */
export const disputeMachine = defineMachine({
  open: ['upheld', 'rejected', 'withdrawn'],
  upheld: [],
  rejected: [],
  withdrawn: [],
});
export type DisputeStatus = StateOf<typeof disputeMachine>;

/** `upheld` means that the dispute was right: the finding falls. */
export const findingStands = (status: DisputeStatus | null): boolean => status !== 'upheld';
export const isDisputed = (status: DisputeStatus | null): boolean => status === 'open';
