import type { Completion, Report } from '@repo/api-client/queries/reports';
import { trackingOf } from '@repo/domain/check-tracking';
import { reportSectionLabels } from '@repo/domain/report-sections';
import { sectionWords, type CheckedSection } from '@repo/domain/report-words';
import { checkStates } from '@repo/domain/status-vocabulary';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { ResultRow } from '@repo/ui/components/ResultRow';
import { Spread } from '@repo/ui/primitives/Spread';
import { Text } from '@repo/ui/primitives/Text';
import { checkIcons } from '@repo/ui/status/status-icons';
import type { ReactNode } from 'react';
import { ReferenceList } from './ReferenceList.tsx';
import { sectionId } from './section-id.ts';
import { WorkList } from './WorkList.tsx';

interface OpenSectionProps {
  readonly section: CheckedSection;
  readonly report: Report;
  /** The check that fills the section. Undefined before a case, and in a report that is complete or has ended. */
  readonly check: Completion['checks'][number] | undefined;
  /** What the app adds to the facts. */
  readonly details: ReactNode;
}

function listOf(section: CheckedSection, report: Report): ReactNode {
  if (section === 'references' && report.references !== undefined)
    return <ReferenceList references={report.references} ended={report.ended} />;
  if (section === 'work_history' && report.work_history !== undefined)
    return <WorkList entries={report.work_history} />;
  return null;
}

/** A section of the package: the status of its check, the notes of the team, and the facts. */
export function OpenSection({ section, report, check, details }: OpenSectionProps) {
  const { status, rows, notes } = sectionWords(report, section);
  const state = status?.status ?? 'decided';
  const { tone } = checkStates[state];
  const isStopped = state === 'stopped';
  const day = rows.find(({ isDay }) => isDay);
  const next =
    check === undefined || check.status === 'decided' ? null : trackingOf(check, report.worker_name).next;
  const facts = rows.filter((row) => row !== day);
  return (
    <ResultRow
      id={sectionId(section)}
      title={reportSectionLabels[section]}
      icon={checkIcons[state]}
      tone={tone}
      status={status?.text}
      beside={day && `${day.term} ${day.value}`}
    >
      {notes === null && next !== null && <Text tone="muted">{next}</Text>}
      {notes !== null && (
        <Text lines="keep" {...((tone === 'danger' || tone === 'unknown') && { weight: 'strong' })}>
          {notes}
        </Text>
      )}
      <Spread wrap>
        {facts.length > 0 && <DefinitionList layout="inline" items={facts} />}
        {!isStopped && details}
      </Spread>
      {/* An empty list in place of a check that stopped would read like a result. */}
      {!isStopped && listOf(section, report)}
    </ResultRow>
  );
}
