import { teamAccountQuery } from '@repo/api-client/queries/team-account';
import { queueQuery, type QueueFilters, type Work } from '@repo/api-client/queries/work';
import { formatDay } from '@repo/domain/dates';
import { queueLabels } from '@repo/domain/work-queue';
import { LinkTabs } from '@repo/ui/components/LinkTabs';
import { Stack } from '@repo/ui/primitives/Stack';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { client } from '../api/client.ts';
import { ShowMore } from '../parts/ShowMore.tsx';
import { useBegunWork } from './drafts.ts';
import { workAddress } from './work-address.ts';
import { deadlineBadges, holderText, workCode, workTitle } from './work-words.ts';

interface QueueListProps {
  readonly filters: QueueFilters;
  /** The address of the work that is open. */
  readonly current: string;
  /** Whether `j` and `k` step in it. In a case they step from check to check. */
  readonly isStepped: boolean;
}

/** A queue beside the work that was opened from it. */
export function QueueList({ filters, current, isStepped }: QueueListProps) {
  const account = useQuery(teamAccountQuery(client));
  const begun = useBegunWork();
  const list = useInfiniteQuery(queueQuery(client, filters));
  const { data } = list;
  const ownId = account.data?.id;
  // A step to another check of a case draws no entry again.
  const items = useMemo(
    () =>
      (data?.pages ?? [])
        .flatMap((page) => page.work)
        .map((each) => ({
          label: `${workTitle(each)}, ${workCode(each)}`,
          href: workAddress(each, filters),
          note: noteOf(each, { ownId, isBegun: begun.has(each.id) }),
        })),
    [data, filters, ownId, begun],
  );
  return (
    <Stack gap="small">
      <LinkTabs
        label={queueLabels[filters.queue]}
        layout="column"
        {...(isStepped && { stepped: 'moves' })}
        current={current}
        items={items}
      />
      <ShowMore list={list} label="Show more" failed="The queue could not be loaded." />
    </Stack>
  );
}

interface Reader {
  readonly ownId: string | undefined;
  /** Whether she typed something about it that is not sent. */
  readonly isBegun: boolean;
}

/** When it is due, and who holds it: '25 Nov 2026, late, held by you, begun'. */
const noteOf = ({ due_at: due, deadline, holder }: Work, { ownId, isBegun }: Reader): string =>
  [
    formatDay(due),
    deadlineBadges[deadline]?.label.toLowerCase(),
    holder === null ? undefined : `held by ${holderText(holder, ownId)}`,
    isBegun ? 'begun' : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(', ');
