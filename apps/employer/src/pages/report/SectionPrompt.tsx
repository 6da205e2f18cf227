import type { Report } from '@repo/api-client/queries/reports';
import { levelNames, type PackageLevel } from '@repo/domain/packages';
import { openFrom, unlockNote, type ReportSection } from '@repo/domain/report-sections';
import { levelNamed } from '../../packages/levels.ts';
import { SectionUpgrade } from './SectionUpgrade.tsx';

interface SectionProps {
  readonly section: ReportSection;
  readonly report: Report;
}

/** Offers the package that shows more of a section. */
export function SectionPrompt({ section, report }: SectionProps) {
  const entry = report.sections.find((each) => each.section === section);
  if (entry?.state === 'open') return <HaveMade section={section} report={report} />;
  return <Unlock section={section} report={report} to={levelNamed(entry?.upgrade_to)} />;
}

/** Offers the package for a locked section. An upgrade adds one level at a time and may not reach the section yet. */
function Unlock({ section, report, to }: SectionProps & { readonly to: PackageLevel | undefined }) {
  if (to === undefined) return null;
  const needed = openFrom(section);
  const isWhole = unlockNote(section) === null;
  if (needed !== undefined && needed !== to)
    return (
      <SectionUpgrade
        report={report}
        to={to}
        title={`Next step: ${levelNames[to]}`}
        brings={`${levelNames[needed]} ${isWhole ? 'shows this part in full' : 'opens this part'}.`}
      />
    );
  const brings = isWhole ? 'See this part in full.' : 'Opens this part.';
  return <SectionUpgrade report={report} to={to} title={`Unlock with ${levelNames[to]}`} brings={brings} />;
}

/** An open section can be empty, because its check needs a deeper package. */
function HaveMade({ section, report }: SectionProps) {
  if (section !== 'health' || report.health_check != null) return null;
  return (
    <SectionUpgrade
      report={report}
      to="premium"
      title={`Included in ${levelNames.premium}`}
      brings="Her health is checked too."
    />
  );
}
