import { describe, expect, it } from 'vitest';
import {
  REUSED_FOR_DAYS,
  reuseSourceOf,
  checkedOn,
  isReusable,
  type EarlierDecision,
} from './reused-result.ts';
import { checkKinds, checkOutcomes } from './check.ts';

const NOW = new Date('2026-11-20T08:00:00Z');
const daysAgo = (days: number, milliseconds = 0) =>
  new Date(NOW.getTime() - days * 86_400_000 - milliseconds);
const decision: EarlierDecision = {
  kind: 'references',
  outcome: 'clear',
  decidedAt: daysAgo(8),
  expiresOn: null,
};

describe('isCarried', () => {
  it.each([
    ['identity', false],
    ['references', true],
    ['criminal_record', true],
    ['social_media', true],
    ['health', true],
    ['work_history', true],
    ['misconduct_registry', false],
    ['final_review', false],
  ] as const)('%s: %s', (kind, reused) => {
    expect(isReusable({ ...decision, kind }, 'clear', NOW)).toBe(reused);
    expect(isReusable({ ...decision, kind, outcome: 'finding' }, 'finding', NOW)).toBe(reused);
  });

  it('knows every kind', () => {
    expect(checkKinds.map((kind) => isReusable({ ...decision, kind }, 'clear', NOW))).not.toContain(
      undefined,
    );
  });

  it.each([
    ['clear', true],
    ['finding', true],
    ['not_applicable', true],
    ['unable_to_verify', false],
  ] as const)('%s: %s', (outcome, reused) => {
    expect(isReusable({ ...decision, outcome }, outcome, NOW)).toBe(reused);
  });

  it('asks again once the newest decision about her is another, or there is none', () => {
    for (const outcome of checkOutcomes)
      for (const latest of checkOutcomes)
        expect(isReusable({ ...decision, outcome }, latest, NOW), `${outcome}, then ${latest}`).toBe(
          outcome === latest && outcome !== 'unable_to_verify',
        );
    expect(isReusable(decision, null, NOW)).toBe(false);
  });

  it.each([
    ['just now', daysAgo(0), true],
    ['on the last day', daysAgo(REUSED_FOR_DAYS), true],
    ['a moment before that', daysAgo(REUSED_FOR_DAYS, 1), false],
    ['a year ago', daysAgo(365), false],
  ])('decided %s', (_when, decidedAt, reused) => {
    expect(isReusable({ ...decision, decidedAt }, 'clear', NOW)).toBe(reused);
  });

  it.each([
    ['tomorrow', '2026-11-21', NOW, true],
    ['today', '2026-11-20', NOW, true],
    ['yesterday', '2026-11-19', NOW, false],
    ['at midnight in Nairobi', '2026-11-20', new Date('2026-11-20T21:00:00Z'), false],
  ])('a certificate whose last day is %s', (_when, expiresOn, now, reused) => {
    expect(isReusable({ ...decision, kind: 'health', expiresOn }, 'clear', now)).toBe(reused);
  });
});

describe('carriedSourceOf', () => {
  const check = { reusedFrom: 'a-check', decidedAt: daysAgo(8), createdAt: NOW };
  it.each([
    ['decided before its case was opened', check, 'earlier-package'],
    ['decided at that moment', { ...check, decidedAt: NOW }, 'earlier-package'],
    ['decided while both were open', { ...check, createdAt: daysAgo(9) }, 'other-package'],
    ['not carried', { ...check, reusedFrom: null }, null],
    ['not decided', { ...check, decidedAt: null }, null],
  ])('%s', (_what, row, source) => {
    expect(reuseSourceOf(row)).toBe(source);
  });
});

describe('checkedOn', () => {
  it.each([
    [null, 'Nov 12, 2026'],
    [undefined, 'Nov 12, 2026'],
    ['earlier-package', 'Nov 12, 2026, with your earlier package'],
    ['other-package', 'Nov 12, 2026, with your other package'],
    ['what a newer service may say', 'Nov 12, 2026'],
  ])('%s', (reusedFrom, text) => {
    expect(checkedOn('2026-11-12T08:00:00Z', reusedFrom)).toBe(text);
  });
});
