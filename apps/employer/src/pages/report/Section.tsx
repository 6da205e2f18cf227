import type { Report } from '@repo/api-client/queries/reports';
import { packageLevels, type PackageLevel } from '@repo/domain/packages';
import { reportSectionLabels, sectionState, type ReportSection } from '@repo/domain/report-sections';
import { LockedSection } from '@repo/ui/components/LockedSection';
import { UpgradePrompt } from '@repo/ui/components/UpgradePrompt';
import { levelNames } from '../../packages/levels.ts';
import { upgradePath } from '../../paths.ts';
import { OpenSection } from './OpenSection.tsx';
import { Reviews } from './Reviews.tsx';

interface SectionProps {
  readonly section: ReportSection;
  readonly report: Report;
}

const levelOf = (name: string | null | undefined): PackageLevel | undefined =>
  packageLevels.find((level) => level === name);

/** The lowest package that shows the whole section; an upgrade goes up one level at a time and may not reach it yet. */
const openFrom = (section: ReportSection): PackageLevel | undefined =>
  packageLevels.find((level) => sectionState(level, section) === 'open');

/** One section, open or locked as the service says. What it does not mention is locked: nothing is opened by accident. */
export function Section({ section, report }: SectionProps) {
  const entry = report.sections.find((each) => each.section === section);
  const needed = openFrom(section);
  const prompt = <Upgrade report={report} to={levelOf(entry?.upgrade_to)} needed={needed} />;
  if (entry?.state !== 'open' && entry?.state !== 'summary')
    return (
      <LockedSection title={reportSectionLabels[section]} prompt={prompt}>
        {needed === undefined ? 'Not part of your package.' : `Part of the ${levelNames[needed]} package.`}
      </LockedSection>
    );
  if (section === 'reviews') return <Reviews workerId={report.nanny_id} />;
  return (
    <OpenSection section={section} report={report} prompt={entry.state === 'summary' ? prompt : undefined} />
  );
}

interface UpgradeProps {
  readonly report: Report;
  readonly to: PackageLevel | undefined;
  readonly needed: PackageLevel | undefined;
}

function Upgrade({ report, to, needed }: UpgradeProps) {
  if (to === undefined) return null;
  const isEnough = needed === undefined || needed === to;
  return (
    <UpgradePrompt
      variant="inline"
      title={isEnough ? `Unlock with ${levelNames[to]}` : `Next step: ${levelNames[to]}`}
      label={report.access_level === 'none' ? `Get ${levelNames[to]}` : `Upgrade to ${levelNames[to]}`}
      href={upgradePath({ from: report.access_level, to, workerId: report.nanny_id })}
    >
      {isEnough ? 'See this part in full.' : `${levelNames[needed]} shows this part in full.`}
    </UpgradePrompt>
  );
}
