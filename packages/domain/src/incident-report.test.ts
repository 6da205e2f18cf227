import { describe, expect, it } from 'vitest';
import {
  decisionRefusal,
  incidentDecisions,
  incidentErrors,
  incidentNoteError,
  incidentRefusals,
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

  it('says how many a day holds', () => {
    expect(incidentRefusals['too-many']).toBe(
      'You have reported 3 incidents today. Please try again tomorrow.',
    );
  });
});

describe('a decision', () => {
  it.each([
    ['upheld', ' ', 'Please describe what was found: nobody is accused without a reason.'],
    ['dismissed', '', 'Please write why this is dismissed.'],
    ['upheld', 'Seen.', null],
    ['dismissed', 'Seen.', null],
  ] as const)('%s, with "%s" for a reason: %s', (decision, note, error) => {
    expect(incidentNoteError(decision, note)).toBe(error);
  });

  it('is made once, and against her only after she was asked', () => {
    const table = incidentMachine.states.map((status) => [
      status,
      ...incidentDecisions.map((decision) => decisionRefusal(status, decision)),
    ]);
    expect(table).toEqual([
      ['reported', 'not-asked', null],
      ['worker_asked', null, null],
      ['upheld', 'decided', 'decided'],
      ['dismissed', 'decided', 'decided'],
    ]);
  });
});
