import { describe, expect, it } from 'vitest';
import {
  countIn,
  flagsReviewAt,
  incidentMachine,
  misconductCategories,
  misconductFlagsOf,
  misconductLabels,
  recordCountsUntil,
  RECORDS_UPHELD_SINCE,
  registryRegionLabels,
  registryRegions,
  registryStatusOf,
  registryStatuses,
} from './misconduct.ts';
import { registryStates } from './status-vocabulary.ts';

describe('an incident', () => {
  it('is upheld only after the worker was asked for her side', () => {
    expect(incidentMachine.states.filter((state) => incidentMachine.can(state, 'upheld'))).toEqual([
      'worker_asked',
    ]);
  });

  it('can be dismissed from everywhere, and that is the end of it', () => {
    expect(incidentMachine.states.filter((state) => incidentMachine.can(state, 'dismissed'))).toEqual([
      'reported',
      'worker_asked',
      'upheld',
    ]);
    expect(incidentMachine.isFinal('dismissed')).toBe(true);
  });
});

describe('a record', () => {
  it.each([
    ['2021-11-21T12:00:00Z', '2026-11-20T21:00:00.000Z'],
    // 00:00 and 23:59 in Nairobi are the same day.
    ['2021-11-20T21:00:00Z', '2026-11-20T21:00:00.000Z'],
    ['2021-11-21T20:59:59Z', '2026-11-20T21:00:00.000Z'],
    // A second before midnight in Nairobi, and midnight.
    ['2021-11-20T20:59:59Z', '2026-11-19T21:00:00.000Z'],
    ['2024-02-29T09:00:00Z', '2029-02-27T21:00:00.000Z'],
  ])('upheld at %s counts until %s', (upheld, until) => {
    expect(recordCountsUntil(new Date(upheld)).toISOString()).toBe(until);
  });
});

describe('misconductFlagsOf', () => {
  const now = new Date('2026-11-21T09:00:00Z');
  const old = '2021-11-21T06:00:00Z';
  const young = '2021-11-22T06:00:00Z';
  it.each([
    ['nothing is known', [], 0, null],
    ['one was upheld five years ago to the day', [old], 0, null],
    ['one was upheld a day later', [young], 1, '2026-11-21T21:00:00.000Z'],
    ['one of two is too old', [old, young], 1, '2026-11-21T21:00:00.000Z'],
    ['two count', [young, '2025-01-10T06:00:00Z'], 2, '2026-11-21T21:00:00.000Z'],
    // A decision that began earlier and ends later reads it too.
    ['one was upheld a moment later', ['2026-11-21T09:00:01Z'], 1, '2031-11-20T21:00:00.000Z'],
  ])('when %s', (_when, upheld, flags, review) => {
    const records = upheld.map((text) => new Date(text));
    expect(misconductFlagsOf(records, now)).toBe(flags);
    expect(flagsReviewAt(records, now)?.toISOString() ?? null).toBe(review);
  });

  it('counts to the last moment of the last day, and not after it', () => {
    const records = [new Date(young)];
    expect(misconductFlagsOf(records, new Date('2026-11-21T20:59:59.999Z'))).toBe(1);
    expect(misconductFlagsOf(records, new Date('2026-11-21T21:00:00.000Z'))).toBe(0);
  });
});

// spec: misconduct/categories
it('names the six categories of the specification', () => {
  expect(misconductCategories.map((category) => misconductLabels[category])).toEqual([
    'Theft or misappropriation',
    'Physical or verbal abuse',
    'Negligence in childcare',
    'Breach of confidentiality',
    'Substance abuse at work',
    'Abandonment of duties',
  ]);
});

describe('what an employer reads of the registry', () => {
  it.each([
    [null, null, 'not_checked'],
    [null, 0, 'not_checked'],
    ['clear', null, 'not_checked'],
    ['clear', 0, 'clear'],
    ['unable_to_verify', 0, 'unable_to_verify'],
    ['not_applicable', 0, 'unable_to_verify'],
    ['finding', 1, 'records_found'],
    ['unable_to_verify', 1, 'records_found'],
    // The record that it found no longer counts.
    ['finding', 0, 'clear'],
    // A record outweighs a clear result of an earlier check.
    ['clear', 1, 'records_found'],
  ] as const)('checked %s, %s on record: %s', (outcome, flags, status) => {
    expect(registryStatusOf(outcome, flags)).toBe(status);
  });

  // spec: misconduct/status
  it('has a word for each', () => {
    expect(registryStatuses.map((status) => registryStates[status].english)).toEqual([
      'Clear',
      'Records found',
      'Not checked yet',
      'Unable to verify',
    ]);
  });

  it.each([
    ['clear', 0, 0],
    ['records_found', 0, 0],
    ['records_found', 2, 2],
    ['not_checked', 0, null],
    ['unable_to_verify', 0, null],
  ] as const)('%s, %d there: %s', (status, listed, count) => {
    expect(countIn(status, listed)).toBe(count);
  });

  it('is told that a record is newer than the look that found none', () => {
    expect(RECORDS_UPHELD_SINCE).toMatch(
      /^Nothing was on record when our team looked\..+upheld after that day\.$/,
    );
  });

  // spec: misconduct/regional
  it('has three regions', () => {
    expect(registryRegions.map((region) => registryRegionLabels[region])).toEqual([
      'Nairobi and Central',
      'Coast, Eastern and North Eastern',
      'Rift Valley, Nyanza and Western',
    ]);
  });
});
