import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  REQUEST_EXPIRES_AFTER_HOURS,
  REQUEST_REMINDER_AFTER_HOURS,
  REQUEST_NUMBER_RESTS_DAYS,
  consentRequestMachine,
  canAnswer,
  nextRequestNumber,
  requestToBlock,
  resolveReply,
  reminderUsefulUntil,
  startMoment,
  wasTakenBackBy,
} from './consent-request.ts';

describe('askMachine', () => {
  it('ends an open ask once', () => {
    expect(consentRequestMachine.next('open')).toEqual(['accepted', 'declined', 'expired', 'withdrawn']);
    expect(consentRequestMachine.states.filter((state) => consentRequestMachine.isFinal(state))).toEqual([
      'accepted',
      'declined',
      'expired',
      'withdrawn',
    ]);
  });

  it('reminds after a day of silence and ends after two', () => {
    expect([REQUEST_REMINDER_AFTER_HOURS, REQUEST_EXPIRES_AFTER_HOURS]).toEqual([24, 48]);
  });

  it('leaves four hours to answer a reminder', () => {
    expect(reminderUsefulUntil(new Date('2026-03-02T12:00:00+03:00'))).toEqual(
      new Date('2026-03-02T08:00:00+03:00'),
    );
  });
});

describe('nextAskNumber', () => {
  const closed = (...numbers: number[]) => numbers.map((number) => ({ number, isOpen: false }));
  const open = (...numbers: number[]) => numbers.map((number) => ({ number, isOpen: true }));
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

  it.each([
    ['nothing was asked lately', [], 1],
    ['the first is open', open(1), 2],
    ['the first was answered', closed(1), 2],
    ['a gap is left', [...open(4), ...closed(2, 1)], 5],
    ['the order is mixed', [...closed(1), ...open(3), ...closed(2)], 4],
    ['the last but one was had', closed(98), 99],
    ['the last was had', closed(99), 1],
    ['the last was had and the first is open', [...open(1), ...closed(99)], 2],
    ['the last was had and the first rests', [...closed(2, 1), ...open(99)], 3],
    ['only one has rested', closed(...range(1, 49), ...range(51, 99)), 50],
    ['none has rested', closed(...range(40, 99), ...range(1, 39)), 39],
    ['none has rested and that asked longest ago is open', [...closed(...range(2, 99)), ...open(1)], 99],
    ['one was had twice', closed(1, ...range(2, 99), 1), 99],
    ['only the last has rested', [...open(100), ...closed(...range(1, 98))], 99],
    ['all are open', open(...range(1, 99)), 100],
  ])('when %s', (_, recent, number) => {
    expect(nextRequestNumber(recent)).toBe(number);
  });

  it('is none that was had while another is left', () => {
    const asked = fc.record({ number: fc.integer({ min: 1, max: 99 }), isOpen: fc.boolean() });
    fc.assert(
      fc.property(fc.array(asked, { maxLength: 98 }), (recent) => {
        const number = nextRequestNumber(recent);
        expect(recent.map((request) => request.number)).not.toContain(number);
      }),
    );
  });

  it('rests a month, far longer than the last answer to a question can be late', () => {
    expect(REQUEST_NUMBER_RESTS_DAYS).toBe(30);
  });
});

describe('canAnswer', () => {
  const askedAt = new Date('2026-03-01T10:00:10.900Z');

  it.each([
    ['written when nobody knows', null, true],
    ['written after it', '2026-03-01T10:00:11.000Z', true],
    ['written in its second, by a clock that cuts off the rest', '2026-03-01T10:00:10.000Z', true],
    ['written as long before as two clocks may differ', '2026-03-01T10:00:08.900Z', true],
    ['written before that', '2026-03-01T10:00:08.899Z', false],
    ['written a day before', '2026-02-28T10:00:10.900Z', false],
  ])('when %s', (_, writtenAt, isSo) => {
    expect(canAnswer(writtenAt === null ? null : new Date(writtenAt), askedAt)).toBe(isSo);
  });
});

