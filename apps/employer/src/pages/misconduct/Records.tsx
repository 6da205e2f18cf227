import type { Registry } from '@repo/api-client/queries/misconduct';
import { formatDate } from '@repo/domain/dates';
import { DISPUTED } from '@repo/domain/dispute';
import { Badge } from '@repo/ui/components/Badge';
import { ResultRow } from '@repo/ui/components/ResultRow';
import { ResultRows } from '@repo/ui/components/ResultRows';
import { FlagIcon } from '@repo/ui/icons/FlagIcon';
import { Heading } from '@repo/ui/primitives/Heading';
import { Inline } from '@repo/ui/primitives/Inline';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useId } from 'react';
import { categoryName, regionName } from './words.ts';

/** The upheld records, the latest first. */
export function Records({ registry }: { readonly registry: Registry }) {
  const id = useId();
  return (
    <Stack as="section" gap="small">
      <Heading level={2} size={3}>
        Upheld Records
      </Heading>
      <ResultRows>
        {registry.records.map((record, place) => (
          <ResultRow
            key={`${record.upheld_at} ${record.category} ${record.finding}`}
            id={`${id}-${String(place)}`}
            title={categoryName(record.category)}
            icon={FlagIcon}
            tone="danger"
          >
            <Text tone="muted">{`Upheld ${formatDate(record.upheld_at)} · ${regionName(record.region)}`}</Text>
            <Text lines="keep">{record.finding}</Text>
            {record.disputed === true && (
              <>
                <Inline>
                  <Badge tone="info">{DISPUTED.term}</Badge>
                </Inline>
                <Text tone="muted">{DISPUTED.text}</Text>
              </>
            )}
          </ResultRow>
        ))}
      </ResultRows>
    </Stack>
  );
}
