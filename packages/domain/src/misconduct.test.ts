import { describe, expect, it } from 'vitest';
import {
  countIn,
  incidentMachine,
  misconductCategories,
  misconductLabels,
  RECORDS_UPHELD_SINCE,
  registryRegionLabels,
  registryRegions,
  registryStatusOf,
  registryStatusLabels,
  registryStatuses,
  registryStatus,
} from './misconduct.ts';

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

describe('registryStatus', () => {
  // spec: misconduct/status
  it.each([
    [0, 'Clear'],
    [1, 'Records found'],
    [2, 'Records found'],
  ])('%d of them: %s', (flags, status) => {
    expect(registryStatus(flags)).toBe(status);
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
    [null, 0, 'not_checked'],
    ['clear', 0, 'clear'],
    ['unable_to_verify', 0, 'unable_to_verify'],
    ['not_applicable', 0, 'unable_to_verify'],
    ['finding', 0, 'records_found'],
    // A record outweighs a clear result of an earlier check.
    ['clear', 1, 'records_found'],
    [null, 1, 'records_found'],
  ] as const)('checked %s, %d on record: %s', (outcome, flags, status) => {
    expect(registryStatusOf(outcome, flags)).toBe(status);
  });

  it('has a word for each', () => {
    expect(registryStatuses.map((status) => registryStatusLabels[status])).toEqual([
      'Clear',
      'Records found',
      'Not checked yet',
      'Unable to verify',
    ]);
  });

  it.each([
    ['clear', 0, 0, 0],
    ['records_found', 0, 0, 0],
    ['records_found', 2, 0, 2],
    ['records_found', 2, 1, 2],
    ['records_found', 0, 1, null],
    ['not_checked', 0, 0, null],
    ['unable_to_verify', 0, 0, null],
  ] as const)('%s, %d there, %d that belong nowhere: %s', (status, listed, unlisted, count) => {
    expect(countIn(status, listed, unlisted)).toBe(count);
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
