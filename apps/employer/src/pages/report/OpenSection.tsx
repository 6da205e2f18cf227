import type { Report } from '@repo/api-client/queries/reports';
import { reportSectionLabels } from '@repo/domain/report-sections';
import { sectionWords, type CheckedSection } from '@repo/domain/report-words';
import { Badge } from '@repo/ui/components/Badge';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { TextLink } from '@repo/ui/components/TextLink';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Text } from '@repo/ui/primitives/Text';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { FullIdNumber } from './FullIdNumber.tsx';
import { ReferenceList } from './ReferenceList.tsx';
import { statusTones } from './words.ts';
import { WorkList } from './WorkList.tsx';

interface OpenSectionProps {
  readonly section: CheckedSection;
  readonly report: Report;
  /** Offers the rest when only a summary is open. */
  readonly prompt: ReactNode;
}

function details(section: CheckedSection, report: Report): ReactNode {
  if (section === 'identity' && report.identity?.id_number != null)
    return <FullIdNumber workerId={report.nanny_id} />;
  if (section === 'references' && report.references !== undefined)
    return <ReferenceList references={report.references} ended={report.ended} />;
  if (section === 'work_history' && report.work_history !== undefined)
    return <WorkList entries={report.work_history} />;
  // The registry tells what is true of her now.
  if (section === 'misconduct' && report.ended === null)
    return (
      <TextLink placement="alone" href={paths.misconductRegistry} state={{ workerId: report.nanny_id }}>
        View Misconduct Registry
      </TextLink>
    );
  return null;
}

/** A section of the package: the status of its check, the facts, and the notes of the team. */
export function OpenSection({ section, report, prompt }: OpenSectionProps) {
  const { status, rows, notes } = sectionWords(report, section);
  return (
    <TitledCard
      title={reportSectionLabels[section]}
      beside={status && <Badge tone={statusTones[status.status]}>{status.text}</Badge>}
    >
      {rows.length > 0 && <DefinitionList items={rows} />}
      {notes !== null && <Text lines="keep">{notes}</Text>}
      {/* An empty list in place of a check that stopped would read like a result. */}
      {status?.status !== 'stopped' && details(section, report)}
      {prompt}
    </TitledCard>
  );
}
