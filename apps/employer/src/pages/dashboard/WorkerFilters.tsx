import {
  noFilters,
  PLACE_MAXIMUM_CHARACTERS,
  yearFilters,
  type WorkerFilters as Filters,
} from '@repo/domain/worker-filters';
import { roleFilters } from '@repo/domain/worker-search';
import { Button } from '@repo/ui/components/Button';
import { Card } from '@repo/ui/components/Card';
import { ChipGroup } from '@repo/ui/components/ChipGroup';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { Select } from '@repo/ui/components/Select';
import { TextField } from '@repo/ui/components/TextField';
import { Toggle } from '@repo/ui/components/Toggle';
import { isDesk } from '@repo/ui/is-desk';
import { Spread } from '@repo/ui/primitives/Spread';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useState } from 'react';
import { clearLabel, filterNote, filterSentence, yearsWord } from './filter-words.ts';

const roleOptions = roleFilters.map((value) => ({ value, label: value }));
const yearOptions = yearFilters.map((years) => ({ value: String(years), label: yearsWord(years) }));

interface WorkerFiltersProps {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
  readonly onClear: () => void;
}

/**
 * The filters of the list: the role, as specified (employer spec 2), and the others. While they are closed, the bar below tells all
 * that are active.
 */
export function WorkerFilters({ filters, onChange, onClear }: WorkerFiltersProps) {
  const sentence = filterSentence(filters);
  const [isOpen] = useState(isDesk);
  return (
    <>
      <Disclosure
        label="Filter by Role"
        defaultOpen={isOpen}
        note={filters.role === noFilters.role ? undefined : filters.role}
      >
        <ChipGroup
          label="Role"
          options={roleOptions}
          value={filters.role}
          onChange={(role) => onChange({ ...filters, role })}
        />
      </Disclosure>
      <Disclosure
        label="More Filters"
        defaultOpen={isOpen}
        note={filterNote({ ...filters, role: noFilters.role })}
      >
        <Stack gap="small">
          <TextField
            label="Town or area"
            placeholder="e.g. Karen"
            autoComplete="off"
            maxLength={PLACE_MAXIMUM_CHARACTERS}
            value={filters.place}
            onChange={(place) => onChange({ ...filters, place })}
          />
          <Select
            label="Experience"
            options={yearOptions}
            value={String(filters.minimumYears)}
            onChange={(years) => onChange({ ...filters, minimumYears: Number(years) })}
          />
          <Toggle
            label="Verified only"
            on={filters.verifiedOnly}
            onChange={(verifiedOnly) => onChange({ ...filters, verifiedOnly })}
          />
        </Stack>
      </Disclosure>
      {sentence !== null && (
        <Card tone="sunken" padding="small">
          <Spread wrap>
            <Text>{sentence}</Text>
            <Button variant="secondary" size="small" onClick={onClear}>
              {clearLabel(filters)}
            </Button>
          </Spread>
        </Card>
      )}
    </>
  );
}
