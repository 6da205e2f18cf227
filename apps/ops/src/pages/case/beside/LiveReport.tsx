import { failureText } from '@repo/api-client/client/failure-text';
import { caseFileQuery, caseReportQuery, type Case } from '@repo/api-client/queries/cases';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { workerInitials } from '@repo/domain/initials';
import { EndNotice } from '@repo/report-view/EndNotice';
import { Progress } from '@repo/report-view/Progress';
import { ReportSections } from '@repo/report-view/ReportSections';
import { ReviewsSection } from '@repo/report-view/ReviewsSection';
import { ReportHead } from '@repo/report-view/ReportHead';
import { ScoreCard } from '@repo/report-view/ScoreCard';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { client } from '../../../api/client.ts';

/**
 * The report as its employer reads it now. It is read again whenever a check changes. The step to another check leaves it
 * as it is: to draw the whole report again would delay the step.
 */
export const LiveReport = memo(function LiveReport({ found }: { readonly found: Case }) {
  const answer = useQuery({ ...caseReportQuery(client, found), placeholderData: keepPreviousData });
  const { data: file } = useQuery({ ...caseFileQuery(client, found), placeholderData: keepPreviousData });
  const failure = useLoadFailure(answer);
  if (failure !== null)
    return (
      <LoadError message={failureText(failure.error, 'The report could not be loaded.')} {...failure.retry} />
    );
  if (answer.data === undefined || file === undefined)
    return <Skeleton label="Loading the report..." kind="card" count={4} />;
  const { report, completion, reviews } = answer.data;
  const name = report.worker_name;
  return (
    <Stack gap="medium">
      <Text tone="muted">As the employer reads it now.</Text>
      <EndNotice report={report} />
      <ReportHead
        report={report}
        completion={completion}
        worker={{
          displayName: name ?? 'Worker',
          initials: workerInitials(name),
          role: file.worker.service_type,
          location: file.worker.location,
        }}
      />
      <Progress workerName={name} report={report} completion={completion} />
      <ScoreCard report={report} />
      <ReportSections report={report} reviews={<ReviewsSection reviews={reviews} />} />
    </Stack>
  );
});
