import type { Report } from '@repo/api-client/queries/reports';
import { reportEndNotice } from '@repo/domain/report-end-words';
import { Banner } from '@repo/ui/components/Banner';

interface EndNoticeProps {
  readonly ended: NonNullable<Report['ended']>;
  /** What the reader got back for the stopped checks, in a sentence. */
  readonly moneyBack?: string | undefined;
}

/** What ended the report, and when. An old one is a warning: its results may not be true any more. */
export function EndNotice({ ended, moneyBack }: EndNoticeProps) {
  const { title, text } = reportEndNotice(ended);
  return (
    <Banner tone={ended.reason === 'withdrawn' ? 'info' : 'warning'} title={title}>
      {moneyBack === undefined ? text : `${text} ${moneyBack}`}
    </Banner>
  );
}
