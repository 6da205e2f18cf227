import { describe, expect, it } from 'vitest';
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

describe.each([0, 2])('with %i running checks', (stops_checks) => {
  it('names what leaves the report', () => {
    expect(withdrawalWords('en', { ...forChecks, stops_checks })).toContain(
      'in a report without your score, ID number, place, years of experience, reviews and the numbers of your references.',
    );
  });

  it.each([
    ['en', 'while “Employers can find me” is on in Settings, this employer sees it too.'],
    ['sw', '“Waajiri wanaweza kunipata” ikiwa imewashwa kwenye Mipangilio, mwajiri huyu pia huuona.'],
  ] as const)('says in %s what decides about the profile', (language, text) => {
    expect(withdrawalWords(language, { ...forChecks, stops_checks })).toContain(text);
  });
});
