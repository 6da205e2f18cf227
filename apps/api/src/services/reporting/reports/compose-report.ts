import { registryStates } from '@repo/domain/status-vocabulary';
import { brand } from '@repo/domain/brand';
import { caseDueAt } from '@repo/domain/check-due-date';
import { formatDate } from '@repo/domain/dates';
import { levelNames } from '@repo/domain/packages';
import { identityBadge, proofNote, yearsText } from '@repo/domain/report-certificate';
import { reportLink } from '@repo/domain/report-code';
import { NO_LONGER_CURRENT } from '@repo/domain/report-end-words';
import {
  lockedText,
  openFrom,
  reportSectionLabels,
  reportSectionsOf,
  unlockNote,
  type ReportSection,
} from '@repo/domain/report-sections';
import { endNoticeOf } from '@repo/domain/report-verdict';
import { NO_REVIEWS, NOT_SPECIFIED, ratingText, reviewRows } from '@repo/domain/report-words';
import { reviewByline } from '@repo/domain/review';
import type { DeepCheck, Report } from './build-report.ts';
import { composeCertificate } from './compose-certificate.ts';
import { progressBlocks, scoreBlocks } from './compose-progress.ts';
import { facts, sectionBlocks } from './compose-sections.ts';
import type { Block, PrintedDocument } from './pdf/printed-document.ts';

/**
 * The number of reviews that are printed, the newest first. Further ones are counted and can be read on the
 * screen.
 */
const REVIEWS_PRINTED = 20;
const REVIEW_LETTERS_PRINTED = 1200;

/**
 * A report in words, for print. `buildReport` has decided its content, and nothing is added here.
 *
 * @param photo a JPEG, or null for a worker without a photo and for one who hides it.
 */
export function composeReport(report: Report, publicOrigin: string, photo: Buffer | null): PrintedDocument {
  const { deepCheck } = report;
  const issued = deepCheck.report;
  const proof = issued && reportLink(publicOrigin, issued.code);
  const certificate = composeCertificate(report, proof, photo);
  return {
    title: issued
      ? `${brand.name} verification report ${issued.number}`
      : `${brand.name} verification report`,
    author: brand.name,
    headline: `${brand.name} verification report`,
    subtitle: certificate.subtitle,
    footer: [brand.name, issued?.number, proof && proofNote(deepCheck, proof)].filter(Boolean).join('  ·  '),
    createdAt: report.preparedAt,
    certificate,
    blocks: [
      ...endBlocks(deepCheck),
      { kind: 'facts', rows: aboutReport(report, proof) },
      ...reportBlocks(report),
    ],
  };
}

function endBlocks(deepCheck: DeepCheck): Block[] {
  const notice = endNoticeOf(deepCheck);
  return notice === null ? [] : [{ kind: 'notice', text: `${notice.title}. ${notice.text}` }];
}

/** The part about the worker, which follows the part about the report itself. */
export const reportBlocks = (report: Report): Block[] => [
  ...aboutWorker(report),
  ...progressBlocks(report),
  ...reportSectionsOf(report.deepCheck.ended).flatMap((section) => blocksOf(report, section)),
];

type Rows = (readonly [string, string])[];

function aboutReport({ deepCheck, completion, preparedAt }: Report, proof: string | null): Rows {
  const issued = deepCheck.report;
  const dueAt = caseDueAt(completion.checks);
  const rows: Rows = [
    ['Package', deepCheck.package_name ?? 'None'],
    [
      'Checks decided',
      `${completion.completed_steps} of ${completion.total_steps} (${completion.completion_percentage}%)`,
    ],
    ...(dueAt === null ? [] : [['Expected', formatDate(dueAt)] as const]),
    [issued?.complete ? 'Issued' : 'As of', formatDate(issued?.issued_at ?? preparedAt)],
  ];
  if (issued === null) return [...rows, ['Report number', 'Given once the worker has consented']];
  return [
    ['Report number', issued.number],
    ...rows,
    ['Code', issued.code],
    ...(deepCheck.ended === null ? [] : [['Its code tells', NO_LONGER_CURRENT] as const]),
    ['Check this report at', proof ?? ''],
  ];
}

function aboutWorker(report: Report): Block[] {
  const { worker, deepCheck } = report;
  const heading: Block = {
    kind: 'heading',
    text: worker.name ?? 'Unknown Name',
    state: identityBadge(worker, deepCheck),
  };
  return deepCheck.ended === null
    ? [heading, { kind: 'facts', rows: profileRows(report) }, ...scoreBlocks(deepCheck)]
    : [heading];
}

function profileRows({ worker, completion }: Report): Rows {
  const flags = completion.misconduct_flags;
  return [
    ['Service', worker.serviceType ?? NOT_SPECIFIED],
    ['Location', worker.location ?? NOT_SPECIFIED],
    ['Experience', yearsText(worker.experienceYears) ?? NOT_SPECIFIED],
    ...(flags === 0
      ? []
      : [
          [
            'Upheld misconduct records',
            flags === null ? registryStates.not_checked.english : String(flags),
          ] as const,
        ]),
  ];
}

function blocksOf(report: Report, section: ReportSection): Block[] {
  const text = reportSectionLabels[section];
  const { state } = report.deepCheck.sections.find((each) => each.section === section) ?? { state: 'locked' };
  // Nothing more can be bought about a worker who withdrew.
  const isForSale = report.deepCheck.ended?.reason !== 'withdrawn';
  if (state === 'locked')
    return [
      { kind: 'heading', text, state: { text: 'Locked', tone: 'default' } },
      { kind: 'paragraph', text: isForSale ? unlockText(section) : lockedText(section) },
    ];
  if (section === 'reviews') return reviewBlocks(report);
  const blocks = sectionBlocks(report.deepCheck, section, text);
  return state === 'summary' && isForSale
    ? [...blocks, { kind: 'paragraph', text: `A summary only. ${unlockText(section)}` }]
    : blocks;
}

/** The text that names the lowest level that opens the whole section. */
function unlockText(section: ReportSection): string {
  const level = openFrom(section);
  if (level === undefined) return 'Not part of any package.';
  const note = unlockNote(section);
  return `The ${levelNames[level]} Check unlocks this section in full.${note === null ? '' : ` ${note}`}`;
}

function reviewBlocks({ reviews }: Report): Block[] {
  const rows = reviewRows(reviews.map(({ rating }) => rating));
  const heading = { kind: 'heading', text: reportSectionLabels.reviews } as const;
  if (rows === null) return [heading, { kind: 'paragraph', text: `${NO_REVIEWS}.` }];
  const printed = reviews.slice(0, REVIEWS_PRINTED);
  return [
    heading,
    facts(rows),
    { kind: 'heading', text: 'Individual Reviews' },
    ...printed.flatMap((review): Block[] => [
      facts([
        {
          term: reviewByline(false),
          value: `${ratingText(review.rating)}, ${formatDate(review.created_at)}`,
        },
      ]),
      { kind: 'paragraph', text: shortened(review.review) },
    ]),
    ...(reviews.length > printed.length
      ? [
          {
            kind: 'paragraph',
            text: `${reviews.length - printed.length} older reviews are not printed.`,
          } as const,
        ]
      : []),
  ];
}

const shortened = (text: string): string =>
  text.length > REVIEW_LETTERS_PRINTED ? `${text.slice(0, REVIEW_LETTERS_PRINTED).trimEnd()}…` : text;
