import { describe, expect, it } from 'vitest';
import {
  doubtfulNo,
  mayBeMeant,
  NAMED_PER_WORKER_PER_DAY,
  nextRefereeNumber,
  REFEREE_MESSAGES_PER_DAY,
  refereeNotice,
  refereeReplies,
  howToRefuse,
  severalNotices,
} from './referee.ts';

/** The letters of a plain SMS, which holds 160 of them. */
const plain = /^[A-Za-z0-9 .,:;!?'()&%+/*#=@-]+$/;
const languages = ['en', 'sw'] as const;

describe('nextRefereeNumber', () => {
  it.each([
    [null, 100],
    [100, 101],
    [998, 999],
    [999, 100],
  ])('after %s is %d', (highest, number) => {
    expect(nextRefereeNumber(highest)).toBe(number);
  });
});

describe('refereeNotice', () => {
  it('says who, for what, and how to refuse', () => {
    expect(refereeNotice('Amani Test', 101, 'en')).toBe(
      'Amini: Amani Test gave us your number as a reference for domestic work. We may call you. To refuse, reply NO 101. For no more messages, STOP.',
    );
    expect(refereeNotice('Amani Test', 101, 'sw')).toBe(
      'Amini: Amani Test ametupa nambari yako kama mtu anayemfahamu kazini. Tunaweza kukupigia. Kukataa, jibu HAPANA 101. Ukitaka tusikuandikie tena, jibu STOP.',
    );
  });

  it.each(languages)('is one message in %s for a name of fifteen letters', (language) => {
    const text = refereeNotice('Achieng Otienos', 999, language);
    expect(text.length).toBeLessThanOrEqual(160);
    expect(text).toMatch(plain);
  });

  it('says what can be sent of a name, and that somebody is nameless', () => {
    expect(refereeNotice('Amani www.evil.example 99', 100, 'en')).toMatch(
      /^Amini: Amani www evil example gave/,
    );
    expect(refereeNotice('👩🏾', 100, 'en')).toMatch(/^Amini: A worker gave/);
    expect(refereeNotice('👩🏾', 100, 'sw')).toMatch(/^Amini: Mfanyakazi ametupa/);
  });
});

it.each(languages)('answers in plain letters of one message in %s', (language) => {
  const replies = Object.values(refereeReplies).map((reply) => `Amini: ${reply[language]}`);
  for (const text of replies) {
    expect(text.length).toBeLessThanOrEqual(160);
    expect(text).toMatch(plain);
  }
  expect(refereeReplies.refused[language]).toContain(language === 'en' ? 'NO' : 'HAPANA');
  expect(refereeReplies.agreed[language]).toMatch(/^(thank you|asante)\./);
  expect(refereeReplies.stopped[language]).toContain('STOP');
});

it.each(languages)('asks in %s which of two a NO means', (language) => {
  const text = doubtfulNo[language](100, '3 (invitation)');
  expect(text).toContain('3 (invitation)');
  expect(text).toMatch(language === 'en' ? /NO 100/ : /HAPANA 100/);
  expect(severalNotices[language]([100, 102])).toMatch(/(NO|HAPANA) .*: 100, 102\.$/);
  expect(howToRefuse[language]([100, 102])).toMatch(/(NO|HAPANA) .*: 100, 102\.$/);
});

it('has the limits that protect who was named', () => {
  expect([REFEREE_MESSAGES_PER_DAY, NAMED_PER_WORKER_PER_DAY]).toEqual([3, 10]);
});

describe('mayBeMeant', () => {
  const toldAt = new Date('2026-03-01T10:00:00.000Z');
  const [alone, beside] = [false, true];

  it.each([
    ['a moment before it leaves', -1, alone, false],
    ['a moment before it leaves, beside questions', -1, beside, false],
    ['the moment of the notice', 0, alone, true],
    ['the moment of the notice, beside questions', 0, beside, true],
    ['the last millisecond of 48 hours, beside questions', 48 * 3_600_000 - 1, beside, true],
    ['48 hours on, beside questions', 48 * 3_600_000, beside, false],
    ['48 hours on, with nothing else open', 48 * 3_600_000, alone, true],
    ['the last millisecond of 30 days', 30 * 86_400_000 - 1, alone, true],
    ['30 days on', 30 * 86_400_000, alone, false],
    ['30 days on, beside questions', 30 * 86_400_000, beside, false],
  ])('at %s', (_, after, isBesideQuestions, isSo) => {
    const now = new Date(toldAt.getTime() + after);
    expect(mayBeMeant(toldAt, { writtenAt: now, now, isBesideQuestions })).toBe(isSo);
    expect(mayBeMeant(toldAt, { writtenAt: null, now, isBesideQuestions })).toBe(isSo);
  });

  it.each([
    ['as long before it as two clocks may differ', -2000, true],
    ['before that', -2001, false],
    ['the day before', -86_400_000, false],
  ])('of what was written %s', (_, before, isSo) => {
    const writtenAt = new Date(toldAt.getTime() + before);
    const now = new Date(toldAt.getTime() + 60_000);
    for (const isBesideQuestions of [alone, beside])
      expect(mayBeMeant(toldAt, { writtenAt, now, isBesideQuestions })).toBe(isSo);
  });

  it('is never a notice that was not sent', () => {
    expect(mayBeMeant(null, { writtenAt: null, now: toldAt, isBesideQuestions: false })).toBe(false);
  });
});
