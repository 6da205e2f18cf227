import { describe, expect, it } from 'vitest';
import type { ReportParts } from './report-parts.ts';
import {
  checkWords,
  contactText,
  hasDecidedReferences,
  referenceStatus,
  referenceWords,
  sectionWords,
} from './report-words.ts';

const undecided = { outcome: null, status: 'pending', waiting_on: null };

describe('checkWords', () => {
  // spec: report/health-states
  it.each([
    ['identity', 'clear', 'Verified'],
    ['references', 'clear', 'Verified'],
    ['health', 'clear', 'Passed'],
    ['misconduct_registry', 'clear', 'No records found'],
    ['criminal_record', 'clear', 'Clear'],
    ['social_media', 'clear', 'Clear'],
    ['health', 'finding', 'Failed'],
    ['identity', 'finding', 'Finding'],
    ['criminal_record', 'unable_to_verify', 'Unable to verify'],
    ['health', 'not_applicable', 'Not applicable'],
  ] as const)('calls %s that is %s "%s"', (kind, outcome, text) => {
    expect(checkWords(kind, { ...undecided, status: 'decided', outcome })).toEqual({
      text,
      status: outcome,
    });
  });

  it.each([
    ['identity', 'Waiting for the worker’s identity proof'],
    ['criminal_record', 'Waiting for the worker’s certificate'],
    ['references', 'Waiting for the worker’s references'],
    ['references', 'Waiting for a referee’s answer', 'referee'],
    ['identity', 'Waiting for the identity provider', 'provider'],
    ['references', 'Our team calls the references', 'team'],
  ] as const)('says what %s waits for: %s', (kind, text, waiting_on: string = 'worker') => {
    expect(checkWords(kind, { ...undecided, status: 'waiting', waiting_on })).toEqual({
      text,
      status: 'waiting',
    });
  });

  // spec: report/health-states
  it('claims nothing about a check that is not decided, whatever a server sends', () => {
    expect(checkWords('identity', undecided)).toEqual({ text: 'Not decided yet', status: 'undecided' });
    expect(checkWords('identity', { ...undecided, outcome: 'fine' })).toMatchObject({
      status: 'undecided',
    });
    expect(checkWords('references', { ...undecided, waiting_on: 'referee' })).toMatchObject({
      status: 'undecided',
    });
    expect(checkWords('references', { ...undecided, status: 'waiting', waiting_on: 'nobody' })).toMatchObject(
      {
        status: 'undecided',
      },
    );
    expect(checkWords('identity', { ...undecided, status: 'in_progress' })).toEqual({
      text: 'Under review',
      status: 'in_progress',
    });
  });
});

