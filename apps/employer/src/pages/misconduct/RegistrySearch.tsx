import type { Registry } from '@repo/api-client/queries/misconduct';
import { registryStates } from '@repo/domain/status-vocabulary';
import { Badge } from '@repo/ui/components/Badge';
import { DefinitionList, type Definition } from '@repo/ui/components/DefinitionList';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { factsAreBeside } from '@repo/ui/patterns/DetailLayout';
import { Grid } from '@repo/ui/primitives/Grid';
import { Heading } from '@repo/ui/primitives/Heading';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useState } from 'react';
import { categoryName, checkDate, partWords, regionName, statusOf } from './words.ts';

/**
 * Where and for what the team looked. It is open where it is the evidence and a desk has room for it: records say where they
 * are themselves, and what is not known says nothing in nine places.
 */
export function RegistrySearch({ registry }: { readonly registry: Registry }) {
  const [isDesk] = useState(factsAreBeside);
  const { regions, categories } = registry;
  const isClear = statusOf(registry) === 'clear';
  const parts = (
    <Stack>
      <Grid columns={2} gap="large">
        <Part
          title="Regional Registry Checks"
          items={rows(registry, regions, regionName)}
          note="Three regions hold all counties of Kenya. A record stands where it happened."
        />
        <Part title="Misconduct Categories" items={rows(registry, categories, categoryName)} />
      </Grid>
      <DefinitionList layout="inline" items={outcomeOf(registry)} />
    </Stack>
  );
  const allClear = `${regions.length} regions, ${categories.length} categories: all clear`;
  return (
    <TitledCard title="Registry Check" gap="medium">
      {isClear && isDesk ? (
        parts
      ) : (
        <Disclosure label={isClear ? allClear : 'Every region and category'}>{parts}</Disclosure>
      )}
    </TitledCard>
  );
}

/** What came of the search. The head of the page says it in a sentence. */
function outcomeOf(registry: Registry): Definition[] {
  const status = statusOf(registry);
  // "0" before any search, or after one that came to nothing, would be a promise.
  const counted =
    status === 'unable_to_verify'
      ? 'Not known yet'
      : (registry.records_found ?? registryStates.not_checked.english);
  return [
    ...(registry.check_date === null ? [checkDate(registry)] : []),
    { term: 'Registry Status', value: registryStates[status].english },
    { term: 'Records Found', value: String(counted) },
  ];
}

interface PartProps {
  readonly title: string;
  readonly items: readonly Definition[];
  readonly note?: string;
}

const Part = ({ title, items, note }: PartProps) => (
  <Stack gap="small">
    <Heading level={3} size={4}>
      {title}
    </Heading>
    <DefinitionList items={items} />
    {note !== undefined && (
      <Text size="small" tone="muted">
        {note}
      </Text>
    )}
  </Stack>
);

const rows = (
  registry: Registry,
  parts: Registry['regions'],
  nameOf: (name: string) => string,
): Definition[] =>
  parts.map(({ name, records }) => {
    const { text, tone } = partWords(registry, records);
    return { term: nameOf(name), value: records === 0 ? text : <Badge tone={tone}>{text}</Badge> };
  });
