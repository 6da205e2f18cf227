import { fetchSampleReport } from '@repo/api-client/queries/sample-report';
import { saveFile } from '@repo/app-shell/browser/save-file';
import { useAction } from '@repo/app-shell/hooks/use-action';
import { Banner } from '@repo/ui/components/Banner';
import { Button } from '@repo/ui/components/Button';
import { DownloadIcon } from '@repo/ui/icons/DownloadIcon';
import { client } from '../../api/client.ts';

/** The sample report as a PDF, rendered like a real one and marked on each page. */
export function DownloadSample() {
  const download = useAction(
    () => fetchSampleReport(client),
    (pdf) => saveFile('sample-report.pdf', pdf),
  );
  return (
    <>
      <Button
        fullWidth
        variant="secondary"
        icon={<DownloadIcon />}
        busy={download.busy}
        busyLabel="Preparing PDF..."
        onClick={() => download.run(undefined)}
      >
        Download PDF
      </Button>
      {download.error !== null && (
        <Banner tone="danger">The sample could not be downloaded. Please try again.</Banner>
      )}
    </>
  );
}
