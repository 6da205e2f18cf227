import { expect, it } from 'vitest';
import { consents } from '../../../stories/consent-requests.ts';
import { withdrawalWords } from './withdrawal-words.ts';

const [forChecks] = consents;
if (!forChecks) throw new Error('The stories lack a consent');
const SOME_DAYS = 'For 30 days this employer can ask you nothing, unless you allow it.';
const FOR_GOOD = 'This employer can ask you nothing any more, unless you allow it.';

it.each([
  ['may ask', 'en', null, SOME_DAYS],
  ['rests after an earlier NO', 'en', 'resting', SOME_DAYS],
  ['got her third NO', 'en', 'refused', FOR_GOOD],
  ['got her third NO', 'sw', 'refused', 'Mwajiri huyu hawezi kukuuliza lolote tena, isipokuwa ukimruhusu.'],
] as const)(
  'of an employer who %s: how long the employer then asks nothing, in %s',
  (_, language, refusal, end) => {
    expect(withdrawalWords(language, { ...forChecks, refusal }).endsWith(` ${end}`)).toBe(true);
  },
);

it.each([0, 2])('names what leaves the results, with %i running checks', (stops_checks) => {
  expect(withdrawalWords('en', { ...forChecks, stops_checks })).toContain(
    'but without your score, ID number, place, years of experience, reviews and the numbers of your references.',
  );
});
