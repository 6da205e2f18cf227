import type { Dashboard } from '@repo/api-client/normalise/dashboard';
import type { Worker } from '@repo/api-client/normalise/worker';
import { ButtonLink } from '@repo/ui/components/Button';
import { reportLinkFor } from './report-link.ts';

interface ViewReportProps {
  readonly worker: Worker;
  readonly dashboard: Dashboard | undefined;
}

/** The way to the report that this employer has paid for, where there is one. */
export function ViewReport({ worker, dashboard }: ViewReportProps) {
  const link = dashboard && reportLinkFor(worker, dashboard);
  return (
    link && (
      <ButtonLink fullWidth variant="secondary" {...link}>
        View Report
      </ButtonLink>
    )
  );
}
