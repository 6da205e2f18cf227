import { expect, it } from 'vitest';
import { firstDay, halfway, toDoAgain } from '../../../stories/worker-status.ts';
import { askedStepOf, needsClearance } from './asked-step.ts';

it.each([
  ['her profile before her identity', 'identity', firstDay, [], 'profile_created'],
  ['her identity, once her profile is complete', 'identity', toDoAgain, [], 'id_uploaded'],
  ['her identity, where her steps did not arrive', 'identity', undefined, [], 'id_uploaded'],
  ['her references', 'references', halfway, [], 'references'],
  ['her police clearance', 'documents', halfway, ['policeClearance'], 'police_clearance'],
  [
    'her police clearance among others',
    'documents',
    halfway,
    ['certificates', 'policeClearance'],
    'police_clearance',
  ],
  ['a paper that is no step', 'documents', halfway, ['certificates'], null],
  ['a paper that may be a step, where none arrived', 'documents', halfway, undefined, 'police_clearance'],
  ['a finding, which is no step', 'finding', halfway, [], null],
] as const)('asks for %s', (_what, need, status, papers, step) => {
  expect(askedStepOf(need, { status, papers })).toBe(step);
});

it.each([
  [['documents'], ['policeClearance'], true],
  [['documents'], undefined, true],
  [['documents'], ['certificates'], false],
  [['references'], [], false],
] as const)('of %j with the papers %j needs a police clearance: %s', (needs, papers, isNeeded) => {
  expect(needsClearance(needs, { papers })).toBe(isNeeded);
});
