import type { Report } from '@repo/api-client/queries/reports';
import { reportEndNotice } from '@repo/domain/report-end-words';
import { Banner } from '@repo/ui/components/Banner';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';

interface EndNoticeProps {
  readonly ended: NonNullable<Report['ended']>;
  /** What the reader got back for the stopped checks, in a sentence. */
  readonly moneyBack?: string | undefined;
}

/** What ended the report, and when. An old one is a warning: its results may not be true any more. */
export function EndNotice({ ended, moneyBack }: EndNoticeProps) {
  const { title, facts } = reportEndNotice(ended, moneyBack);
  return (
    <Banner tone={ended.reason === 'withdrawn' ? 'info' : 'warning'} title={title}>
      <Stack as="ul" gap="xsmall">
        {facts.map(({ term, value }) => (
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
