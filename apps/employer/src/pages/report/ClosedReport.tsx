import { levelNames, packageLevels, rankOfLevel, type PackageLevel } from '@repo/domain/packages';
import {
  openFrom,
  reportSectionLabels,
  reportSections,
  sectionState,
  type ReportSection,
} from '@repo/domain/report-sections';
import { ButtonLink } from '@repo/ui/components/Button';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Heading } from '@repo/ui/primitives/Heading';
import { Unbroken } from '@repo/ui/primitives/Unbroken';
import { Text } from '@repo/ui/primitives/Text';
import { offerOf, sectionsGained } from '../../packages/upgrade-words.ts';
import { useLevelPrice } from '../../packages/use-level-price.ts';
import { upgradePath } from '../../paths.ts';

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
  /** Whether the worker has a score. It comes from checks that this employer did not pay for. */
  readonly isChecked: boolean;
  /** Whether an earlier check of this employer ended without a report. */
  readonly isNewCheck: boolean;
}

/** The contents of a report before any package: each locked section with the package that opens it, the first package first. */
export function ClosedReport({ isChecked, isNewCheck }: ClosedReportProps) {
  const price = useLevelPrice(FIRST);
  const name = levelNames[FIRST];
  return (
    <TitledCard title={isNewCheck ? `A new check with ${name}` : `Open this report with ${name}`}>
      {isNewCheck && <Text>A check begins only with her yes. Without it you are refunded.</Text>}
      {isChecked && <Text>Her score comes from earlier checks that you did not pay for.</Text>}
      <Text>
        {sectionsGained('none', FIRST)}
        {price !== null && (
          <>
            {` ${name} costs `}
            <Unbroken>{price}</Unbroken>.
          </>
        )}
      </Text>
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

/** The one offer of a closed report (employer spec 6). It takes the place of what there is to keep and to share later. */
export function OpenReport({ workerId }: { readonly workerId: string }) {
  const price = useLevelPrice(FIRST);
  return (
    <ButtonLink size="small" href={upgradePath({ from: 'none', to: FIRST, workerId })}>
      {price === null ? offerOf('none', FIRST) : `${offerOf('none', FIRST)} for ${price}`}
    </ButtonLink>
  );
}
