import { expect, it } from 'vitest';
import { moderationNote, rejectionReasons, rejectionReasonTexts } from './review-moderation.ts';

// spec: team-case-pages/review-reject
it.each([
  ['rejected', 'insults', '', 'It insults or threatens.'],
  [
    'rejected',
    'insults',
    ' Please write what happened. ',
    'It insults or threatens. Please write what happened.',
  ],
  ['rejected', null, ' It names her. ', 'It names her.'],
  ['rejected', null, ' ', ''],
  ['approved', 'insults', 'Read.', 'Read.'],
  ['approved', null, '', ''],
] as const)(
  'a review %s because of %s with the words %j has the reason %j',
  (decision, because, reason, note) => {
    expect(moderationNote({ decision, because, reason })).toBe(note);
  },
);

it.each(rejectionReasons)('%s is a sentence', (reason) => {
  expect(rejectionReasonTexts[reason]).toMatch(/^[A-Z].*\.$/);
});
