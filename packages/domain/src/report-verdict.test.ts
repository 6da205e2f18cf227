import { describe, expect, it } from 'vitest';
import { clear, DECIDED } from '../test/clear-section.ts';
import type { AccessLevel } from './packages.ts';
import { reportSections, sectionState } from './report-sections.ts';
import {
  asksWorker,
  endNoticeOf,
  scoreOutcomes,
  sectionStatus,
  verdictOf,
  type WholeReport,
} from './report-verdict.ts';

const undecided = { ...clear, outcome: null, status: 'pending', checked_at: null };

const report = (level: AccessLevel, changes: Partial<WholeReport> = {}): WholeReport => ({
  access_level: level,
  ended: null,
  sections: reportSections.map((section) => ({ section, state: sectionState(level, section) })),
  identity: clear,
  verification: { police_check: clear },
  health_check: { ...clear, expiry_date: null },
  misconduct: { ...clear, records_found: 0 },
  references_summary: { ...clear, verified: 3, total: 3 },
  work_history_summary: clear,
  social_screening: clear,
  recommendation: { outcome: 'clear', admin_notes: null, decided_at: DECIDED },
  ...changes,
});
const told = (of: WholeReport) => verdictOf(of).map(({ title, text }) => `${title}: ${text}`);

describe('verdictOf', () => {
  it.each<[AccessLevel, string[]]>([
    [
      'premium',
      [
        '7 checks clear: Identity, criminal record, health, misconduct registry, references, work history, social media',
      ],
    ],
    [
      'lite',
      [
        '3 checks clear: Identity, misconduct registry, references',
        '4 not in package: Criminal record, health, work history, social media',
      ],
    ],
    [
      'none',
      [
        '7 not in package: Identity, criminal record, health, misconduct registry, references, work history, social media',
      ],
    ],
  ])('%s', (level, parts) => {
    expect(told(report(level))).toEqual(parts);
  });

  it.each([
    [{ outcome: 'finding' }, '1 finding: Criminal record'],
    [{ outcome: 'finding', disputed: true } as const, '1 finding: Criminal record (disputed)'],
    [{ outcome: 'unable_to_verify' }, '1 unable to verify: Criminal record'],
    [{ outcome: 'not_applicable' }, '1 not applicable: Criminal record'],
    [{ ...undecided, status: 'waiting', waiting_on: 'worker' }, '1 under way: Criminal record'],
    // A finding that waits for her answer reads like any check that the team works on.
    [{ ...undecided, status: 'in_progress' }, '1 under way: Criminal record'],
    [undecided, '1 under way: Criminal record'],
    [{ ...undecided, status: 'stopped' }, '1 stopped: Criminal record'],
    // A word of a newer service promises nothing.
    [{ outcome: 'spotless', status: 'decided' }, '1 under way: Criminal record'],
  ])('reads %j as %s', (changes, part) => {
    const police_check = { ...clear, ...changes };
    expect(told(report('premium', { verification: { police_check } }))).toContain(part);
  });

  it('says the most serious first, and of several what they are', () => {
    const found = { ...clear, outcome: 'finding' };
    const parts = told(
      report('standard', {
        verification: { police_check: found },
        social_screening: found,
        misconduct: { ...clear, outcome: 'unable_to_verify', records_found: null },
        health_check: null,
      }),
    );
    expect(parts).toEqual([
      '2 findings: Criminal record, social media',
      '2 checks clear: Identity, references',
      '1 unable to verify: Misconduct registry',
      '2 not in package: Health, work history',
    ]);
  });

  it.each(['finding', 'unable_to_verify'])('does not count a final review of %s as one more', (outcome) => {
    const recommendation = { outcome, admin_notes: 'Ask her.', decided_at: DECIDED };
    const parts = told(report('lite', { identity: { ...clear, outcome }, recommendation }));
    expect(parts.join()).not.toContain('recommendation');
    expect(parts.join()).toContain('1 ');
  });

  it.each([
    ['finding', 'unable_to_verify', '1 finding: Recommendation'],
    ['unable_to_verify', 'clear', '1 unable to verify: Recommendation'],
  ])('counts a final review of %s where the checks are %s at the worst', (outcome, worst, part) => {
    const recommendation = { outcome, admin_notes: 'Ask first.', decided_at: DECIDED };
    expect(told(report('lite', { identity: { ...clear, outcome: worst }, recommendation }))).toContain(part);
  });

  it('has every check in exactly one part', () => {
    for (const level of ['none', 'lite', 'standard', 'premium'] as const)
      expect(
        verdictOf(report(level))
          .flatMap(({ sections }) => sections)
          .toSorted(),
      ).toEqual(
        reportSections.filter((section) => section !== 'reviews' && section !== 'recommendation').toSorted(),
      );
  });

  it('counts a recommendation that stopped with the checks that did', () => {
    const parts = told(
      report('premium', {
        ended: { reason: 'withdrawn', at: DECIDED, stopped: true },
        verification: { police_check: { ...undecided, status: 'stopped' } },
        recommendation: { outcome: null, admin_notes: null, decided_at: null },
      }),
    );
    expect(parts).toContain('2 stopped: Criminal record, recommendation');
  });

  describe('before the team has written its recommendation', () => {
    const recommendation = { outcome: null, admin_notes: null, decided_at: null };

    it('does not seem complete', () => {
      expect(told(report('premium', { recommendation }))).toContain(
        'Recommendation not written yet: Our team writes it last',
      );
    });

    it('counts it with the checks that are under way, so that both together are the steps of the case', () => {
      const parts = told(report('premium', { recommendation, social_screening: undecided }));
      expect(parts).toEqual([
        '6 checks clear: Identity, criminal record, health, misconduct registry, references, work history',
        '2 under way: Social media, recommendation',
      ]);
    });
  });

  it('locks a section that the service omits, whatever its result', () => {
    expect(sectionStatus(report('premium', { sections: [] }), 'identity')).toBe('not_in_package');
  });
});

