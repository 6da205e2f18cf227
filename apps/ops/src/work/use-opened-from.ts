import type { QueueFilters } from '@repo/api-client/queries/work';
import { useAddressParameters } from '@repo/app-shell/hooks/use-address-parameters';
import { useMemo } from 'react';
import { readQueue } from './queue-address.ts';

/** The queue from which the page was opened, or null. It stays the same object while the rest of the address changes. */
export function useOpenedFrom(): QueueFilters | null {
  const asked = readQueue(useAddressParameters());
  const queue = asked?.queue;
  const view = asked?.view;
  const level = asked?.level ?? null;
  return useMemo(
    () => (queue === undefined || view === undefined ? null : { queue, view, level }),
    [queue, view, level],
  );
}
