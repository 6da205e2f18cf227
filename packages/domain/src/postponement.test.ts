import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkKinds, checkMachine, waitingOnValues, type CheckKind } from './check.ts';
import { nairobiDay } from './dates.ts';
import {
  dueDateText,
  isOverdue,
  postponementOf,
  postponementReasons,
  type DueCheck,
} from './postponement.ts';

/** The end of a day in Nairobi, in UTC. */
const endOf = (day: string) => new Date(`${day}T20:59:59.999Z`);
/** Two minutes into the next day there. */
const after = (day: string) => new Date(endOf(day).getTime() + 120_001);

const check = (kind: CheckKind, more: Partial<DueCheck> = {}): DueCheck => ({
  kind,
  status: 'pending',
  waitingOn: null,
  dueAt: endOf('2026-11-18'),
  inReportFrom: null,
  ...more,
});
const waitsFor = (who: string) => ({ status: 'waiting', waitingOn: who }) as const;

describe('a date that has passed undecided', () => {
  // 18 November 2026 is a Wednesday.
  it.each([
    ['identity', waitsFor('worker'), '2026-11-23', 'waiting-for-worker'],
    ['identity', {}, '2026-11-19', 'waiting-for-provider'],
    ['identity', waitsFor('team'), '2026-11-19', 'team-behind'],
    ['references', {}, '2026-11-20', 'team-behind'],
    ['references', waitsFor('referee'), '2026-11-20', 'waiting-for-referee'],
    ['references', waitsFor('worker'), '2026-11-23', 'waiting-for-worker'],
    ['criminal_record', waitsFor('worker'), '2026-11-25', 'waiting-for-worker'],
    ['criminal_record', { status: 'in_progress' }, '2026-11-20', 'under-review'],
    ['social_media', {}, '2026-11-19', 'team-behind'],
    ['health', waitsFor('worker'), '2026-11-25', 'waiting-for-worker'],
    ['health', {}, '2026-11-20', 'team-behind'],
    ['work_history', waitsFor('referee'), '2026-11-20', 'waiting-for-referee'],
    ['misconduct_registry', {}, '2026-11-19', 'team-behind'],
    ['final_review', {}, '2026-11-19', 'team-behind'],
  ] as const)('of %s %j moves to %s: %s', (kind, more, day, reason) => {
    const late = check(kind, more);
    expect(postponementOf(late, [], after('2026-11-18'))).toEqual({
      previous: late.dueAt,
      dueAt: endOf(day),
      reason,
    });
  });

  it.each([
    ['over a weekend', '2026-11-20', after('2026-11-20'), '2026-11-23'],
    ['from a Saturday', '2026-11-21', after('2026-11-21'), '2026-11-23'],
    // Counted from the missed day, the new date would also be past.
    ['long ago', '2026-10-01', new Date('2026-11-18T09:00:00Z'), '2026-11-19'],
    ['to a moment that is over just then', '2026-11-18', endOf('2026-11-19'), '2026-11-20'],
    ['long ago, late at night in Nairobi', '2026-10-01', new Date('2026-11-18T21:30:00Z'), '2026-11-20'],
  ])('moves %s by business days of Nairobi', (_when, day, now, expected) => {
    expect(postponementOf(check('social_media', { dueAt: endOf(day) }), [], now)?.dueAt).toEqual(
      endOf(expected),
    );
  });

  it('is one from its very moment on, unless it was decided', () => {
    const { dueAt } = check('health');
    expect(isOverdue(check('health'), new Date(dueAt.getTime() - 1))).toBe(false);
    expect(isOverdue(check('health'), dueAt)).toBe(true);
    expect(isOverdue(check('health', { status: 'decided' }), after('2026-11-18'))).toBe(false);
    expect(postponementOf(check('health', { status: 'decided' }), [], after('2026-11-18'))).toBeNull();
  });
});

