import type { Completion, Report } from '@repo/api-client/queries/reports';
import { caseDueAt } from '@repo/domain/check-due-date';
import { formatDate } from '@repo/domain/dates';
import { STOPPED } from '@repo/domain/report-end-words';
import { verificationStates } from '@repo/domain/status-vocabulary';
import { chipOf } from '@repo/domain/verification-status';
import { Badge } from '@repo/ui/components/Badge';
import { Inline } from '@repo/ui/primitives/Inline';
import { Text } from '@repo/ui/primitives/Text';

interface IssueLineProps {
  readonly report: Report;
  readonly completion: Completion | undefined;
}

/** The package of a report, how far it is, and its date: the issue, or the day on which it is expected. */
export function IssueLine({ report, completion }: IssueLineProps) {
  const chip = verificationStates[chipOf(completion?.overall_status)];
  const dueAt = caseDueAt(completion?.checks ?? []);
  const issued = report.report?.issued_at ?? null;
  const when = issued ?? dueAt;
  if (report.package_name === null) return null;
  return (
    <Inline gap="small">
      {completion?.ended?.stopped === true ? (
        <Badge>{STOPPED}</Badge>
      ) : (
        issued === null && <Badge tone={chip.tone}>{chip.english}</Badge>
      )}
      <Text tone="muted" size="small">
        {[
          report.package_name,
          ...(when === null ? [] : [`${issued === null ? 'Expected by' : 'Issued'} ${formatDate(when)}`]),
        ].join(' · ')}
      </Text>
    </Inline>
  );
}
