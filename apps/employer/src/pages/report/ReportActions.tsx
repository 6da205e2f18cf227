import type { Worker } from '@repo/api-client/normalise/worker';
import { fetchReportPdf, type Completion, type Report } from '@repo/api-client/queries/reports';
import { workerReviewsQuery } from '@repo/api-client/queries/workers';
import { saveFile, saveText } from '@repo/app-shell/browser/save-file';
import { useAction } from '@repo/app-shell/hooks/use-action';
import { asksWorker } from '@repo/domain/report-verdict';
import { reportFileName } from '@repo/domain/report-words';
import { Button } from '@repo/ui/components/Button';
import { DownloadIcon } from '@repo/ui/icons/DownloadIcon';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { ContactLink } from '../../workers/ContactLink.tsx';
import { reportText } from './report-text.ts';
import { ShareReport } from './ShareReport.tsx';

interface ReportActionsProps {
  readonly worker: Worker;
  readonly report: Report;
  readonly completion: Completion | undefined;
  /** Whether the next thing to do is to hear the worker. The report is then less to be passed on. */
  readonly hearsWorker: boolean;
}

/** What an employer does with a report: to keep it, and to pass on that it is genuine, or to hear the worker first. */
export function ReportActions({ worker, report, completion, hearsWorker }: ReportActionsProps) {
  const name = reportFileName(report.report?.number);
  const isNext = report.report?.complete === true && report.ended === null && !asksWorker(report);
  // The reviews section loads the reviews. The text file contains them when they have arrived.
  const { data: reviews } = useQuery({ ...workerReviewsQuery(client, worker.id), enabled: false });
  const download = useAction(
    // The opened card can be of an older purchase. The PDF is the report on the screen (decisions.md section 8).
    () => fetchReportPdf(client, report.verification_id ?? worker.id),
    (pdf) => saveFile(`${name}.pdf`, pdf),
    // The same facts as text, without a notice (spec/employer.md section 8).
    () => saveText(`${name}.txt`, reportText(worker, report, completion, reviews)),
  );
  return (
    <>
      {hearsWorker && <ContactLink size="small" workerId={worker.id} />}
      <Button
        size="small"
        variant={isNext ? 'primary' : 'secondary'}
        icon={<DownloadIcon />}
        busy={download.busy}
        busyLabel="Preparing PDF..."
        onClick={() => download.run(undefined)}
      >
        Download PDF Report
      </Button>
      {/* The page of the code confirms no ended report. */}
      {report.ended === null && !hearsWorker && <ShareReport issued={report.report} />}
    </>
  );
}
