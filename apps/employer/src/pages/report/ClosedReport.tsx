import type { Worker } from '@repo/api-client/normalise/worker';
import type { Report } from '@repo/api-client/queries/reports';
import { ScoreCard } from '@repo/report-view/ScoreCard';
import { WorkerHeader } from '@repo/report-view/WorkerHeader';
import { Banner } from '@repo/ui/components/Banner';
import { ButtonLink } from '@repo/ui/components/Button';
import { Card } from '@repo/ui/components/Card';
import { ResultRows } from '@repo/ui/components/ResultRows';
import { DetailLayout } from '@repo/ui/patterns/DetailLayout';
import { Stack } from '@repo/ui/primitives/Stack';
import { offerOf } from '../../packages/upgrade-words.ts';
import { useLevelPrice } from '../../packages/use-level-price.ts';
import { upgradePath } from '../../paths.ts';
import { PackageContents } from './PackageContents.tsx';
import { ReportSheet } from './ReportSheet.tsx';
import { Reviews } from './Reviews.tsx';

const FIRST = 'lite';

interface ClosedReportProps {
  readonly worker: Worker;
  readonly report: Report;
  /** What the employer got back for a check that ended without a report, in a sentence. */
  readonly moneyBack: string | undefined;
}

/**
 * A report before any package. There is nothing to read, to keep or to share, and the service gives no PDF: the one offer is
 * the answer (employer spec 6).
 */
export function ClosedReport({ worker, report, moneyBack }: ClosedReportProps) {
  const hadCheck = moneyBack !== undefined;
  return (
    <DetailLayout
      head={
        <ReportSheet worker={worker} report={report}>
          <Card>
            <Stack gap="small">
              <WorkerHeader worker={worker} report={report} />
              <Banner
                tone="info"
                title={hadCheck ? 'This check ended without a report' : 'You have not bought this report yet'}
              >
                {[
                  hadCheck ? `${moneyBack} ${NEW_CHECK}` : ONLY_SCORE,
                  ...(report.trust_checked ? [SCORE_OF_OTHERS] : []),
                ].join(' ')}
              </Banner>
            </Stack>
          </Card>
        </ReportSheet>
      }
      actions={<FirstOffer workerId={report.nanny_id} />}
      aside={<ScoreCard report={report} />}
    >
      <PackageContents />
      <ResultRows>
        <Reviews workerId={report.nanny_id} />
      </ResultRows>
    </DetailLayout>
  );
}

const ONLY_SCORE = 'You see the score and the reviews.';

const NEW_CHECK = 'A new check begins only with the worker’s yes. Without it you are refunded.';

/** A worker can also prove her identity by herself, before any household pays for a check. */
const SCORE_OF_OTHERS = 'The score is from checks for other households and from the worker’s own proofs.';

/** It stands where there is something to keep and to share later. */
function FirstOffer({ workerId }: { readonly workerId: string }) {
  const price = useLevelPrice(FIRST);
  return (
    <ButtonLink size="small" href={upgradePath({ from: 'none', to: FIRST, workerId })}>
      {price === null ? offerOf('none', FIRST) : `${offerOf('none', FIRST)} for ${price}`}
    </ButtonLink>
  );
}
