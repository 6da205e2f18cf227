import { formatDate } from '@repo/domain/dates';
import type { CheckKind } from '@repo/domain/check';
import { packageLevels, referencesRequired } from '@repo/domain/packages';
import type { ReportSection } from '@repo/domain/report-sections';
import type { DeepCheck } from './build-report.ts';
import type { Block } from './pdf/printed-document.ts';
import { dateRow, disputedRow, stateWords } from './section-words.ts';

type Rows = readonly (readonly [string, string])[];
type Result = NonNullable<DeepCheck['social_screening']>;

/** One open section in words. What the answer does not hold is not there to be printed. */
export function sectionBody(
  deepCheck: DeepCheck,
  section: Exclude<ReportSection, 'reviews'>,
  title: string,
): Block[] {
  switch (section) {
    case 'identity':
      return checkBlocks(title, 'identity', deepCheck.identity, [
        ['Full name', deepCheck.identity?.full_name ?? 'Shown once the identity is verified'],
        ['ID number', deepCheck.identity?.id_number ?? idNumberMissing(deepCheck)],
      ]);
    case 'police_clearance':
      return checkBlocks(title, 'criminal_record', deepCheck.verification?.police_check);
    case 'health':
      return healthBlocks(title, deepCheck);
    case 'misconduct':
      return checkBlocks(title, 'misconduct_registry', deepCheck.misconduct, recordRows(deepCheck));
    case 'references':
      return referenceBlocks(title, deepCheck);
    case 'work_history':
      return workBlocks(title, deepCheck);
    case 'social_screening':
      return checkBlocks(title, 'social_media', deepCheck.social_screening);
    case 'recommendation':
      return recommendationBlocks(title, deepCheck);
  }
}

const idNumberMissing = ({ identity }: DeepCheck): string =>
  identity?.full_name == null ? 'Shown once the identity is verified' : 'Not on record';

/** Before somebody has looked, "0 records" would say too much. */
const recordRows = ({ misconduct }: DeepCheck): Rows =>
  misconduct?.outcome == null ? [] : [['Records found', String(misconduct.records_found)]];

function checkBlocks(
  text: string,
  kind: CheckKind,
  result: Result | null | undefined,
  rows: Rows = [],
): Block[] {
  if (result == null) return [{ kind: 'heading', text }];
  return [
    { kind: 'heading', text, state: stateWords(kind, result) },
    { kind: 'facts', rows: [...rows, ...dateRow(result)] },
    ...(result.notes === null ? [] : [{ kind: 'paragraph', text: result.notes } as const]),
  ];
}

function healthBlocks(text: string, { health_check: health }: DeepCheck): Block[] {
  if (health == null)
    return [
      { kind: 'heading', text, state: { text: 'Not part of this package', tone: 'open' } },
      { kind: 'paragraph', text: 'No health check was made. The Premium Check includes one.' },
    ];
  return checkBlocks(
    text,
    'health',
    health,
    health.expiry_date === null ? [] : [['Valid until', formatDate(health.expiry_date)]],
  );
}

function referenceBlocks(
  text: string,
  { access_level, references_summary: summary, references }: DeepCheck,
): Block[] {
  const level = packageLevels.find((known) => known === access_level);
  const required: Rows =
    level === undefined ? [] : [['References required', String(referencesRequired(level))]];
  const counts: Rows =
    summary?.verified == null ? [] : [['References verified', `${summary.verified} of ${summary.total}`]];
  return [
    ...checkBlocks(text, 'references', summary, [...required, ...counts]),
    ...(references ?? []).flatMap((reference): Block[] => [
      {
        kind: 'facts',
        rows: [
          [
            'Reference',
            `${reference.ref_name} (${reference.verified ? 'verified' : 'pending verification'})`,
          ],
          ['Relationship', reference.relationship ?? 'Not specified'],
          ['Contact', reference.ref_contact ?? 'Not specified'],
        ],
      },
      ...(reference.feedback === null ? [] : [{ kind: 'paragraph', text: reference.feedback } as const]),
    ]),
  ];
}

function workBlocks(
  text: string,
  { work_history_summary: summary, work_history: entries = [] }: DeepCheck,
): Block[] {
  return [
    ...checkBlocks(text, 'work_history', summary),
    entries.length === 0
      ? { kind: 'paragraph', text: 'No entries.' }
      : {
          kind: 'facts',
          rows: entries.map((entry) => [entry.position, `${entry.employer}, ${entry.duration}`]),
        },
  ];
}

function recommendationBlocks(text: string, { recommendation }: DeepCheck): Block[] {
  if (recommendation.decided_at === null)
    return [
      { kind: 'heading', text, state: { text: 'Not decided yet', tone: 'open' } },
      { kind: 'paragraph', text: 'The verification team has not written its recommendation yet.' },
    ];
  return [
    { kind: 'heading', text },
    {
      kind: 'facts',
      rows: [['Written', formatDate(recommendation.decided_at)], ...disputedRow(recommendation)],
    },
    { kind: 'paragraph', text: recommendation.admin_notes ?? 'The team left no notes.' },
  ];
}
