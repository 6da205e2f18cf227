import type { Report } from '@repo/api-client/queries/reports';
import { reportSectionLabels } from '@repo/domain/report-sections';
import { sectionWords, type CheckedSection, type ShownCheckStatus } from '@repo/domain/report-words';
import { Badge, type BadgeTone } from '@repo/ui/components/Badge';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Text } from '@repo/ui/primitives/Text';
import type { ReactNode } from 'react';
import { ReferenceList } from './ReferenceList.tsx';
import { outcomeTones } from './tones.ts';
import { WorkList } from './WorkList.tsx';

interface OpenSectionProps {
  readonly section: CheckedSection;
  readonly report: Report;
  /** What the app adds to the facts. */
  readonly details: ReactNode;
  /** The app's offer of a deeper package. */
  readonly prompt: ReactNode;
}

/** The colour of a check's status. */
const statusTones: Readonly<Record<ShownCheckStatus, BadgeTone>> = {
  ...outcomeTones,
  waiting: 'warning',
  in_progress: 'info',
  undecided: 'default',
  stopped: 'default',
  not_in_package: 'default',
};

function listOf(section: CheckedSection, report: Report): ReactNode {
  if (section === 'references' && report.references !== undefined)
    return <ReferenceList references={report.references} ended={report.ended} />;
  if (section === 'work_history' && report.work_history !== undefined)
    return <WorkList entries={report.work_history} />;
  return null;
}

/** A section of the package: the status of its check, the facts, and the notes of the team. */
export function OpenSection({ section, report, details, prompt }: OpenSectionProps) {
  const { status, rows, notes } = sectionWords(report, section);
  return (
    <TitledCard
      title={reportSectionLabels[section]}
      beside={status && <Badge tone={statusTones[status.status]}>{status.text}</Badge>}
    >
      {rows.length > 0 && <DefinitionList items={rows} />}
      {notes !== null && <Text lines="keep">{notes}</Text>}
      {/* An empty list in place of a check that stopped would read like a result. */}
      {status?.status !== 'stopped' && (
        <>
          {listOf(section, report)}
          {details}
        </>
      )}
      {prompt}
    </TitledCard>
  );
}
