import { expect, it } from 'vitest';
import { sentPages } from './filled-pages.ts';
import { parsed } from './parsed.ts';

const profiles = sentPages
  .filter(({ name }) => name.startsWith('worker-profile') && !name.includes('hidden'))
  .map(({ html, ...sent }) => ({ ...sent, main: parsed(html).querySelector('main') }));
const hasPhoto = ({ main }: (typeof profiles)[number]) => main?.querySelector('img') != null;
const NOTE = /We did not compare it with an ID|Hatukuilinganisha na kitambulisho/;

it('is sent with and without a photo, in both languages', () => {
  expect(new Set(profiles.map((profile) => `${profile.language} ${String(hasPhoto(profile))}`))).toEqual(
    new Set(['en true', 'en false', 'sw true', 'sw false']),
  );
});

it.each(profiles)('the profile $name says of a photo alone that nobody compared it', (profile) => {
  expect(NOTE.test(profile.main?.textContent ?? '')).toBe(hasPhoto(profile));
});

it.each(profiles.filter(({ name }) => /-(?:Silver|Gold|Platinum),/.test(name)))(
  'the profile $name says the points themselves, and no range that they are in',
  ({ main, name }) => {
    const score = name.endsWith('longest') ? '100' : '82';
    const points = new RegExp(`${score} of 100 points are earned|Alama ${score} kati ya 100 zimepatikana`);
    expect(main?.textContent).toMatch(points);
    expect(main?.textContent).not.toMatch(/\d+ (?:to|hadi) \d+ (?:of|kati ya) 100/);
  },
);

it.each(profiles.filter(({ name }) => name.startsWith('worker-profile-Basic,')))(
  'the profile $name calls the identity neither verified nor unverified, because it does not know',
  ({ main }) => {
    expect(main?.textContent).toMatch(/neither yes nor no|hausemi ndiyo wala hapana/);
    expect(main?.textContent).not.toMatch(/Identity verified|not (?:a )?verified|Utambulisho umethibitishwa/);
    expect(main?.textContent).not.toMatch(/si wasifu uliothibitishwa/);
  },
);

const hidden = sentPages
  .filter(({ name }) => name.startsWith('worker-profile-hidden'))
  .map(({ html, ...sent }) => ({ ...sent, main: parsed(html).querySelector('main') }));

it.each(hidden)('$name says in one sentence why there is no profile, and whom to ask', ({ main }) => {
  const [reason] = main?.querySelectorAll('h1 + p').map(({ textContent }) => textContent) ?? [];
  expect(reason).toMatch(/^(?:Either|Ama) [^.]+(?:send it again|akitume tena)\.$/);
});

it.each([...profiles, ...hidden].filter(({ language }) => language === 'en'))(
  '$name does not guess whether the worker is a woman or a man',
  ({ main }) => {
    expect(main?.textContent).not.toMatch(/\b(?:she|he|hers?|his|him)\b/i);
  },
);
