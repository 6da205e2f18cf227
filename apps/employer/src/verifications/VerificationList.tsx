import type { Dashboard, Verification } from '@repo/api-client/normalise/dashboard';
import type { Worker } from '@repo/api-client/normalise/worker';
import type { Completion } from '@repo/api-client/queries/reports';
import {
  matchesFilter,
  verificationFilterLabels,
  verificationFilters,
} from '@repo/domain/verification-status';
import { Button } from '@repo/ui/components/Button';
import { ChipGroup } from '@repo/ui/components/ChipGroup';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { EmptyState } from '@repo/ui/components/EmptyState';
import { FilterIcon } from '@repo/ui/icons/FilterIcon';
import { Grid } from '@repo/ui/primitives/Grid';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { VisuallyHidden } from '@repo/ui/primitives/VisuallyHidden';
import { useEffect, useState } from 'react';
import { visit } from '../visit.ts';
import { isPaidFor } from './use-verifications.ts';
import { VerificationCard } from './VerificationCard.tsx';

interface VerificationListProps {
  readonly dashboard: Dashboard;
  readonly completions: ReadonlyMap<string, Completion>;
  readonly people: ReadonlyMap<string, Worker>;
}

const options = verificationFilters.map((value) => ({ value, label: verificationFilterLabels[value] }));

/** Every request and purchase, newest first, under a filter. */
export function VerificationList({ dashboard, completions, people }: VerificationListProps) {
  const [filter, setFilter] = useState(visit.filter);
  useEffect(() => {
    visit.filter = filter;
  }, [filter]);
  const all = dashboard.verifications;
  const matches = (item: Verification) =>
    matchesFilter(filter, item, completions.get(item.nanny_id)?.overall_status);
  const shown = all.filter(matches);
  return (
    <Stack>
      <Disclosure
        label="Filter"
        icon={<FilterIcon />}
        note={filter === 'all' ? undefined : verificationFilterLabels[filter]}
      >
        <ChipGroup label="Filter by status" options={options} value={filter} onChange={setFilter} />
      </Disclosure>
      <output>
        <Text as="span" tone="muted">
          Showing {shown.length} of {all.length} verifications
        </Text>
      </output>
      <VisuallyHidden as="h2">Verifications</VisuallyHidden>
      {shown.length === 0 && (
        <EmptyState
          level={3}
          title="No Matching Verifications"
          icon={<FilterIcon size="large" />}
          action={<Button onClick={() => setFilter('all')}>Show All Verifications</Button>}
        >
          None of yours is “{verificationFilterLabels[filter]}” now. Choose another status, or see them all.
        </EmptyState>
      )}
      <Grid as="ul" columns={2}>
        {shown.map((item) => (
          <VerificationCard
            key={`${item.type} ${item.id}`}
            item={item}
            completion={completions.get(item.nanny_id)}
            worker={people.get(item.nanny_id)}
            isPaid={isPaidFor(item, dashboard)}
          />
        ))}
      </Grid>
    </Stack>
  );
}
