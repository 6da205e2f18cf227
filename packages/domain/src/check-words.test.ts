import { describe, expect, it } from 'vitest';
import { checkWords } from './check-words.ts';

const undecided = { outcome: null, status: 'pending', waiting_on: null };

describe('checkWords', () => {
  // spec: report/health-states
  it.each([
    ['identity', 'clear', 'Verified'],
    ['references', 'clear', 'Verified'],
    ['health', 'clear', 'Passed'],
    ['misconduct_registry', 'clear', 'No records found'],
    ['criminal_record', 'clear', 'Clear'],
    ['social_media', 'clear', 'Clear'],
    ['health', 'finding', 'Failed'],
    ['identity', 'finding', 'Finding'],
    ['criminal_record', 'unable_to_verify', 'Unable to verify'],
    ['health', 'not_applicable', 'Not applicable'],
  ] as const)('calls %s that is %s "%s"', (kind, outcome, text) => {
    expect(checkWords(kind, { ...undecided, status: 'decided', outcome })).toEqual({
      text,
      status: outcome,
    });
  });

  it.each([
    ['identity', 'Waiting for the worker’s identity proof'],
    ['criminal_record', 'Waiting for the worker’s certificate'],
    ['references', 'Waiting for the worker’s references'],
    ['references', 'Waiting for a referee’s answer', 'referee'],
    ['identity', 'Waiting for the identity provider', 'provider'],
    ['references', 'Our team calls her references', 'team'],
  ] as const)('says what %s waits for: %s', (kind, text, waiting_on: string = 'worker') => {
    expect(checkWords(kind, { ...undecided, status: 'waiting', waiting_on })).toEqual({
      text,
      status: 'waiting',
    });
  });

  // spec: report/health-states
  it('claims nothing about a check that is not decided, whatever a server sends', () => {
    expect(checkWords('identity', undecided)).toEqual({ text: 'Not decided yet', status: 'undecided' });
    expect(checkWords('identity', { ...undecided, outcome: 'fine' })).toMatchObject({
      status: 'undecided',
    });
    expect(checkWords('references', { ...undecided, waiting_on: 'referee' })).toMatchObject({
      status: 'undecided',
    });
    expect(checkWords('references', { ...undecided, status: 'waiting', waiting_on: 'nobody' })).toMatchObject(
      {
        status: 'undecided',
      },
    );
    expect(checkWords('identity', { ...undecided, status: 'in_progress' })).toEqual({
      text: 'In progress',
      status: 'in_progress',
    });
  });
});
