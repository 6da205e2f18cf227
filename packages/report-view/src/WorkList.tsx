import type { Report } from '@repo/api-client/queries/reports';
import { NO_ENTRIES } from '@repo/domain/report-words';
import { Grid } from '@repo/ui/primitives/Grid';
import { Text } from '@repo/ui/primitives/Text';

type Entry = NonNullable<Report['work_history']>[number];

/** The earlier jobs of the worker. */
export function WorkList({ entries }: { readonly entries: readonly Entry[] }) {
  if (entries.length === 0) return <Text>{`${NO_ENTRIES}.`}</Text>;
  return (
    <Grid as="ul" columns={2} gap="xxsmall">
      {entries.map(({ position, employer, duration }) => (
        <li key={`${position} ${employer} ${duration}`}>
          <Text as="span" weight="strong">
            {position}
          </Text>{' '}
          <Text as="span" tone="muted">
            {employer} · {duration}
          </Text>
        </li>
      ))}
    </Grid>
  );
}
