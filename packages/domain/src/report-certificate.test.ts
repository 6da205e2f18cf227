import { describe, expect, it } from 'vitest';
import { clear, DECIDED } from '../test/clear-section.ts';
import {
  certificateOf,
  certificateScoreText,
  proofNote,
  proofText,
  yearsText,
  type CertifiedReport,
  type CertifiedWorker,
} from './report-certificate.ts';
import { reportSections, sectionState } from './report-sections.ts';

const PRINTED = new Date('2026-11-23T08:00:00Z');
const withdrawn = { reason: 'withdrawn', at: '2026-11-22T08:00:00Z', stopped: true };

const her: CertifiedWorker = {
  name: 'Amani Example',
  serviceType: 'Nanny',
  location: 'Kilimani',
  experienceYears: 5,
  identityVerified: true,
};

const report = (changes: Partial<CertifiedReport> = {}): CertifiedReport => ({
  access_level: 'standard',
  ended: null,
  sections: reportSections.map((section) => ({ section, state: sectionState('standard', section) })),
  identity: clear,
  verification: { police_check: { ...clear, outcome: 'unable_to_verify' } },
  misconduct: { ...clear, records_found: 0 },
  references_summary: { ...clear, verified: 2, total: 3 },
  social_screening: clear,
  recommendation: { outcome: 'clear', admin_notes: 'Recommended.', decided_at: DECIDED },
  trust_score: 75,
  trust_badge: 'Gold',
  trust_checked: true,
  trust_reach: null,
  trust_score_breakdown: [{ component: 'identity', points: 20, max: 20, state: 'earned' }],
  report: { number: 'R-1', issued_at: DECIDED, complete: true },
  ...changes,
});
const printed = (changes?: Partial<CertifiedReport>, worker: Partial<CertifiedWorker> = {}) =>
  certificateOf({ ...her, ...worker }, report(changes), PRINTED);

describe('certificateOf', () => {
  it('says who, since when, and what was found', () => {
    const { results, ...certificate } = printed();
    expect(certificate).toMatchObject({
      number: 'R-1',
      date: 'Issued Nov 20, 2026',
      subtitle: 'Complete: every check was decided.',
      name: 'Amani Example',
      initials: 'AE',
      about: 'Nanny · Kilimani · 5 years',
      identity: { text: 'Identity verified', tone: 'success' },
      notice: null,
      score: { middle: '75', text: '75 out of 100', tier: 'Gold' },
      verdict: [
        { text: '4 checks clear', tone: 'success' },
        { text: '1 unable to verify', tone: 'unknown' },
        { text: '2 not in package', tone: 'default' },
      ],
      recommendation: 'Recommended.',
    });
    expect(results.map(({ title, text }) => `${title}: ${text}`)).toEqual([
      'Identity: Verified',
      'Criminal record: Unable to verify',
      'Health: Not in package',
      'Misconduct registry: No records found',
      'References: 2 of 3 referees confirmed',
      'Work history: Not in package',
      'Social media: Clear',
      'Recommendation: Clear',
    ]);
  });

  it('says beside a finding that the worker disputes it, and names no tier', () => {
    const { results, score } = printed({
      verification: { police_check: { ...clear, outcome: 'finding', disputed: true } },
    });
    expect(score).toMatchObject({ text: '75 out of 100', tier: null });
    expect(results).toContainEqual({
      title: 'Criminal record',
      text: 'Finding, disputed by the worker',
      tone: 'danger',
    });
  });

  it('has neither a score nor an invitation to believe it after its end', () => {
    const ended = { ended: withdrawn, report: { number: 'R-1', issued_at: null, complete: false } };
    expect(printed(ended)).toMatchObject({
      score: null,
      date: 'As of Nov 23, 2026',
      subtitle: 'Stopped: not every check was decided.',
      notice: { title: 'The worker withdrew consent on Nov 22, 2026' },
    });
    expect(proofText(report(ended))).toBe('This report is no longer current. Scan, or open this page:');
    expect(proofNote(report(ended), 'https://a.example/r/C')).toBe(
      'This report is no longer current. See https://a.example/r/C',
    );
  });

  it('calls a score that still grows no tier', () => {
    const { score, subtitle } = printed({ trust_reach: 90, report: null });
    expect(score && certificateScoreText(score)).toBe('Trust score: 75 so far, up to 90');
    expect(subtitle).toBe('In progress: not every check has been decided yet.');
  });

  it('draws no part of a score before anything was checked', () => {
    expect(printed({ trust_checked: false }).score).toEqual({
      parts: [],
      middle: 'Under way',
      text: 'Not checked yet',
      tier: null,
    });
  });

  it.each([
    [clear, 'Identity not verified'],
    [{ ...clear, outcome: null }, 'Identity not checked yet'],
    [{ ...clear, status: 'stopped' }, 'Identity check stopped without a result'],
    [undefined, 'Identity not checked yet'],
  ])('says no more of an identity than is known', (identity, text) => {
    expect(printed({ identity }, { identityVerified: false }).identity).toEqual({ text, tone: 'default' });
  });

  it('leaves out what she did not say', () => {
    const silent = { name: null, serviceType: null, location: null, experienceYears: null };
    expect(printed({}, silent)).toMatchObject({ name: 'Unknown Name', initials: 'W', about: '' });
  });
});

it('names a genuine report', () => {
  expect(certificateScoreText({ parts: [], middle: '75', text: '75 out of 100', tier: 'Gold' })).toBe(
    'Trust score: 75 out of 100, Gold',
  );
  expect(proofText(report())).toBe('Is this report genuine? Scan, or open this page:');
  expect(proofNote(report(), 'https://a.example/r/C')).toBe('Is this report genuine? https://a.example/r/C');
});

it.each([
  [null, null],
  [0, '0 years'],
  [1, '1 year'],
  [5, '5 years'],
])('counts years: %s', (years, text) => {
  expect(yearsText(years)).toBe(text);
});
