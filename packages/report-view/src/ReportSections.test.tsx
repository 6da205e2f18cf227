import type { Report } from '@repo/api-client/queries/reports';
import type { AccessLevel } from '@repo/domain/packages';
import { reportSectionLabels, reportSections, sectionState } from '@repo/domain/report-sections';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ReportContents } from './ReportContents.tsx';
import { ReportSections } from './ReportSections.tsx';

afterEach(cleanup);

const DECIDED = '2026-11-20T08:00:00Z';
const clear = {
  outcome: 'clear',
  status: 'decided',
  notes: null,
  checked_at: DECIDED,
  reused_from: null,
  waiting_on: null,
  due_at: null,
  ground: null,
};
const stopped = { ...clear, outcome: null, status: 'stopped', checked_at: null };

const report = (level: AccessLevel, changes: Partial<Report> = {}): Report => ({
  nanny_id: '00000000-0000-4000-8000-000000000001',
  trust_score: 90,
  trust_badge: 'Platinum',
  trust_checked: true,
  trust_reach: null,
  trust_score_breakdown: [],
  verification_id: null,
  access_level: level,
  package_name: null,
  ended: null,
  worker_name: 'Achieng Otieno',
  report: null,
  sections: reportSections.map((section) => ({
    section,
    state: sectionState(level, section),
    upgrade_to: null,
  })),
  identity: { ...clear, full_name: 'Achieng Atieno Otieno', id_number: 'ends 101' },
  misconduct: { ...clear, records_found: 0 },
  references_summary: { ...clear, verified: 0, total: 0, unreached: 0 },
  references: [],
  work_history: [],
  recommendation: { outcome: null, admin_notes: null, decided_at: null },
  ...changes,
});

/** What an app hands in, told by the section that it was asked for. */
const slots = {
  renderDetails: (section: string) => <a href="/more">Details of {section}</a>,
};
const added = (kind: string) =>
  screen.queryAllByRole('link', { name: new RegExp(`^${kind} of `) }).map(({ textContent }) => textContent);

/** Every section by its title, with `(locked)` behind a locked one. */
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const labels = reportSections.map((section) => reportSectionLabels[section]);
const reviews = <h2>{reportSectionLabels.reviews}</h2>;

describe('without what an app adds', () => {
  it.each<AccessLevel>(['none', 'lite', 'premium'])('offers and links nothing with %s', (level) => {
    render(<ReportSections report={report(level)} reviews={reviews} />);
    expect(titles().map((title) => title.replace(' (locked)', ''))).toEqual(labels);
    expect(screen.queryAllByRole('link')).toEqual([]);
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('says of a locked section which package has it', () => {
    render(<ReportSections report={report('standard')} reviews={reviews} />);
    expect(screen.getByRole('region', { name: 'Work History (locked)' }).textContent).toContain(
      'Part of the Premium package.',
    );
  });

  it('tells of an empty list', () => {
    render(<ReportSections report={report('premium')} reviews={reviews} />);
    expect(screen.getByText('No references yet.')).toBeTruthy();
  });
});

it('locks a section that the service omits', () => {
  const sections = report('premium').sections.filter(({ section }) => section !== 'identity');
  render(<ReportSections report={report('premium', { sections })} reviews={reviews} />);
  expect(titles().filter((title) => title.endsWith('(locked)'))).toEqual(['Identity Verification (locked)']);
  expect(screen.queryByText('Achieng Atieno Otieno')).toBeNull();
});

it('shows no reviews after the end of a report', () => {
  const ended = { reason: 'expired', at: DECIDED, stopped: false } as const;
  render(<ReportSections report={report('premium', { ended })} reviews={reviews} />);
  expect(titles()).toEqual(labels.filter((label) => label !== reportSectionLabels.reviews));
});

it('shows a recommendation that repeats a finding as words, and the finding alone as one', () => {
  const found = { ...clear, outcome: 'finding' };
  const told = report('standard', {
    verification: { police_check: found },
    recommendation: { outcome: 'finding', admin_notes: 'Ask first.', decided_at: DECIDED },
  });
  render(
    <>
      <ReportContents report={told} />
      <ReportSections report={told} reviews={reviews} />
    </>,
  );
  expect(screen.getAllByText('Finding')).toHaveLength(1);
  expect(screen.getByRole('region', { name: 'Recommendation' }).textContent).toBe(
    'RecommendationWritten Nov 20, 2026Ask first.',
  );
  expect(screen.getByRole('link', { name: 'Recommendation (words of our team)' })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: /\(Finding\)$/ })).toHaveLength(1);
});

describe('a referee without a confirmation', () => {
  const named = {
    ref_name: 'Joy Mutiso',
    ref_contact: '+254 700 000 203',
    relationship: null,
    feedback: null,
    verified: false,
  };
  it.each([
    ['decided', 'Joy MutisoNot confirmed+254 700 000 203Pending verification'],
    ['waiting', 'Joy MutisoPending verification+254 700 000 203'],
  ])('in a check that is %s', (status, words) => {
    const references_summary = { ...clear, status, verified: 0, total: 1, unreached: 0 };
    render(
      <ReportSections
        report={report('premium', { references_summary, references: [named] })}
        reviews={reviews}
      />,
    );
    expect(screen.getByText('Joy Mutiso').closest('li')?.textContent).toBe(words);
  });
});

it('says why the references are not applicable, with neither a count nor an empty list', () => {
  const references_summary = {
    ...clear,
    outcome: 'not_applicable',
    ground: 'first_job',
    verified: 0,
    total: 0,
    unreached: 0,
  };
  render(<ReportSections report={report('premium', { references_summary })} reviews={reviews} />);
  expect(screen.getByRole('region', { name: 'Employment References' }).textContent).toBe(
    'Employment ReferencesNot applicableChecked Nov 20, 2026ReasonThe worker has no earlier employer',
  );
});

it('says beside the count how many are needed, and who could not be reached', () => {
  const references_summary = { ...clear, verified: 2, total: 3, unreached: 1 };
  render(
    <ReportSections
      report={report('standard', { references_summary, references: undefined })}
      reviews={reviews}
    />,
  );
  expect(screen.getByRole('region', { name: 'Employment References' }).textContent).toBe(
    'Employment References2 of 3 referees confirmedChecked Nov 20, 2026Needed2 who confirmCould not be reached1 referee',
  );
});

describe('with what an app adds', () => {
  const open = reportSections.filter((section) => section !== 'reviews');

  it('puts details into open sections alone', () => {
    render(<ReportSections report={report('lite')} reviews={reviews} {...slots} />);
    expect(added('Details')).toEqual(
      open
        .filter((section) => sectionState('lite', section) !== 'locked')
        .map((each) => `Details of ${each}`),
    );
  });

  it('puts no details and no empty list in place of a check that stopped', () => {
    const whole = report('premium', {
      references_summary: { ...stopped, verified: 0, total: 0, unreached: 0 },
    });
    render(<ReportSections report={whole} reviews={reviews} {...slots} />);
    expect(added('Details')).not.toContain('Details of references');
    expect(added('Details')).toContain('Details of work_history');
    expect(screen.queryByText('No references yet.')).toBeNull();
  });
});
