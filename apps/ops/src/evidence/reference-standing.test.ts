import { expect, it } from 'vitest';
import { reference, unanswered } from '../../stories/cases.ts';
import { isCalledOut, standingOf } from './reference-standing.ts';

const denied = { ...unanswered('2026-11-20T06:10:00Z'), outcome: 'denied' } as const;
const tries = ['2026-11-18T06:10:00Z', '2026-11-19T12:05:00Z', '2026-11-20T15:10:00Z'];
const thrice = tries.map((at) => unanswered(at));

it.each([
  ['whom nobody called', {}, 'To call', false],
  ['whom nobody called, with the check decided', {}, 'Not called', false, true],
  ['who was verified', { status: 'verified' }, 'Verified', false],
  ['who refused', { status: 'refused' }, 'Refuses', false],
  ['who denied the work', { calls: [denied] }, 'Reached: the worker was never there', true],
  ['who did not answer', { calls: thrice.slice(0, 1) }, 'No answer yet', false],
  ['who did not answer, with the check decided', { calls: thrice.slice(0, 1) }, 'No answer', false, true],
  ['who did not answer on three days', { calls: thrice }, 'No answer on 3 days', true],
  ['with the own number of the worker', { flags: ['own_number'] }, 'Not called', true],
  ['whose own check runs', { flags: ['household'] }, 'Not called', true],
] as const)('says where a referee stands %s', (_who, facts, words, calledOut, isOver: boolean = false) => {
  const named = reference(1, {
    ...facts,
    flags: [...('flags' in facts ? facts.flags : [])],
    calls: [...('calls' in facts ? facts.calls : [])],
  });
  expect(standingOf(named, isOver)).toBe(words);
  expect(isCalledOut(named)).toBe(calledOut);
});
