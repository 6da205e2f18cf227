import { expect, it } from 'vitest';
import { answerConfirmation } from './answer-confirmation.ts';

const resting = { code: 'workerSaidNo', parameters: { day: new Date('2026-12-23T06:30:00Z') } } as const;

it.each([
  ['a yes to a contact request', 'accepted', 'contact_request', null, 'requestAccepted'],
  ['a yes to a check', 'accepted', 'consent', null, 'checkAgreed'],
  ['a yes to an invitation', 'accepted', 'invitation', null, 'checkAgreed'],
  ['a no', 'declined', 'contact_request', resting, 'requestDeclined'],
  ['a no to a check', 'declined', 'consent', resting, 'requestDeclined'],
  ['the third no', 'declined', 'invitation', 'workerWantsNoQuestions', 'requestDeclinedForGood'],
] as const)('%s', (_, answer, kind, refusal, code) => {
  expect(answerConfirmation(answer, kind, refusal)).toBe(code);
});
