import { describe, expect, it } from 'vitest';
import {
  decisionRefusal,
  incidentDecisions,
  incidentErrors,
  incidentNoteProblem,
  mustWaitForWorker,
  type IncidentValues,
} from './incident-report.ts';
import { incidentMachine } from './misconduct.ts';

const good: IncidentValues = { category: 'theft', region: 'coast_east', description: 'A ring is gone.' };

describe('an incident', () => {
  it.each([
    ['nothing', {}, {}],
    ['what happened', { category: '' }, { category: 'Please select what happened.' }],
    ['where', { region: '' }, { region: 'Please select where it happened.' }],
    ['words', { description: ' \n' }, { description: 'Please describe what happened.' }],
  ] as const)('lacks %s', (_, lacking, errors) => {
    expect(incidentErrors({ ...good, ...lacking })).toEqual(errors);
  });
});

describe('a decision', () => {
  it.each([
    ['upheld', ' ', 'incidentFindingMissing'],
    ['dismissed', '', 'incidentDismissalMissing'],
    ['upheld', 'Seen.', null],
    ['dismissed', 'Seen.', null],
  ] as const)('%s, with "%s" for a reason: %s', (decision, note, problem) => {
    expect(incidentNoteProblem(decision, note)).toBe(problem);
  });

  it('is made once, and against her only after she was asked', () => {
    const table = incidentMachine.states.map((status) => [
      status,
      ...incidentDecisions.map((decision) => decisionRefusal({ status, mustWait: false }, decision)),
    ]);
    expect(table).toEqual([
      ['reported', 'incidentStatementDue', null],
      ['worker_asked', null, null],
      ['upheld', 'incidentDecided', 'incidentDecided'],
      ['dismissed', 'incidentDecided', 'incidentDecided'],
    ]);
  });

  const now = new Date('2026-11-27T09:00:00Z');

  it.each([
    ['at once when she answered', '2026-11-27T09:00:00Z', true, null],
    ['not a moment before her five days are over', '2026-11-22T09:00:00.001Z', false, 'incidentAnswerDue'],
    ['when her five days are over', '2026-11-22T09:00:00Z', false, null],
  ] as const)('is against her %s', (_when, askedAt, answered, refusal) => {
    const mustWait = mustWaitForWorker({ askedAt: new Date(askedAt), answered }, now);
    const known = { status: 'worker_asked', mustWait } as const;
    expect(decisionRefusal(known, 'upheld')).toBe(refusal);
    expect(decisionRefusal(known, 'dismissed')).toBeNull();
  });
});
