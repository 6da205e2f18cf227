import { describe, expect, it } from 'vitest';
import { checkKinds } from './check.ts';
import { caseMachine, startingCheck } from './verification-case.ts';

describe('caseMachine', () => {
  it('ends an open case by completion or by closing it; a complete one opens again, for a dispute', () => {
    expect(caseMachine.next('open')).toEqual(['completed', 'closed']);
    expect(caseMachine.next('completed')).toEqual(['open']);
    expect(caseMachine.isFinal('closed')).toBe(true);
  });
});

describe('startingCheck', () => {
  it.each(checkKinds.filter((kind) => kind !== 'identity'))(
    'leaves %s to the team where no evidence is missing, and to the worker where hers is',
    (kind) => {
      for (const verified of [true, false]) {
        expect(startingCheck(kind, verified, null)).toEqual({
          status: 'pending',
          waitingOn: null,
          outcome: null,
        });
        expect(startingCheck(kind, verified, 'worker')).toEqual({
          status: 'waiting',
          waitingOn: 'worker',
          outcome: null,
        });
      }
    },
  );

  it('waits for the identity proof of a worker who is not verified, or for whoever has it', () => {
    for (const waitingOn of ['worker', 'provider', 'team'] as const)
      expect(startingCheck('identity', false, waitingOn)).toEqual({
        status: 'waiting',
        waitingOn,
        outcome: null,
      });
  });

  it('does not ask for a proven identity twice', () => {
    expect(startingCheck('identity', true, 'worker')).toEqual({
      status: 'decided',
      waitingOn: null,
      outcome: 'clear',
    });
  });
});
