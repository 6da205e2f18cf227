import type { Report } from '@repo/api-client/queries/reports';
import { packageLevels, type PackageLevel } from '@repo/domain/packages';
import { reportSectionLabels, type ReportSection } from '@repo/domain/report-sections';
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

/** One section, open or locked as the service says. What it does not mention is locked: nothing is opened by accident. */
export function Section({ section, report }: SectionProps) {
  const entry = report.sections.find((each) => each.section === section);
  const prompt = <Upgrade report={report} to={levelOf(entry?.upgrade_to)} />;
  if (entry?.state !== 'open' && entry?.state !== 'summary')
    return (
      <LockedSection title={reportSectionLabels[section]} prompt={prompt}>
        {lockedText(levelOf(entry?.upgrade_to))}
      </LockedSection>
    );
  if (section === 'reviews') return <Reviews workerId={report.nanny_id} />;
  return (
    <OpenSection section={section} report={report} prompt={entry.state === 'summary' ? prompt : undefined} />
  );
}

const lockedText = (to: PackageLevel | undefined) =>
  to === undefined ? 'Not part of your package.' : `Part of the ${levelNames[to]} package.`;

function Upgrade({ report, to }: { readonly report: Report; readonly to: PackageLevel | undefined }) {
  if (to === undefined) return null;
  return (
    <UpgradePrompt
      variant="inline"
      title={`Unlock with ${levelNames[to]}`}
      label={report.access_level === 'none' ? `Get ${levelNames[to]}` : `Upgrade to ${levelNames[to]}`}
      href={upgradePath({ from: report.access_level, to, workerId: report.nanny_id })}
    >
      See this part of the report.
    </UpgradePrompt>
  );
}
