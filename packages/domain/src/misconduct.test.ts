import { describe, expect, it } from 'vitest';
import {
  incidentMachine,
  misconductCategories,
  misconductFlags,
  misconductLabels,
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

describe('misconductFlags', () => {
  it.each([
    ['nothing', [], 0],
    ['allegations', ['reported', 'worker_asked'], 0],
    ['what was dismissed', ['dismissed'], 0],
    ['what was upheld, among others', ['upheld', 'reported', 'upheld', 'dismissed'], 2],
  ] as const)('counts %s', (_, statuses, flags) => {
    expect(misconductFlags(statuses.map((status) => ({ status })))).toBe(flags);
  });

  it.each([
    [0, 'Clear'],
    [1, 'Records found'],
    [2, 'Records found'],
  ])('%d of them: %s', (flags, status) => {
    expect(registryStatus(flags)).toBe(status);
  });
});

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
