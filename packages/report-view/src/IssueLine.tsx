import type { Completion, Report } from '@repo/api-client/queries/reports';
import { caseDueAt } from '@repo/domain/check-due-date';
import { formatDate } from '@repo/domain/dates';
import { Text } from '@repo/ui/primitives/Text';

interface IssueLineProps {
  readonly report: Report;
  readonly completion: Completion | undefined;
}

/** The package of a report and its date: the issue, or the day on which it is expected. */
export function IssueLine({ report, completion }: IssueLineProps) {
  const dueAt = caseDueAt(completion?.checks ?? []);
  const issued = report.report?.issued_at ?? null;
  const when = issued ?? dueAt;
  if (report.package_name === null) return null;
  return (
    <Text tone="muted" size="small">
      {[
        report.package_name,
        ...(when === null ? [] : [`${issued === null ? 'Expected by' : 'Issued'} ${formatDate(when)}`]),
      ].join(' · ')}
    </Text>
  );
}
