import type { Registry } from '@repo/api-client/queries/misconduct';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { isDesk } from '@repo/ui/is-desk';
import { Grid } from '@repo/ui/primitives/Grid';
import { Stack } from '@repo/ui/primitives/Stack';
import { useState } from 'react';
import { RegistryPart } from './RegistryPart.tsx';
import { categoryName, checkDate, outcomeOf, regionName, statusOf } from './words.ts';

/**
 * Where and for what the team looked. It is open where it is the evidence and a desk has room for it: records say where they
 * are themselves, and what is not known says nothing in nine places.
 */
export function RegistrySearch({ registry }: { readonly registry: Registry }) {
  const [isOpen] = useState(isDesk);
  const { regions, categories } = registry;
  const isClear = statusOf(registry) === 'clear';
  const parts = (
    <Grid columns={isClear ? 1 : 2} gap="large">
      <RegistryPart
        title="Regional Registry Checks"
        registry={registry}
        parts={regions}
        nameOf={regionName}
        note="Three regions hold all counties of Kenya. A record stands where it happened."
      />
      <RegistryPart
        title="Misconduct Categories"
        registry={registry}
        parts={categories}
        nameOf={categoryName}
      />
    </Grid>
  );
  if (!isClear)
    return (
      <Disclosure label="Every region and category">
        <Stack>
          {parts}
          <DefinitionList
            layout="inline"
            items={[...(registry.check_date === null ? [checkDate(registry)] : []), ...outcomeOf(registry)]}
          />
        </Stack>
      </Disclosure>
    );
  return isOpen ? (
    <TitledCard title="Registry Check" gap="medium">
      {parts}
    </TitledCard>
  ) : (
    <Disclosure label={`${regions.length} regions, ${categories.length} categories: all clear`}>
      {parts}
    </Disclosure>
  );
}
