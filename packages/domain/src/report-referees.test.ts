import { describe, expect, it } from 'vitest';
import { clear, DECIDED } from '../test/clear-section.ts';
import { certificateOf } from './report-certificate.ts';
import type { AccessLevel } from './packages.ts';
import { reportSections, sectionState } from './report-sections.ts';
import { verdictOf, type WholeReport } from './report-verdict.ts';
import { sectionWords } from './report-words.ts';

const finding = { ...clear, outcome: 'finding' };
const unsure = { ...clear, outcome: 'unable_to_verify' };
const open = { ...clear, outcome: null, status: 'in_progress', checked_at: null };
const withdrawn = { reason: 'withdrawn', at: DECIDED, stopped: false };

/** `pill`: the status of the section. `row`: the count, where the status does not hold it. `tile`: its one place in the verdict. */
type Row = readonly [
  what: string,
  level: AccessLevel,
  result: typeof clear | typeof open,
  confirmed: number,
  named: number,
  ended: WholeReport['ended'],
  pill: string,
  row: string | null,
  tile: string,
];

const two = '2 of 3 referees confirmed';

const table: readonly Row[] = [
  ['all', 'lite', clear, 2, 2, null, 'Verified', '2 of 2 referees confirmed', 'clear: References'],
  ['one not confirmed', 'premium', clear, 2, 3, null, two, null, 'clear: References (2 of 3)'],
  ['one never named', 'standard', clear, 2, 2, null, two, null, 'clear: References (2 of 3)'],
  ['many named', 'lite', clear, 3, 5, null, '3 of 5 referees confirmed', null, 'clear: References (3 of 5)'],
  ['withdrawn', 'premium', clear, 2, 3, withdrawn, two, null, 'clear: References (2 of 3)'],
  ['a finding', 'premium', finding, 2, 3, null, 'Finding', two, 'finding: References'],
  ['unsure', 'premium', unsure, 2, 3, null, 'Unable to verify', two, 'unable_to_verify: References'],
  ['not decided', 'premium', open, 2, 3, null, 'Under review', two, 'in_progress: References'],
];

/** One rule for a referee whom nobody could confirm: the check is clear only with the count beside it, everywhere. */
describe.each(table)('the references of a report: %s', (_what, ...told) => {
  const [level, result, verified, total, ended, pill, row, tile] = told;
  const report: WholeReport = {
    access_level: level,
    ended,
    sections: reportSections.map((section) => ({ section, state: sectionState(level, section) })),
    references_summary: { ...result, verified, total },
    recommendation: { outcome: 'clear', admin_notes: null, decided_at: DECIDED },
  };

  it('say in their section how many are confirmed, once', () => {
    const { status, rows } = sectionWords(report, 'references');
    expect(status?.text).toBe(pill);
    expect(rows.find(({ term }) => term === 'References')?.value ?? null).toBe(row);
  });

  it('say how many were never named, once they are decided', () => {
    const { rows } = sectionWords(report, 'references');
    const isUnnamed = level !== 'lite' && total < 3 && result.outcome !== null;
    expect(rows.find(({ term }) => term === 'Not named')?.value ?? null).toBe(isUnnamed ? '1 referee' : null);
  });

  it('stand once in the verdict', () => {
    const tiles = verdictOf(report).filter(({ text }) => /references/i.test(text));
    expect(tiles.map(({ group, text }) => `${group}: ${text}`)).toEqual([tile]);
  });

  it('read the same on the certificate', () => {
    const { results } = certificateOf(
      { name: null, serviceType: null, location: null, experienceYears: null, identityVerified: false },
      {
        ...report,
        trust_score: 0,
        trust_checked: false,
        trust_reach: null,
        trust_badge: 'Basic',
        trust_score_breakdown: [],
        report: null,
      },
      new Date(DECIDED),
    );
    expect(results.find(({ title }) => title === 'References')?.text).toBe(pill);
  });
});
