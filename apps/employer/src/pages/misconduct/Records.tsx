import type { Registry } from '@repo/api-client/queries/misconduct';
import { formatDate } from '@repo/domain/dates';
import { DISPUTED } from '@repo/domain/dispute';
import { registryStates } from '@repo/domain/status-vocabulary';
import { Badge } from '@repo/ui/components/Badge';
import { Card } from '@repo/ui/components/Card';
import { EmptyState } from '@repo/ui/components/EmptyState';
import { ThreeRoofs } from '@repo/ui/drawings/ThreeRoofs';
import { Grid } from '@repo/ui/primitives/Grid';
import { Heading } from '@repo/ui/primitives/Heading';
import { Inline } from '@repo/ui/primitives/Inline';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { categoryName, NO_INCIDENT, regionName, statusOf } from './words.ts';

interface RecordsProps {
  readonly registry: Registry;
  /** Columns from 768 px up. */
  readonly columns?: 1 | 2;
}

/** The upheld records, the latest first. */
export function Records({ registry, columns = 1 }: RecordsProps) {
  return (
    <Stack as="section">
      <Heading level={2}>Upheld Records</Heading>
      {(registry.records_found ?? 0) === 0 && <NoRecords registry={registry} />}
      <Grid columns={columns}>
        {registry.records.map((record) => (
          <Card key={`${record.upheld_at} ${record.category} ${record.finding}`} as="article">
            <Stack gap="small">
              <Heading level={3}>{categoryName(record.category)}</Heading>
              <Text tone="muted">{`${formatDate(record.upheld_at)} · ${regionName(record.region)}`}</Text>
              <Text lines="keep">{record.finding}</Text>
              {record.disputed === true && (
                <>
                  <Inline>
                    <Badge tone="info">{DISPUTED.term}</Badge>
                  </Inline>
                  <Text tone="muted">{DISPUTED.text}</Text>
                </>
              )}
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}

function NoRecords({ registry }: { readonly registry: Registry }) {
  const status = statusOf(registry);
  return status === 'clear' ? (
    <EmptyState level={3} title="No Records Found" drawing={<ThreeRoofs />}>
      {NO_INCIDENT}
    </EmptyState>
  ) : (
    <EmptyState level={3} title={registryStates[status].english} drawing={<ThreeRoofs />}>
      Whether anything is on record is not known yet.
    </EmptyState>
  );
}