describe('sectionWords', () => {
  const recommendation = { outcome: null, admin_notes: null, decided_at: null };
  const report = (parts: Partial<ReportParts>): ReportParts => ({
    access_level: 'standard',
    ended: null,
    recommendation,
    ...parts,
  });
  const pending = {
    ...undecided,
    notes: null,
    checked_at: null,
    reused_from: null,
    due_at: '2026-11-25T08:00:00Z',
  };
  const clear = {
    ...pending,
    outcome: 'clear',
    status: 'decided',
    checked_at: '2026-11-21T08:00:00Z',
    due_at: null,
  };

  it('promises nothing before the decision', () => {
    expect(sectionWords(report({ misconduct: { ...pending, records_found: 0 } }), 'misconduct')).toEqual({
      status: { text: 'Not decided yet', status: 'undecided' },
      rows: [{ term: 'Expected', value: 'Nov 25, 2026', isDay: true }],
      notes: null,
    });
  });

  it('names the person whom a check waits for', () => {
    const police_check = { ...pending, status: 'waiting', waiting_on: 'worker' };
    expect(sectionWords(report({ verification: { police_check } }), 'police_clearance').status).toEqual({
      text: 'Waiting for the worker’s certificate',
      status: 'waiting',
    });
  });

  it.each([
    [1, 3, 0, '1 of 3 referees confirmed', []],
    [1, 3, 1, '1 of 3 referees confirmed', [{ term: 'Could not be reached', value: '1 referee' }]],
    [1, 3, 2, '1 of 3 referees confirmed', [{ term: 'Could not be reached', value: '2 referees' }]],
    [4, 5, 0, '4 of 5 referees confirmed', []],
    [2, 2, 0, '2 of 3 referees confirmed', [{ term: 'Not named', value: '1 referee' }]],
    [0, 0, 0, '0 of 3 referees confirmed', [{ term: 'Not named', value: '3 referees' }]],
  ])(
    'counts the confirmed referees, of those that the package asks for or that the worker named: %i of %i, %i without an answer',
    (verified, total, unreached, value, others) => {
      const references_summary = { ...clear, outcome: 'finding', verified, total, unreached };
      expect(sectionWords(report({ references_summary }), 'references').rows).toEqual([
        { term: 'References', value },
        { term: 'Needed', value: '2 who confirm' },
        ...others,
        { term: 'Checked', value: 'Nov 21, 2026', isDay: true },
      ]);
    },
  );

  it('says nothing of who was not reached before the decision', () => {
    const references_summary = { ...pending, verified: 1, total: 2, unreached: 1 };
    expect(sectionWords(report({ references_summary }), 'references').rows).toEqual([
      { term: 'References', value: '1 of 3 referees confirmed' },
      { term: 'Needed', value: '2 who confirm' },
      { term: 'Expected', value: 'Nov 25, 2026', isDay: true },
    ]);
  });

  it.each([
    ['first_job', [{ term: 'Reason', value: 'The worker has no earlier employer' }]],
    ['not_for_this_work', [{ term: 'Reason', value: 'The check does not apply to this work' }]],
    [null, []],
    ['newer', []],
  ])('says why the references are not applicable, and counts nobody: %s', (ground, rows) => {
    const references_summary = { ...clear, outcome: 'not_applicable', ground, verified: 1, total: 3 };
    expect(sectionWords(report({ references_summary }), 'references')).toMatchObject({
      status: { text: 'Not applicable', status: 'not_applicable' },
      rows: [...rows, { term: 'Checked', value: 'Nov 21, 2026', isDay: true }],
    });
  });

  it('tells the ground of no other outcome', () => {
    const police_check = { ...clear, outcome: 'unable_to_verify', ground: 'not_for_this_work' };
    expect(sectionWords(report({ verification: { police_check } }), 'police_clearance').rows).toEqual([
      { term: 'Checked', value: 'Nov 21, 2026', isDay: true },
    ]);
  });

  // spec: report/health-states
  it('reads a missing health check as not part of the package', () => {
    expect(sectionWords(report({ health_check: null }), 'health').status).toEqual({
      text: 'Not part of this package',
      status: 'not_in_package',
    });
    const failed = { ...clear, outcome: 'finding', expiry_date: '2027-11-21' };
    expect(sectionWords(report({ health_check: failed }), 'health')).toMatchObject({
      status: { text: 'Failed', status: 'finding' },
      rows: [
        { term: 'Valid Until', value: 'Nov 21, 2027' },
        { term: 'Checked', value: 'Nov 21, 2026', isDay: true },
      ],
    });
  });

  it('has no status for a recommendation that repeats a finding: it is one finding, and not two', () => {
    const found = { ...clear, outcome: 'finding' };
    const written = { outcome: 'finding', admin_notes: 'Ask first.', decided_at: clear.checked_at };
    const parts = report({ verification: { police_check: found }, recommendation: written });
    expect(sectionWords(parts, 'recommendation')).toMatchObject({ status: null, notes: 'Ask first.' });
    expect(sectionWords(report({ recommendation: written }), 'recommendation').status).toEqual({
      text: 'Finding',
      status: 'finding',
    });
  });

  it('says nothing of a section that the report does not hold', () => {
    expect(sectionWords(report({}), 'social_screening')).toEqual({ status: null, rows: [], notes: null });
  });

  describe('after the end of a report', () => {
    const ended = { reason: 'withdrawn', at: '2026-11-24T09:00:00Z', stopped: true };

    it('names what is no longer shown', () => {
      const { rows } = sectionWords(
        report({ ended, identity: { ...clear, full_name: 'Achieng Example', id_number: null } }),
        'identity',
      );
      expect(rows).toMatchObject([{ value: 'Achieng Example' }, { value: 'No longer shown' }, {}]);
      expect(contactText(null, ended)).toBe('No longer shown');
      expect(contactText(null, null)).toBe('Not specified');
    });

    it('takes nothing away that it never showed', () => {
      const { rows } = sectionWords(
        report({
          ended,
          identity: { ...clear, outcome: 'unable_to_verify', full_name: null, id_number: null },
        }),
        'identity',
      );
      expect(rows).toMatchObject([{ value: 'Not verified' }, { value: 'Not verified' }, {}]);
    });

    it('calls a check without a decision stopped, and not undecided', () => {
      const stopped = { ...pending, status: 'stopped', due_at: null };
      const parts = report({
        ended,
        verification: { police_check: stopped },
        health_check: { ...stopped, status: 'pending', expiry_date: null },
      });
      expect(sectionWords({ ...parts, identity: stopped }, 'identity')).toMatchObject({
        status: { text: 'Stopped' },
        rows: [],
      });
      for (const section of ['police_clearance', 'health', 'recommendation'] as const)
        expect(sectionWords(parts, section).status).toEqual({ text: 'Stopped', status: 'stopped' });
      expect(sectionWords(parts, 'recommendation').notes).toBe(
        'The check stopped before the verification team wrote its recommendation.',
      );
    });

    it('waits for the recommendation of a check that goes on', () => {
      expect(
        sectionWords(report({ ended: { ...ended, stopped: false } }), 'recommendation').status,
      ).toMatchObject({ text: 'Not decided yet' });
    });
  });
});

// spec: report/reference-states
describe('a reference', () => {
  it.each([
    [true, true, 'Verified', 'success'],
    [true, false, 'Verified', 'success'],
    [false, false, 'Pending verification', 'info'],
    [false, true, 'Not confirmed, pending verification', 'unknown'],
  ] as const)('verified: %s, in a decided check: %s, reads "%s"', (isVerified, isDecided, text, tone) => {
    expect(referenceStatus(isVerified, isDecided)).toBe(text);
    expect(referenceWords(isVerified, isDecided).tone).toBe(tone);
  });

  it('is decided with its check', () => {
    const counts = { ...undecided, notes: null, checked_at: null, reused_from: null, due_at: null };
    const withStatus = (status: string): ReportParts => ({
      access_level: 'premium',
      ended: null,
      references_summary: { ...counts, status, verified: 1, total: 2 },
      recommendation: { outcome: null, admin_notes: null, decided_at: null },
    });
    expect(hasDecidedReferences(withStatus('decided'))).toBe(true);
    expect(hasDecidedReferences(withStatus('waiting'))).toBe(false);
  });
});
