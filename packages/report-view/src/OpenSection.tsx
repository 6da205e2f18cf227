import type { Completion, Report } from '@repo/api-client/queries/reports';
import { trackingOf } from '@repo/domain/check-tracking';
import { reportSectionLabels } from '@repo/domain/report-sections';
import { hasDecidedReferences, sectionWords, type CheckedSection } from '@repo/domain/report-words';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { ResultRow } from '@repo/ui/components/ResultRow';
import { Facts } from '@repo/ui/primitives/Facts';
import { Inline } from '@repo/ui/primitives/Inline';
import { Spread } from '@repo/ui/primitives/Spread';
import { Text } from '@repo/ui/primitives/Text';
import type { ReactNode } from 'react';
import { ReferenceList } from './ReferenceList.tsx';
import { sectionId } from './section-id.ts';
import { sectionLook } from './section-look.ts';
import { WorkList } from './WorkList.tsx';

interface OpenSectionProps {
  readonly section: CheckedSection;
  readonly report: Report;
  /** The check that fills the section. Undefined before a case, and in a report that is complete or has ended. */
  readonly check: Completion['checks'][number] | undefined;
  /** What the app adds to the facts. */
  readonly details: ReactNode;
}

/** An empty list in place of a check that stopped, or does not apply, would read like a result. */
const unlisted: ReadonlySet<string | undefined> = new Set(['stopped', 'not_applicable']);

function listOf(section: CheckedSection, report: Report): ReactNode {
  if (unlisted.has(sectionWords(report, section).status?.status)) return null;
  if (section === 'references' && report.references !== undefined)
    return (
      <ReferenceList
        references={report.references}
        ended={report.ended}
        isDecided={hasDecidedReferences(report)}
      />
    );
  if (section === 'work_history' && report.work_history !== undefined)
    return <WorkList entries={report.work_history} />;
  return null;
}

/** A section of the package: the status of its check, the notes of the team, and the facts. */
export function OpenSection({ section, report, check, details }: OpenSectionProps) {
  const { status, rows, notes } = sectionWords(report, section);
  const { icon, tone } = sectionLook(section, status?.status ?? null);
  const isStopped = status?.status === 'stopped';
  const days = rows.filter(({ isDay }) => isDay);
  // A check that waits names the party in its status already.
  const next =
    check === undefined || check.status === 'decided' || status?.status === 'waiting'
      ? null
      : trackingOf(check, report.worker_name).next;
  const words =
    notes === null ? (
      next !== null && <Text tone="muted">{next}</Text>
    ) : (
      <Text lines="keep" {...((tone === 'danger' || tone === 'unknown') && { weight: 'strong' })}>
        {notes}
      </Text>
    );
  const facts = rows.filter(({ isDay }) => !isDay);
  return (
    <ResultRow
      id={sectionId(section)}
      title={reportSectionLabels[section]}
      icon={icon}
      tone={tone}
      status={status?.text}
      beside={days.length > 0 && <Facts>{days.map(({ term, value }) => `${term} ${value}`)}</Facts>}
    >
      <Spread wrap gap="xsmall">
        {(words !== false || facts.length > 0) && (
          // Short words and short facts share a line.
          <Inline gap="small" align="baseline">
            {words}
            {facts.length > 0 && <DefinitionList layout="inline" items={facts} />}
          </Inline>
        )}
        {!isStopped && details}
      </Spread>
      {listOf(section, report)}
    </ResultRow>
  );
}
