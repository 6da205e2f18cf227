import { expect, it } from 'vitest';
import { caseEventText } from './case-event.ts';

it.each([
  ['work-claimed', { work: 'check' }, 'Taken'],
  ['work-claimed', {}, 'Taken'],
  ['work-claimed', { work: 'document' }, 'Paper: Taken'],
  ['work-put-back', { work: 'identity' }, 'Identity photos: Put back'],
  ['work-given', { work: 'dispute' }, 'Objection: Given to a colleague'],
  ['work-snoozed', { work: 'document', until: '2026-11-25T05:00:00Z' }, 'Paper: Put aside until 25 Nov 2026'],
  ['document-decided', { slot: 'certificates', decision: 'accepted' }, 'Certificate accepted'],
  ['document-decided', { slot: 'policeClearance' }, 'Police certificate rejected'],
  ['document-removed', {}, 'Paper taken back'],
] as const)('tells %s with %o', (event, details, text) => {
  expect(caseEventText(event, details)).toBe(text);
});
