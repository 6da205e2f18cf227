import { describe, expect, it } from 'vitest';
import {
  checkKinds,
  checkLabels,
  checkMachine,
  checkOutcomes,
  decisionProblem,
  finalReviewCounts,
  reopensFinalReview,
  shownStatus,
  stepsOfLevel,
} from './check.ts';
import { checkStates } from './status-vocabulary.ts';

describe('stepsOfLevel', () => {
  it('gives lite its four steps', () => {
    expect(stepsOfLevel.lite).toEqual(['identity', 'references', 'misconduct_registry', 'final_review']);
  });

  it('adds criminal record and social media to standard, health and work history to premium', () => {
    const added = (level: 'standard' | 'premium', below: 'lite' | 'standard') =>
      stepsOfLevel[level].filter((kind) => !stepsOfLevel[below].includes(kind));
    expect(added('standard', 'lite')).toEqual(['criminal_record', 'social_media']);
    expect(added('premium', 'standard')).toEqual(['health', 'work_history']);
  });

  it.each(['lite', 'standard', 'premium'] as const)(
    '%s holds no step twice and ends with the final review',
    (level) => {
      expect(new Set(stepsOfLevel[level]).size).toBe(stepsOfLevel[level].length);
      expect(stepsOfLevel[level].at(-1)).toBe('final_review');
    },
  );

  it('leaves out no step of a lower level', () => {
    expect(stepsOfLevel.standard).toEqual(expect.arrayContaining([...stepsOfLevel.lite]));
    expect(stepsOfLevel.premium).toEqual(expect.arrayContaining([...stepsOfLevel.standard]));
    expect(stepsOfLevel.premium).toEqual([...checkKinds]);
  });
});

describe('checkMachine', () => {
  it.each([
    ['pending', ['in_progress', 'waiting', 'second_look', 'decided']],
    ['in_progress', ['waiting', 'second_look', 'decided']],
    ['waiting', ['in_progress', 'second_look', 'decided']],
    ['second_look', ['settling', 'confirmed', 'decided', 'pending']],
    ['settling', ['confirmed', 'decided', 'pending']],
    ['confirmed', ['decided', 'pending']],
    ['decided', ['pending']],
  ] as const)('leads from %s to %j', (from, to) => {
    expect(checkMachine.next(from)).toEqual(to);
  });
});

it('words every check and outcome as the screens do', () => {
  expect(checkKinds.map((kind) => checkLabels[kind])).toEqual([
    'Identity Verification',
    'Reference Verification',
    'Criminal Background Check',
    'Social Media Screening',
    'Health Check',
    'Work History',
    'Misconduct Registry',
    'Final Review',
  ]);
  expect(checkOutcomes.map((outcome) => checkStates[outcome].english)).toEqual([
    'Clear',
    'Finding',
    'Unable to verify',
    'Not applicable',
  ]);
});

describe('decisionProblem', () => {
  const decision = {
    kind: 'references',
    outcome: 'clear',
    note: '',
    expiresOn: null,
    misconductFlags: 0,
  } as const;

  it.each(checkKinds.filter((kind) => kind !== 'identity'))(
    'lets a clear %s stand without a note',
    (kind) => {
      expect(decisionProblem({ ...decision, kind })).toBeNull();
    },
  );

  it.each(checkKinds)('lets %s be not applicable without a note', (kind) => {
    expect(decisionProblem({ ...decision, kind, outcome: 'not_applicable' })).toBeNull();
  });

  it.each(
    checkKinds.flatMap((kind) => [
      [kind, 'finding', 'findingNoteMissing'] as const,
      [kind, 'unable_to_verify', 'unverifiedNoteMissing'] as const,
      ...(kind === 'identity' ? [[kind, 'clear', 'identityProofMissing'] as const] : []),
    ]),
  )('%s %s needs words that say why', (kind, outcome, code) => {
    for (const note of ['', '   ', '\n'])
      expect(decisionProblem({ ...decision, kind, outcome, note }), note).toEqual({ field: 'note', code });
    for (const note of ['seen', 'ID card and selfie agree.'])
      expect(decisionProblem({ ...decision, kind, outcome, note }), note).toBeNull();
  });

  it('does not call the registry clear over an upheld record', () => {
    const registry = { ...decision, kind: 'misconduct_registry' } as const;
    expect(decisionProblem({ ...registry, misconductFlags: 1 })).toEqual({
      field: 'outcome',
      code: 'registryNotClear',
    });
    expect(decisionProblem({ ...registry, misconductFlags: 0 })).toBeNull();
    expect(
      decisionProblem({ ...registry, misconductFlags: 1, outcome: 'finding', note: 'Two records.' }),
    ).toBeNull();
    expect(decisionProblem({ ...registry, misconductFlags: 1, outcome: 'not_applicable' })).toBeNull();
  });

  it.each(checkKinds)('lets a day of expiry stand at a health check alone: %s', (kind) => {
    const problem = decisionProblem({ ...decision, kind, note: 'Seen.', expiresOn: '2027-06-30' });
    expect(problem).toEqual(kind === 'health' ? null : { field: 'expires_on', code: 'expiryUnexpected' });
  });

  it('lets another check be clear whatever the registry holds', () => {
    expect(decisionProblem({ ...decision, misconductFlags: 2 })).toBeNull();
  });
});

describe('a final review', () => {
  const others = checkKinds.filter((kind) => kind !== 'final_review');

  it.each([
    ['finding', true],
    ['unable_to_verify', true],
    ['clear', false],
    ['not_applicable', false],
  ] as const)(
    'that was written before another check came out as %s is asked for anew: %s',
    (outcome, anew) => {
      for (const kind of others.filter((each) => each !== 'health'))
        expect(reopensFinalReview(kind, outcome), kind).toBe(anew);
      // The moment at which a final review counts may tell nothing of her health.
      expect(reopensFinalReview('health', outcome)).toBe(true);
      expect(reopensFinalReview('final_review', outcome)).toBe(false);
    },
  );

  it.each([
    ['everything is decided', ['decided', 'decided'], true],
    ['it alone is decided', ['pending', 'decided'], false],
    ['somebody is waited for', ['decided', 'waiting'], false],
    ['something is being worked on', ['in_progress', 'decided'], false],
  ] as const)('counts when %s', (_when, statuses, counts) => {
    expect(finalReviewCounts(statuses.map((status) => ({ status })))).toBe(counts);
  });
});

describe('shownStatus', () => {
  it.each([
    ['pending', 'pending'],
    ['in_progress', 'in_progress'],
    ['waiting', 'waiting'],
    ['second_look', 'in_progress'],
    ['settling', 'in_progress'],
    ['confirmed', 'in_progress'],
    ['decided', 'decided'],
  ] as const)('of %s is %s', (status, shown) => {
    expect(shownStatus(status)).toBe(shown);
  });
});
