import type { Registry } from '@repo/api-client/queries/misconduct';
import { formatDate } from '@repo/domain/dates';
import { DISPUTED } from '@repo/domain/dispute';
import { registryStates } from '@repo/domain/status-vocabulary';
import { Badge } from '@repo/ui/components/Badge';
import { Card } from '@repo/ui/components/Card';
import { EmptyState } from '@repo/ui/components/EmptyState';
import { ThreeRoofs } from '@repo/ui/drawings/ThreeRoofs';
import { Heading } from '@repo/ui/primitives/Heading';
import { Spread } from '@repo/ui/primitives/Spread';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { categoryName, NO_INCIDENT, regionName, statusOf } from './words.ts';

/** The upheld records, the latest first. */
export function Records({ registry }: { readonly registry: Registry }) {
  return (
    <Stack as="section">
      <Heading level={2}>Upheld Records</Heading>
      {(registry.records_found ?? 0) === 0 && <NoRecords registry={registry} />}
      {registry.records.map((record) => (
        <Card key={`${record.upheld_at} ${record.category} ${record.finding}`} as="article">
          <Stack gap="small">
            <Spread wrap>
              <Heading level={3}>{categoryName(record.category)}</Heading>
              <Badge tone={record.disputed === true ? 'info' : 'danger'}>
                {record.disputed === true ? DISPUTED.term : 'Upheld'}
              </Badge>
            </Spread>
            <Text tone="muted">{`${regionName(record.region)} · ${formatDate(record.upheld_at)}`}</Text>
            <Text lines="keep">{record.finding}</Text>
            {record.disputed === true && <Text tone="muted">{DISPUTED.text}</Text>}
          </Stack>
        </Card>
      ))}
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
