import { describe, expect, it } from 'vitest';
import { checkKinds } from './check.ts';
import { caseMachine, startingCheck } from './verification-case.ts';

const nothing = { identityVerified: false, hasPoliceCertificate: false };
const everything = { identityVerified: true, hasPoliceCertificate: true };

describe('caseMachine', () => {
  it('ends an open case by completion or by closing it; a complete one opens again, for a dispute', () => {
    expect(caseMachine.next('open')).toEqual(['completed', 'closed']);
    expect(caseMachine.next('completed')).toEqual(['open']);
    expect(caseMachine.isFinal('closed')).toBe(true);
  });
});

describe('startingCheck', () => {
  it.each(checkKinds.filter((kind) => kind !== 'identity' && kind !== 'criminal_record'))(
    'leaves %s to the team',
    (kind) => {
      const pending = { status: 'pending', waitingOn: null, outcome: null };
      expect(startingCheck(kind, nothing)).toEqual(pending);
      expect(startingCheck(kind, everything)).toEqual(pending);
    },
  );

  it('waits for the identity proof of a worker who is not verified', () => {
    expect(startingCheck('identity', { ...everything, identityVerified: false })).toEqual({
      status: 'waiting',
      waitingOn: 'worker',
      outcome: null,
    });
  });

  it('does not ask for a proven identity twice', () => {
    expect(startingCheck('identity', { ...nothing, identityVerified: true })).toEqual({
      status: 'decided',
      waitingOn: null,
      outcome: 'clear',
    });
  });

  it('waits for the police certificate of a worker who has none', () => {
    expect(startingCheck('criminal_record', { ...everything, hasPoliceCertificate: false })).toMatchObject({
      status: 'waiting',
      waitingOn: 'worker',
    });
    expect(startingCheck('criminal_record', { ...nothing, hasPoliceCertificate: true })).toMatchObject({
      status: 'pending',
      waitingOn: null,
    });
  });
});
