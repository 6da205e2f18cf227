import { lazyPart } from '@repo/app-shell/parts/lazy-part';

/** The first sheet of a printed report. Its code arrives behind the report, because few readers print it. */
export const reportPaper = lazyPart(async () => {
  const { ReportPaper } = await import('@repo/report-view/ReportPaper');
  return { default: ReportPaper };
});
