import type { Completion, Report } from '@repo/api-client/queries/reports';
import { disputeLine } from '@repo/domain/report-verdict';
import { STOPPED } from '@repo/domain/report-end-words';
import { chipOf } from '@repo/domain/verification-status';
import { verificationStates } from '@repo/domain/status-vocabulary';
import { Badge } from '@repo/ui/components/Badge';
import { Banner } from '@repo/ui/components/Banner';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { ProgressBar } from '@repo/ui/components/ProgressBar';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { QuestionIcon } from '@repo/ui/icons/QuestionIcon';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
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
  const dispute = report === undefined ? null : disputeLine(report);
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
      {dispute !== null && (
        <Banner tone="unknown" icon={QuestionIcon}>
          {dispute}
        </Banner>
      )}
      {completion !== undefined && completion.total_steps > 0 && (
        <>
          <Stack gap="xsmall">
            <ProgressBar
              label="Completion"
              level="plain"
              percent={completion.completion_percentage}
              valueText={`${completion.completion_percentage}% · ${completion.completed_steps} of ${completion.total_steps} steps`}
            />
            <StepsMeant checks={completion.checks} />
          </Stack>
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

/** The verdict counts checks, the bar counts steps: what one has more than the other. */
function StepsMeant({ checks }: { readonly checks: Completion['checks'] }) {
  const own = checks.filter(({ kind }) => kind !== 'final_review');
  if (own.length === checks.length) return null;
  return (
    <Text size="small" tone="muted">
      {`${own.length} ${own.length === 1 ? 'check' : 'checks'} and our recommendation`}
    </Text>
  );
}