describe('asksWorker', () => {
  it.each([
    ['clear', false],
    ['finding', true],
    ['unable_to_verify', true],
  ])('a criminal record that is %s: %s', (outcome, asks) => {
    expect(asksWorker(report('standard', { verification: { police_check: { ...clear, outcome } } }))).toBe(
      asks,
    );
  });

  it('waits for an open check', () => {
    expect(asksWorker(report('standard', { verification: { police_check: undecided } }))).toBe(false);
  });
});

describe('scoreOutcomes', () => {
  it('tells the own outcomes, and nothing of health', () => {
    const health_check = { ...clear, outcome: 'finding', expiry_date: null };
    const outcomes = scoreOutcomes(
      report('premium', { health_check, work_history_summary: { ...clear, outcome: 'unable_to_verify' } }),
    );
    expect(outcomes).toEqual({
      identity: 'clear',
      references: 'clear',
      admin_approval: 'clear',
      police_clearance: 'clear',
      no_misconduct: 'clear',
      social_screening: 'clear',
      deep_check: 'unable_to_verify',
    });
  });

  it('does not give the points of one finding as missing twice', () => {
    const found = { ...clear, outcome: 'finding' };
    const recommendation = { outcome: 'finding', admin_notes: null, decided_at: DECIDED };
    const outcomes = scoreOutcomes(report('premium', { identity: found, recommendation }));
    expect(outcomes).toMatchObject({ identity: 'finding', admin_approval: null });
  });

  it('knows nothing of locked parts', () => {
    const { access_level, ended, recommendation } = report('none');
    const outcomes = scoreOutcomes({ access_level, ended, recommendation });
    expect(Object.values(outcomes).filter(Boolean)).toEqual(['clear']);
  });
});

describe('endNoticeOf', () => {
  const ended = { reason: 'withdrawn', at: DECIDED, stopped: true };

  it('names the checks that a withdrawal stopped', () => {
    const stopped = report('premium', {
      ended,
      health_check: { ...undecided, status: 'stopped', expiry_date: null },
      recommendation: { outcome: null, admin_notes: null, decided_at: null },
    });
    expect(endNoticeOf(stopped, 'KES 500 refunded.')?.facts[0]).toEqual({
      term: 'Stopped',
      value: 'health, recommendation. KES 500 refunded.',
    });
  });

  it('is nothing for a current report', () => {
    expect(endNoticeOf(report('premium'))).toBeNull();
  });
});
