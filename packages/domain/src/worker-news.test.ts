import { describe, expect, it } from 'vitest';
import { checkKinds, checkOutcomes } from './check.ts';
import { notificationKinds } from './notification.ts';
import {
  isQuiet,
  newsIcons,
  newsOfDecision,
  newsWords,
  readNews,
  workerNews,
  type NewsKind,
} from './worker-news.ts';

const newsKinds = Object.keys(workerNews).filter((kind): kind is NewsKind => kind in workerNews);
const allOn = { contact_requests: true, new_reviews: true, verification_updates: true };

describe('the toggles', () => {
  it.each(newsKinds)('leave %s loud where all are on', (kind) => {
    expect(isQuiet(kind, allOn)).toBe(false);
  });

  it.each(newsKinds.filter((kind) => workerNews[kind].toggle !== null))(
    'make %s quiet by its own alone',
    (kind) => {
      for (const toggle of notificationKinds)
        expect(isQuiet(kind, { ...allOn, [toggle]: false })).toBe(workerNews[kind].toggle === toggle);
    },
  );

  it('never silence what she has to act on or must know', () => {
    const off = { contact_requests: false, new_reviews: false, verification_updates: false };
    expect(newsKinds.filter((kind) => !isQuiet(kind, off))).toEqual(
      expect.arrayContaining([
        'check_finding',
        'check_unverified',
        'identity_failed',
        'document_refused',
        'incident_asked',
        'incident_upheld',
        'new_device',
      ]),
    );
    expect(isQuiet('contact_asked', off)).toBe(true);
  });
});

describe('what is kept', () => {
  it.each([
    ['with its values', 'check_clear', { check: 'identity' }, true],
    ['without any, where none is needed', 'review_published', {}, true],
    ['with more than it needs', 'check_clear', { check: 'identity', more: 'x' }, true],
    ['without its value', 'check_clear', {}, false],
    ['with a value that is no text', 'check_clear', { check: 1 }, false],
    ['without values, where one is needed', 'check_clear', null, false],
    ['without anything', 'check_clear', undefined, false],
    ['with a text for its values', 'check_clear', 'identity', false],
    ['with no values', 'review_published', null, true],
    ['of a kind from another version', 'from_the_future', {}, false],
    ['of a name that every object has', 'constructor', {}, false],
  ])('is read %s', (_, kind, values, known) => {
    expect(readNews(kind, values) !== null).toBe(known);
  });
});

describe('the words', () => {
  it.each(newsKinds)('of %s have a title, an icon and every value', (kind) => {
    const values = {
      employer: 'Njeri Test',
      check: 'identity',
      document: 'nationalId',
      reference: 'Otieno Test',
    };
    const news = readNews(kind, values);
    if (news === null) throw new Error('It is not read');
    const { title, text } = newsWords(news);
    expect(title).toMatch(/^[A-Z].*[a-z]$/);
    expect(text).toMatch(/^[A-Z][^{}]*\.$/);
    expect(newsIcons).toContain(workerNews[kind].icon);
  });

  it.each([
    [
      { kind: 'check_clear', values: { check: 'identity' } },
      'Identity Verification: nothing stands against you.',
    ],
    [
      { kind: 'document_accepted', values: { document: 'nationalId' } },
      'National ID: our team has accepted it.',
    ],
    [
      { kind: 'contact_shared', values: { employer: '{check}' } },
      '{check} now sees your name and phone number. You can take this back at any time.',
    ],
    [
      { kind: 'contact_shared', values: { employer: 'nationalId' } },
      'nationalId now sees your name and phone number. You can take this back at any time.',
    ],
  ] as const)('say a value as she knows it', (news, text) => {
    expect(newsWords(news).text).toBe(text);
  });
});

describe('a decided check', () => {
  it.each(checkKinds.flatMap((check) => checkOutcomes.map((outcome) => [check, outcome] as const)))(
    '%s as %s is told by what it means for her',
    (check, outcome) => {
      const told = {
        clear: 'check_clear',
        finding: 'check_finding',
        unable_to_verify: 'check_unverified',
        not_applicable: undefined,
      } as const;
      const kind = check === 'final_review' ? undefined : told[outcome];
      expect(newsOfDecision(check, outcome)).toEqual(kind === undefined ? null : { kind, values: { check } });
    },
  );
});
