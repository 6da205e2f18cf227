import type { Report } from '@repo/api-client/queries/reports';
import type { CheckKind } from '@repo/domain/check';
import { formatDate } from '@repo/domain/dates';
import { packageLevels, referencesRequired } from '@repo/domain/packages';
import type { ReportSection } from '@repo/domain/report-sections';
import { dateRows, disputedRows, stateWords, type Result } from './words.ts';

interface Row {
  readonly term: string;
  readonly value: string;
}

/** A section in words: the screen and the text report are both made of it. */
export interface SectionBody {
  readonly state: ReturnType<typeof stateWords> | undefined;
  readonly rows: readonly Row[];
  readonly notes: string | null;
}

const empty: SectionBody = { state: undefined, rows: [], notes: null };
const AFTER_IDENTITY = 'Shown once the identity is verified';

function ofCheck(kind: CheckKind, result: Result | null | undefined, rows: readonly Row[] = []): SectionBody {
  if (result == null) return empty;
  return { state: stateWords(kind, result), rows: [...rows, ...dateRows(result)], notes: result.notes };
}

function identity({ identity: found }: Report): SectionBody {
  return ofCheck('identity', found, [
    { term: 'Full Name', value: found?.full_name ?? AFTER_IDENTITY },
    {
      term: 'ID Number',
      value: found?.id_number ?? (found?.full_name == null ? AFTER_IDENTITY : 'Not on record'),
    },
  ]);
}

function health({ health_check: found }: Report): SectionBody {
  if (found == null)
    return {
      state: { text: 'Not part of this package', tone: 'default' },
      rows: [],
      notes: 'No health check was made. The Premium Check includes one.',
    };
  const expiry =
    found.expiry_date === null ? [] : [{ term: 'Valid Until', value: formatDate(found.expiry_date) }];
  return ofCheck('health', found, expiry);
}

function misconduct({ misconduct: found }: Report): SectionBody {
  // "0 records" before anybody has looked would be a promise.
  const counted =
    found?.outcome == null ? [] : [{ term: 'Records Found', value: String(found.records_found) }];
  return ofCheck('misconduct_registry', found, counted);
}

function references({ access_level, references_summary: found }: Report): SectionBody {
  const level = packageLevels.find((known) => known === access_level);
  const required =
    level === undefined ? [] : [{ term: 'References Required', value: String(referencesRequired(level)) }];
  const counts =
    found?.verified == null
      ? []
      : [{ term: 'References Verified', value: `${found.verified} of ${found.total}` }];
  return ofCheck('references', found, [...required, ...counts]);
}

function recommendation({ recommendation: { admin_notes, decided_at, disputed } }: Report): SectionBody {
  if (decided_at === null)
    return {
      state: { text: 'Not decided yet', tone: 'default' },
      rows: [],
      notes: 'The verification team has not written its recommendation yet.',
    };
  return {
    state: undefined,
    rows: [{ term: 'Written', value: formatDate(decided_at) }, ...disputedRows({ disputed })],
    notes: admin_notes ?? 'The team left no notes.',
  };
}

const bodies: Readonly<Record<Exclude<ReportSection, 'reviews'>, (report: Report) => SectionBody>> = {
  identity,
  police_clearance: (report) => ofCheck('criminal_record', report.verification?.police_check),
  health,
  misconduct,
  references,
  work_history: (report) => ofCheck('work_history', report.work_history_summary),
  social_screening: (report) => ofCheck('social_media', report.social_screening),
  recommendation,
};

export const sectionBody = (report: Report, section: Exclude<ReportSection, 'reviews'>): SectionBody =>
  bodies[section](report);
