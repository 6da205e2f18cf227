import type { Worker } from '@repo/api-client/normalise/worker';
import type { Completion, Report } from '@repo/api-client/queries/reports';
import { levelNames, packageLevels, rankOfLevel, type PackageLevel } from '@repo/domain/packages';
import {
  openFrom,
  reportSectionLabels,
  reportSections,
  sectionState,
  type ReportSection,
} from '@repo/domain/report-sections';
import { ReportHead } from '@repo/report-view/ReportHead';
import { ScoreCard } from '@repo/report-view/ScoreCard';
import { Banner } from '@repo/ui/components/Banner';
import { ButtonLink } from '@repo/ui/components/Button';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { ResultRows } from '@repo/ui/components/ResultRows';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { DetailLayout } from '@repo/ui/patterns/DetailLayout';
import { Heading } from '@repo/ui/primitives/Heading';
import { Unbroken } from '@repo/ui/primitives/Unbroken';
import { Text } from '@repo/ui/primitives/Text';
import { offerOf, sectionsGained } from '../../packages/upgrade-words.ts';
import { useLevelPrice } from '../../packages/use-level-price.ts';
import { upgradePath } from '../../paths.ts';
import { ReportSheet } from './ReportSheet.tsx';
import { Reviews } from './Reviews.tsx';

const FIRST = 'lite';

/** The first package that tells something of a section. Standard opens health, and Premium makes the check (decisions 8). */
const firstWith = (section: ReportSection): PackageLevel =>
  (section === 'health'
    ? undefined
    : packageLevels.find((level) => sectionState(level, section) !== 'locked')) ?? 'premium';

function openedBy(section: ReportSection): string {
  const first = firstWith(section);
  const whole = openFrom(section) ?? first;
  return rankOfLevel(whole) > rankOfLevel(first)
    ? `${levelNames[first]}, in full with ${levelNames[whole]}`
    : levelNames[first];
}

interface ClosedReportProps {
  readonly worker: Worker;
  readonly report: Report;
  readonly completion: Completion | undefined;
  /** What the employer got back for a check that ended without a report, in a sentence. */
  readonly moneyBack: string | undefined;
}

/**
 * A report before any package. There is nothing to read, to keep or to share, and the service gives no PDF: the one offer is
 * the answer (employer spec 6).
 */
export function ClosedReport({ worker, report, completion, moneyBack }: ClosedReportProps) {
  return (
    <DetailLayout
      head={
        <ReportSheet worker={worker} report={report}>
          {moneyBack !== undefined && (
            <Banner tone="info" title="This check ended without a report">
              {moneyBack}
            </Banner>
          )}
          <ReportHead worker={worker} report={report} completion={completion} />
        </ReportSheet>
      }
      actions={<FirstOffer workerId={report.nanny_id} />}
      aside={<ScoreCard report={report} />}
    >
      <Openings isChecked={report.trust_checked} isNewCheck={moneyBack !== undefined} />
      <ResultRows>
        <Reviews workerId={report.nanny_id} />
      </ResultRows>
    </DetailLayout>
  );
}

interface OpeningsProps {
  /** Whether the worker has a score. It comes from checks that this employer did not pay for. */
  readonly isChecked: boolean;
  /** Whether an earlier check of this employer ended without a report. */
  readonly isNewCheck: boolean;
}

/** Each locked section with the package that opens it, the first package first. */
function Openings({ isChecked, isNewCheck }: OpeningsProps) {
  const price = useLevelPrice(FIRST);
  const name = levelNames[FIRST];
  return (
    <TitledCard title={isNewCheck ? `A new check with ${name}` : `Open this report with ${name}`}>
      {isNewCheck && <Text>A check begins only with the worker’s yes. Without it you are refunded.</Text>}
      <Text>
        {sectionsGained('none', FIRST)}
        {price !== null && (
          <>
            {` ${name} costs `}
            <Unbroken>{price}</Unbroken>.
          </>
        )}
      </Text>
      {isChecked && <Text tone="muted">The score comes from earlier checks that you did not pay for.</Text>}
      <Heading level={3} size={4}>
        What each package opens
      </Heading>
      <DefinitionList
        columns={2}
        items={reportSections
          .filter((section) => section !== 'reviews')
          .toSorted((one, other) => rankOfLevel(firstWith(one)) - rankOfLevel(firstWith(other)))
          .map((section) => ({ term: reportSectionLabels[section], value: openedBy(section) }))}
      />
    </TitledCard>
  );
}

/** It stands where there is something to keep and to share later. */
function FirstOffer({ workerId }: { readonly workerId: string }) {
  const price = useLevelPrice(FIRST);
  return (
    <ButtonLink size="small" href={upgradePath({ from: 'none', to: FIRST, workerId })}>
      {price === null ? offerOf('none', FIRST) : `${offerOf('none', FIRST)} for ${price}`}
    </ButtonLink>
  );
}