describe('a check that begins to wait', () => {
  const now = new Date('2026-11-17T09:00:00Z');

  it('is due when those it waits for can have answered, counted from today', () => {
    expect(postponementOf(check('references', waitsFor('worker')), [], now, true)).toEqual({
      previous: endOf('2026-11-18'),
      dueAt: endOf('2026-11-20'),
      reason: 'waiting-for-worker',
    });
  });

  it('moves for nothing else before its date has passed', () => {
    expect(postponementOf(check('references', waitsFor('worker')), [], now)).toBeNull();
  });

  it('keeps a date that is later than that', () => {
    const far = check('references', { ...waitsFor('worker'), dueAt: endOf('2026-12-14') });
    expect(postponementOf(far, [], now, true)).toBeNull();
    const same = check('references', { ...waitsFor('worker'), dueAt: endOf('2026-11-20') });
    expect(postponementOf(same, [], now, true)).toBeNull();
  });
});

describe('a check that comes back to the team', () => {
  it.each([
    ['keeps a date days ahead', '2026-11-17T07:00:00Z', null, null],
    ['keeps a date of this day with four working hours left', '2026-11-18T10:00:00Z', null, null],
    ['moves with less', '2026-11-18T10:00:01Z', '2026-11-20', 'under-review'],
    ['moves on the evening of its date', '2026-11-18T17:00:00Z', '2026-11-20', 'under-review'],
  ])('%s', (_case, now, day, reason) => {
    const postponement = postponementOf(check('references', waitsFor('team')), [], new Date(now), true);
    expect([postponement?.dueAt ?? null, postponement?.reason ?? null]).toEqual([
      day === null ? null : endOf(day),
      reason,
    ]);
  });
});

describe('a final review', () => {
  const now = new Date('2026-11-17T09:00:00Z');
  const own = check('final_review');
  const certificate = check('criminal_record', {
    ...waitsFor('worker'),
    dueAt: endOf('2026-12-14'),
  });

  it('moves to the latest date of what it waits for, before its own has passed', () => {
    const moved = { previous: own.dueAt, dueAt: endOf('2026-12-14') };
    for (const at of [now, after('2026-11-18')])
      expect(postponementOf(own, [check('health'), certificate], at)).toEqual({
        ...moved,
        reason: 'waiting-for-other-checks',
      });
  });

  it('does not move for what is decided, or comes before it', () => {
    const decided = { ...certificate, status: 'decided' } as const;
    expect(postponementOf(own, [decided], now)).toBeNull();
    expect(postponementOf(own, [check('health', { dueAt: endOf('2026-11-17') })], now)).toBeNull();
    const early = { ...own, status: 'decided' } as const;
    expect(postponementOf(early, [certificate], after('2026-11-18'))).toBeNull();
    const later = check('final_review', { dueAt: endOf('2026-12-20') });
    expect(postponementOf(later, [certificate], now)).toBeNull();
  });

  it('comes a day later when even the dates of the others have passed', () => {
    for (const at of [endOf('2026-11-18'), after('2026-11-18')])
      expect(postponementOf(own, [check('health')], at)).toMatchObject({
        dueAt: endOf('2026-11-19'),
        reason: 'waiting-for-other-checks',
      });
  });
});

const anyCheck = fc.record({
  kind: fc.constantFrom(...checkKinds),
  status: fc.constantFrom(...checkMachine.states),
  waitingOn: fc.option(fc.constantFrom(...waitingOnValues)),
  dueAt: fc.date({
    min: new Date('2026-01-01'),
    max: new Date('2027-12-31'),
    noInvalidDate: true,
  }),
  inReportFrom: fc.constant(null),
});

it('never moves to the past, to an earlier date or to a weekend, and once moved stays for that moment', () => {
  const moment = fc.date({ min: new Date('2026-06-01'), max: new Date('2027-06-01'), noInvalidDate: true });
  fc.assert(
    fc.property(anyCheck, moment, (one, now) => {
      const postponement = postponementOf(one, [], now);
      expect(postponement !== null).toBe(isOverdue(one, now));
      fc.pre(postponement !== null);
      expect(postponement.dueAt.getTime()).toBeGreaterThan(Math.max(now.getTime(), one.dueAt.getTime()));
      expect([0, 6]).not.toContain(new Date(`${nairobiDay(postponement.dueAt)}T12:00:00Z`).getUTCDay());
      const moved = { ...one, dueAt: postponement.dueAt };
      expect(isOverdue(moved, now)).toBe(false);
      expect(postponementOf(moved, [], now)).toBeNull();
    }),
  );
});

