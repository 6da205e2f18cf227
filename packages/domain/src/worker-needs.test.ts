import { expect, it } from 'vitest';
import type { CheckKind } from './check.ts';
import { needsOf, workerNeeds, type NeedFacts, type WorkerNeed } from './worker-needs.ts';

const nothing: NeedFacts = {
  openRequests: 0,
  answerableFindings: 0,
  askedStatements: 0,
  asksName: false,
  verification: 'verified',
  waiting: new Set(),
};
const waiting = (...checks: readonly CheckKind[]) => ({ waiting: new Set(checks) });

it.each<[string, Partial<NeedFacts>, WorkerNeed[]]>([
  ['nothing', {}, []],
  ['the question of an employer', { openRequests: 2 }, ['request']],
  ['a result to answer', { answerableFindings: 1 }, ['finding']],
  ['her side of a report', { askedStatements: 1 }, ['statement']],
  ['which name is right', { asksName: true, verification: 'pending' }, ['name']],
  ['her identity', { verification: 'needs_verification' }, ['identity']],
  ['nothing while her identity is looked at', { verification: 'pending' }, []],
  ['references', waiting('references'), ['references']],
  ['a police certificate', waiting('criminal_record'), ['documents']],
  ['a health certificate', waiting('health'), ['documents']],
  ['nothing for a check that asks her for no paper', waiting('social_media', 'final_review'), []],
  [
    'everything, the most urgent first',
    {
      openRequests: 1,
      answerableFindings: 1,
      askedStatements: 1,
      asksName: true,
      verification: 'needs_verification',
      ...waiting('health', 'references'),
    },
    [...workerNeeds],
  ],
])('waits for %s', (_, facts, needs) => {
  expect(needsOf({ ...nothing, ...facts })).toEqual(needs);
});
