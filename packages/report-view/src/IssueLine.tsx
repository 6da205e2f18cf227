import type { Completion, Report } from '@repo/api-client/queries/reports';
import { caseDueAt, nextResultAt } from '@repo/domain/check-due-date';
import { formatDate } from '@repo/domain/dates';
import { Facts } from '@repo/ui/primitives/Facts';
import { Text } from '@repo/ui/primitives/Text';

interface IssueLineProps {
  readonly report: Report;
  readonly completion: Completion | undefined;
}

/** The package of a report and its date: the issue, or the day on which it is expected and the day of the next result. */
export function IssueLine({ report, completion }: IssueLineProps) {
  if (report.package_name === null) return null;
  const issued = report.report?.issued_at ?? null;
  const days = issued === null ? expected(completion?.checks ?? []) : [`Issued ${formatDate(issued)}`];
  return (
    <Text tone="muted" size="small">
      <Facts>{[report.package_name, ...days]}</Facts>
    </Text>
  );
}

function expected(checks: Completion['checks']): string[] {
  const last = caseDueAt(checks);
  const next = nextResultAt(checks);
  return [
    ...(last === null ? [] : [`Expected ${formatDate(last)}`]),
    ...(next === null ? [] : [`Next result ${formatDate(next)}`]),
  ];
}
