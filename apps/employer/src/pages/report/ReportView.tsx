import type { Worker } from '@repo/api-client/normalise/worker';
import { fetchReportPdf, type Completion, type Report } from '@repo/api-client/queries/reports';
import { workerReviewsQuery } from '@repo/api-client/queries/workers';
import { reportFileName } from '@repo/domain/report-words';
import { EndNotice } from '@repo/report-view/EndNotice';
import { Progress } from '@repo/report-view/Progress';
import { ReportSections } from '@repo/report-view/ReportSections';
import { WorkerHeader } from '@repo/report-view/WorkerHeader';
import { Button } from '@repo/ui/components/Button';
import { DownloadIcon } from '@repo/ui/icons/DownloadIcon';
import { Stack } from '@repo/ui/primitives/Stack';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { useAction } from '@repo/app-shell/hooks/use-action';
import { saveFile, saveText } from '@repo/app-shell/browser/save-file';
import { DeepCheckOffer } from './DeepCheckOffer.tsx';
import { reportText } from './report-text.ts';
import { Reviews } from './Reviews.tsx';
import { SectionDetails } from './SectionDetails.tsx';
import { SectionPrompt } from './SectionPrompt.tsx';
import { ShareReport } from './ShareReport.tsx';
import { UpgradeOffer } from './UpgradeOffer.tsx';

interface ReportViewProps {
  readonly worker: Worker;
  readonly report: Report;
  readonly completion: Completion | undefined;
}

export function ReportView({ worker, report, completion }: ReportViewProps) {
  const name = reportFileName(report.report?.number);
  // The reviews section loads the reviews. The text file contains them when they have arrived.
  const { data: reviews } = useQuery({ ...workerReviewsQuery(client, worker.id), enabled: false });
  const download = useAction(
    // The opened card can be of an older purchase. The PDF is the report on the screen (decisions.md section 8).
    () => fetchReportPdf(client, report.verification_id ?? worker.id),
    (pdf) => saveFile(`${name}.pdf`, pdf),
    // The same facts as text, without a notice (spec/employer.md section 8).
    () => saveText(`${name}.txt`, reportText(worker, report, completion, reviews)),
  );
  // Nothing more can be bought about a worker who withdrew, and the code of the report tells nothing any more.
  const isWithdrawn = report.ended?.reason === 'withdrawn';
  return (
    <Stack gap="large">
      {report.ended !== null && <EndNotice ended={report.ended} />}
      <WorkerHeader worker={worker} report={report} />
      <Progress
        workerName={worker.name}
        report={report}
        completion={completion}
        offer={!isWithdrawn && <UpgradeOffer report={report} />}
      />
      <ReportSections
        report={report}
        reviews={<Reviews workerId={report.nanny_id} />}
        renderDetails={(section) => <SectionDetails section={section} report={report} />}
        renderPrompt={(section) => !isWithdrawn && <SectionPrompt section={section} report={report} />}
      />
      {report.access_level !== 'premium' && !isWithdrawn && <DeepCheckOffer worker={worker} />}
      <Button
        fullWidth
        icon={<DownloadIcon />}
        busy={download.busy}
        busyLabel="Preparing PDF..."
        onClick={() => download.run(undefined)}
      >
        Download PDF Report
      </Button>
      {!isWithdrawn && (
        <ShareReport workerId={worker.id} issued={report.report} hasEnded={report.ended !== null} />
      )}
    </Stack>
  );
}
