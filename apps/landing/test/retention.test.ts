import { describe, expect, it } from 'vitest';
import { CONSENT_LASTS_DAYS } from '@repo/domain/consent-request';
import { REPORT_CURRENT_DAYS } from '@repo/domain/report-standing';
import { keptDays, type EndedKind } from '@repo/domain/kept-days';
import { REFUSAL_RESTS_DAYS } from '@repo/domain/permission-to-ask';
import { retentionTable } from '@repo/domain/retention';
import { wordsOf } from '../src/pages/privacy/words.ts';
import { sentPages } from './filled-pages.ts';
import { parsed } from './parsed.ts';

/**
 * The retention periods in the current version of the page. A developer who changes a number in the code also changes it
 * here.
 */
const promised: Readonly<Record<EndedKind, number>> = {
  signInCodes: 2,
  countedLimits: 1,
  unclaimedFiles: 1,
  endedSessions: 30,
  identityPhotos: 30,
  identityCallbacks: 30,
  judgedDocuments: 90,
  attachments: 90,
  sentMessages: 90,
  messageCallbacks: 90,
  readMessages: 90,
  neverJoined: 90,
  notifications: 180,
  paymentCallbacks: 180,
  unansweredQuestions: 180,
  unreadMessages: 180,
  failedIdentityChecks: 365,
  replacedCertificates: 365,
};

it('promises the days by which the jobs end it', () => {
  expect(promised).toEqual(keptDays);
});

const textOf = (element: { readonly textContent: string } | null | undefined) =>
  (element?.textContent ?? '').replaceAll('&#x27;', "'").trim();
const numbersIn = (text: string) => [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));
const DAYS = /\d+ days?\b|siku \d+/gi;

const privacyPages = sentPages.filter(({ page }) => page.path === '/privacy');

it('is there in both languages', () => {
  expect(new Set(privacyPages.map(({ language }) => language))).toEqual(new Set(['en', 'sw']));
});

describe.each(privacyPages)('$name', ({ html, language }) => {
  const root = parsed(html);
  const { brief, retention, sections } = wordsOf[language];
  const rows = root.querySelectorAll('tbody tr').map((row) => {
    const [what, period] = row.querySelectorAll('th, td').map((cell) => cell.querySelectorAll('span')[1]);
    return { what: textOf(what), period: textOf(period) };
  });
  const periodOf = (what: string) => rows.find((row) => row.what === what)?.period ?? 'no such row';

  it.each(Object.entries(keptDays))('keeps %s for %i days, and names no other number', (kind, days) => {
    const words = Object.entries(retention.ended).find(([each]) => each === kind)?.[1];
    expect(numbersIn(periodOf(words?.what ?? ''))).toEqual([days]);
  });

  it('has a row for every kind, in the order of the table, and none for anything else', () => {
    const { ended, lasting } = retention;
    const whats = Object.entries({ ...ended, ...lasting });
    expect(rows.map(({ what }) => what)).toEqual(
      retentionTable(retention).map(({ kind }) => whats.find(([each]) => each === kind)?.[1].what),
    );
    for (const { until, what } of Object.values(lasting)) expect(periodOf(what)).toBe(until);
  });

  it('promises no days outside of the table, but those of a report, a yes and a no', () => {
    const main = textOf(root.querySelector('main'));
    const inTable = rows.flatMap(({ period }) => period.match(DAYS) ?? []);
    const answers = [REPORT_CURRENT_DAYS, CONSENT_LASTS_DAYS, REFUSAL_RESTS_DAYS];
    expect((main.match(DAYS) ?? []).flatMap(numbersIn)).toEqual([...answers, ...inTable.flatMap(numbersIn)]);
  });

  it('says of a withdrawal, as of a no, how long the household can ask nothing', () => {
    const rests = root
      .querySelectorAll('main p')
      .map(textOf)
      .filter((text) => numbersIn(text).includes(REFUSAL_RESTS_DAYS));
    const both = {
      en: /^A no holds, and so does taking a yes back: /,
      sw: /^HAPANA huheshimiwa, na kuondoa NDIYO pia: /,
    };
    expect(rests).toContainEqual(expect.stringMatching(both[language]));
  });

  it('has every section that was written', () => {
    const titles = root.querySelectorAll('section h2').map((heading) => textOf(heading));
    const written = [brief.title, ...Object.values(sections).map(({ title }) => title)];
    expect(titles.map((title) => title.replace(/^\d+\. /, ''))).toEqual(written);
  });
});