describe('dueDateText', () => {
  const due = '2026-11-25T20:59:59.999Z';
  it('says when', () => {
    expect(dueDateText('references', due, null)).toBe('Expected Nov 25, 2026');
  });

  it.each([
    [
      'criminal_record',
      'waiting-for-worker',
      'Expected Nov 25, 2026 (was Nov 22): waiting for the worker’s certificate.',
    ],
    [
      'references',
      'waiting-for-referee',
      'Expected Nov 25, 2026 (was Nov 22): waiting for a referee’s answer.',
    ],
    [
      'identity',
      'waiting-for-provider',
      'Expected Nov 25, 2026 (was Nov 22): waiting for the identity provider.',
    ],
    [
      'final_review',
      'waiting-for-other-checks',
      'Expected Nov 25, 2026 (was Nov 22): waiting for the other checks.',
    ],
    ['social_media', 'team-behind', 'Expected Nov 25, 2026 (was Nov 22): our team is behind with it.'],
    ['social_media', 'a new reason', 'Expected Nov 25, 2026 (was Nov 22)'],
  ] as const)('of %s says why it moved: %s', (kind, reason, text) => {
    expect(dueDateText(kind, due, { previous_at: '2026-11-22T20:59:59.999Z', reason })).toBe(text);
  });

  it('names the year of a date in another one', () => {
    const postponement = { previous_at: '2026-12-31T20:59:59.999Z', reason: 'team-behind' };
    expect(dueDateText('health', '2027-01-04T20:59:59.999Z', postponement)).toBe(
      'Expected Jan 4, 2027 (was Dec 31, 2026): our team is behind with it.',
    );
  });

  it('leaves the year out of a date in the same one, however short both are', () => {
    const postponement = { previous_at: '2026-12-02T20:59:59.999Z', reason: 'team-behind' };
    expect(dueDateText('health', '2026-12-04T20:59:59.999Z', postponement)).toBe(
      'Expected Dec 4, 2026 (was Dec 2): our team is behind with it.',
    );
  });

  it('has words for every reason', () => {
    for (const kind of checkKinds)
      for (const reason of postponementReasons)
        expect(dueDateText(kind, due, { previous_at: due, reason })).toMatch(
          /\): (waiting|our team|it is) .+\.$/,
        );
  });
});

describe('a finding that waits for the worker’s answer', () => {
  const finding = { status: 'second_look', inReportFrom: new Date('2026-11-25T09:00:00Z') } as const;

  it.each(['second_look', 'settling', 'confirmed'] as const)(
    'moves the date to the end of her days at once, while %s',
    (status) => {
      const found = check('criminal_record', { ...finding, status });
      expect(postponementOf(found, [], new Date('2026-11-17T09:00:00Z'))).toEqual({
        previous: found.dueAt,
        dueAt: endOf('2026-11-25'),
        reason: 'under-review',
      });
    },
  );

  it('moves it to a working day', () => {
    const found = check('health', { ...finding, inReportFrom: new Date('2026-11-28T09:00:00Z') });
    expect(postponementOf(found, [], new Date('2026-11-17T09:00:00Z'))?.dueAt).toEqual(endOf('2026-11-30'));
  });

  it('leaves a later date as it is', () => {
    const found = check('criminal_record', { ...finding, dueAt: endOf('2026-12-11') });
    expect(postponementOf(found, [], new Date('2026-11-17T09:00:00Z'))).toBeNull();
  });

  it.each([
    ['second_look', 'under-review'],
    ['confirmed', 'under-review'],
  ] as const)('that is %s after her days is late: %s', (status, reason) => {
    const found = check('criminal_record', { ...finding, status, dueAt: endOf('2026-11-25') });
    expect(postponementOf(found, [], after('2026-11-25'))).toEqual({
      previous: found.dueAt,
      dueAt: endOf('2026-11-27'),
      reason,
    });
  });

  it('is said without the word finding', () => {
    const moved = { previous_at: endOf('2026-11-18').toISOString(), reason: 'under-review' };
    expect(dueDateText('criminal_record', endOf('2026-11-25').toISOString(), moved)).toBe(
      'Expected Nov 25, 2026 (was Nov 18): it is under review.',
    );
  });
});