describe('a START', () => {
  const now = new Date('2026-03-01T10:00:00Z');

  it.each([
    ['without a reliable time', null, null],
    ['of the future, which is local time', '2026-03-01T10:00:01Z', null],
    ['of now', '2026-03-01T10:00:00Z', '2026-03-01T10:00:00.000Z'],
    ['of yesterday', '2026-02-28T10:00:00Z', '2026-02-28T10:00:00.000Z'],
  ])('%s has the moment that is sure', (_, writtenAt, moment) => {
    const found = startMoment(writtenAt === null ? null : new Date(writtenAt), now);
    expect(found?.toISOString() ?? null).toBe(moment);
  });

  it.each([
    ['that was written before it', now, '2026-03-01T09:59:57.999Z', true],
    ['that was written in the same moment', now, '2026-03-01T09:59:58.000Z', false],
    ['that was written after it', now, '2026-03-01T10:00:01Z', false],
    ['without a reliable time', now, null, false],
    ['where nobody knows the moment of the START', null, '2026-02-28T10:00:00Z', false],
  ])('takes a STOP back %s: only one before it', (_, startedAt, writtenAt, isSo) => {
    expect(wasTakenBackBy(startedAt, writtenAt === null ? null : new Date(writtenAt))).toBe(isSo);
  });
});

describe('requestToBlock', () => {
  const [newest, older, other] = [
    { number: 9, employerId: 'a' },
    { number: 8, employerId: 'a' },
    { number: 7, employerId: 'b' },
  ] as const;
  it.each([
    ['the number of an earlier request', 8, [newest, older, other], older],
    ['a number that is not used', 3, [newest, older, other], undefined],
    ['no number, and one employer asked', null, [newest, older], newest],
    ['no number, and two employers asked', null, [newest, other], undefined],
    ['no number, and nobody asked', null, [], undefined],
  ])('of %s', (_, number, recent, request) => {
    expect(requestToBlock(number, recent)).toBe(request);
  });
});

describe('resolveReply', () => {
  const one = { number: 1, for: 'an invitation' };
  const two = { number: 2, for: 'a check' };

  it.each([
    ['a bare YES while one ask is open', { kind: 'yes', number: null }, [one], one, 'accepted'],
    ['a bare NO while one ask is open', { kind: 'no', number: null }, [two], two, 'declined'],
    ['YES with the number of one of several', { kind: 'yes', number: 2 }, [one, two], two, 'accepted'],
    ['NO with the number of one of several', { kind: 'no', number: 1 }, [one, two], one, 'declined'],
    ['YES with the number of the only one', { kind: 'yes', number: 1 }, [one], one, 'accepted'],
  ] as const)('answers by %s', (_, reply, open, request, answer) => {
    expect(resolveReply(reply, open)).toEqual({ kind: 'answer', request, answer });
  });

  it.each([
    ['a bare YES while several are open', { kind: 'yes', number: null }, [one, two], 'ambiguous'],
    ['a number that none has', { kind: 'yes', number: 3 }, [one, two], 'unknown-number'],
    ['a number that the only one has not', { kind: 'no', number: 3 }, [one], 'unknown-number'],
    ['the number zero', { kind: 'yes', number: 0 }, [one], 'unknown-number'],
    ['YES while none is open', { kind: 'yes', number: null }, [], 'none-open'],
    ['a number while none is open', { kind: 'no', number: 1 }, [], 'none-open'],
    ['STOP', { kind: 'stop' }, [one], 'not-understood'],
    ['STATUS', { kind: 'status' }, [one], 'not-understood'],
    ['anything else', { kind: 'unknown' }, [one], 'not-understood'],
  ] as const)('answers nothing by %s', (_, reply, open, kind) => {
    expect(resolveReply(reply, open)).toEqual({ kind });
  });
});
