import type { Worker } from '@repo/api-client/normalise/worker';
import type { Report } from '@repo/api-client/queries/reports';
import { landingOrigin } from '@repo/app-shell/browser/landing-address';
import { reportLink } from '@repo/domain/report-code';
import { OnPaper } from '@repo/ui/patterns/OnPaper';
import { type ReactNode, useEffect } from 'react';
import { reportPaper } from './report-paper.ts';

interface ReportSheetProps {
  readonly worker: Worker;
  readonly report: Report;
  /** The head of the report on a screen. */
  readonly children: ReactNode;
}

/** The head of a report, in whose place paper shows the certificate. */
export function ReportSheet({ worker, report, children }: ReportSheetProps) {
  useEffect(() => void reportPaper.preload(), []);
  return (
    <OnPaper paper={<reportPaper.Part worker={worker} report={report} address={addressOf(report)} />}>
      {children}
    </OnPaper>
  );
}

const addressOf = ({ report }: Report): string | null =>
  report && reportLink(landingOrigin(globalThis.location), report.code);
