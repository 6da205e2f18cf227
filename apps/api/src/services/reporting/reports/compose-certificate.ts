import { formatDate } from '@repo/domain/dates';
import { DISPUTED } from '@repo/domain/dispute';
import { workerInitials } from '@repo/domain/initials';
import { NO_LONGER_CURRENT, reportEndNotice } from '@repo/domain/report-end-words';
import { reportSectionNames, reportSectionsOf, type ReportSection } from '@repo/domain/report-sections';
import { scoreOutcomes, sectionStatus, verdictOf } from '@repo/domain/report-verdict';
import { PHOTO_NOTE, sectionWords, type CheckedSection } from '@repo/domain/report-words';
import { ringParts } from '@repo/domain/score-ring';
import { checkStates } from '@repo/domain/status-vocabulary';
import { scoreText, shownScore } from '@repo/domain/trust-reach';
import { shownTier } from '@repo/domain/trust-tier';
import { explainedRows } from '@repo/domain/trust-words';
import type { DeepCheck, Report } from './build-report.ts';
import type { Certificate, CertificateResult, CertificateScore } from './pdf/certificate.ts';
import { identityState, yearsText } from './worker-facts.ts';

const HONESTY = 'A report says what was found on its day. It cannot promise how somebody will act tomorrow.';

/**
 * The first page of a report, in words and parts. Nothing on it is more certain than the tables that follow.
 *
 * @param link where a third person checks the report. Null before it has a code.
 * @param photo a JPEG, or null for a worker without a photo and for one who hides it.
 */
export function composeCertificate(report: Report, link: string | null, photo: Buffer | null): Certificate {
  const { worker, deepCheck, preparedAt } = report;
  const { ended, report: issued } = deepCheck;
  const date = formatDate(issued?.issued_at ?? preparedAt);
  return {
    number: issued?.number ?? null,
    date: `${issued?.complete ? 'Issued' : 'As of'} ${date}`,
    name: worker.name ?? 'Unknown Name',
    initials: workerInitials(worker.name),
    about: [worker.serviceType, worker.location, yearsText(worker.experienceYears)]
      .filter((text) => text !== null)
      .join(' · '),
    photo: photo === null ? null : { bytes: photo, note: PHOTO_NOTE },
    identity: identityState(report),
    notice: ended === null ? null : reportEndNotice(ended),
    score: ended === null ? scoreOf(deepCheck) : null,
    verdict: verdictOf(deepCheck).map(({ group, title }) => ({ text: title, tone: checkStates[group].tone })),
    results: reportSectionsOf(ended)
      .filter(isChecked)
      .flatMap((section) => resultOf(deepCheck, section)),
    recommendation: deepCheck.recommendation.admin_notes,
    proof: issued === null || link === null ? null : { url: link, text: proofText(deepCheck) },
    honesty: HONESTY,
  };
}

const isChecked = (section: ReportSection): section is CheckedSection => section !== 'reviews';

function resultOf(deepCheck: DeepCheck, section: CheckedSection): CertificateResult[] {
  const status = sectionStatus(deepCheck, section);
  if (status === null) return [];
  const title = reportSectionNames[section];
  const { rows, status: words } = sectionWords(deepCheck, section);
  if (status === 'not_in_package' || words === null)
    return [{ title, text: checkStates.not_in_package.english, tone: 'default' }];
  const isDisputed = rows.some(({ term }) => term === DISPUTED.term);
  return [
    {
      title,
      text: isDisputed ? `${words.text}, disputed by her` : words.text,
      tone: checkStates[status].tone,
    },
  ];
}

function scoreOf(deepCheck: DeepCheck): CertificateScore {
  const shown = shownScore(deepCheck);
  const { score, upTo } = shown;
  return {
    parts:
      score === null
        ? []
        : ringParts(explainedRows(deepCheck.trust_score_breakdown, scoreOutcomes(deepCheck)), score),
    middle: score === null ? '–' : String(score),
    text: scoreText(shown),
    // A score that still grows is no tier yet.
    tier: score === null || upTo !== null ? null : shownTier(deepCheck.trust_badge),
  };
}

const proofText = ({ ended }: DeepCheck): string =>
  `${ended === null ? 'Is this report genuine?' : `${NO_LONGER_CURRENT}.`} Scan, or open this page:`;
