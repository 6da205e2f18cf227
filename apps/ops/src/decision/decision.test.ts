import { expect, it } from 'vitest';
import { noteHint, type DecidedCheck } from './decision.ts';

const check: DecidedCheck = {
  id: 'a check',
  check_kind: 'references',
  needs: 'first_look',
  status: 'in_progress',
  version: '',
  level: 'standard',
};

it.each([
  [check, '', 'Optional. Who reads it depends on the outcome. Name nobody who told us.'],
  [check, 'clear', 'Optional. Only a Premium report shows it. Name nobody who told us.'],
  [check, 'finding', 'The worker reads it. Only a Premium report shows it. Name nobody who told us.'],
  [
    { ...check, level: 'premium', needs: 'second_look' },
    'finding',
    'The employer and the worker read it. Where you agree with a colleague, the words of the colleague count. Name nobody who told us.',
  ],
] as const)('tells who reads the note (%#)', (decided, outcome, hint) => {
  expect(noteHint(decided, outcome)).toBe(hint);
});
