import type { Completion, Report } from '@repo/api-client/queries/reports';
import { STOPPED } from '@repo/domain/report-end-words';
import { chipOf } from '@repo/domain/verification-status';
import { verificationStates } from '@repo/domain/status-vocabulary';
import { Badge } from '@repo/ui/components/Badge';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { ProgressBar } from '@repo/ui/components/ProgressBar';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Tracker } from './Tracker.tsx';

interface ProgressProps {
  /** Null for a worker without a name. */
  readonly workerName: string | null;
  /** Undefined while the deep check cannot be loaded. */
  readonly report: Report | undefined;
  readonly completion: Completion | undefined;
}

/** The package, its progress, and every check with the next actor. The day on which all is done is in the head of the report. */
export function Progress({ workerName, report, completion }: ProgressProps) {
  const chip = chipOf(completion?.overall_status);
  return (
    <TitledCard
      title="Verification Progress"
      beside={
        completion?.ended?.stopped === true ? (
          // The head of a report says it already.
          report === undefined && <Badge>{STOPPED}</Badge>
        ) : (
          <Badge tone={verificationStates[chip].tone}>{verificationStates[chip].english}</Badge>
        )
      }
      gap="medium"
    >
      {report !== undefined && (
        <DefinitionList
          layout="inline"
          items={[
            { term: 'Package', value: report.package_name ?? 'None' },
            { term: 'Report Number', value: report.report?.number ?? 'None yet' },
          ]}
        />
      )}
      {completion !== undefined && completion.total_steps > 0 && (
        <>
          <ProgressBar
            label="Completion"
            level="plain"
            percent={completion.completion_percentage}
            valueText={valueOf(completion)}
          />
          {completion.checks.length > 0 && (
            // The sections of a report tell each check. Without a report this list is all that is known.
            <Disclosure label="All checks" defaultOpen={report === undefined}>
              <Tracker checks={completion.checks} workerName={workerName} />
            </Disclosure>
          )}
        </>
      )}
    </TitledCard>
  );
}

/** Once all is done, the steps say nothing that the verdict does not: it counts the checks and quotes the recommendation. */
const valueOf = ({ completion_percentage, completed_steps, total_steps }: Completion): string =>
  [
    `${completion_percentage}%`,
    ...(completed_steps < total_steps ? [`${completed_steps} of ${total_steps} steps`] : []),
  ].join(' · ');
