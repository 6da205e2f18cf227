import type { Report } from '@repo/api-client/queries/reports';
import { endNoticeOf } from '@repo/domain/report-verdict';
import { Banner } from '@repo/ui/components/Banner';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';

interface EndNoticeProps {
  readonly report: Report;
  /** What the reader got back for the stopped checks, in a sentence. */
  readonly moneyBack?: string | undefined;
}

/** What ended the report, and when. An old one is a warning: its results may not be true any more. Nothing for a current one. */
export function EndNotice({ report, moneyBack }: EndNoticeProps) {
  const notice = endNoticeOf(report, moneyBack);
  if (notice === null) return null;
  return (
    <Banner tone={report.ended?.reason === 'withdrawn' ? 'info' : 'warning'} title={notice.title}>
      <Stack as="ul" gap="xsmall">
        {notice.facts.map(({ term, value }) => (
          <li key={term}>
            <Text as="span" weight="strong">
              {`${term}:`}
            </Text>{' '}
            {value}
          </li>
        ))}
      </Stack>
    </Banner>
  );
}
