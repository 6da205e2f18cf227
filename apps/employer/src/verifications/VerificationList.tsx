import type { Dashboard, Verification } from '@repo/api-client/normalise/dashboard';
import {
  isByOwnStatus,
  matchesFilter,
  verificationFilterLabel,
  verificationFilters,
} from '@repo/domain/verification-status';
import { Button } from '@repo/ui/components/Button';
import { ChipGroup } from '@repo/ui/components/ChipGroup';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { EmptyState } from '@repo/ui/components/EmptyState';
import { ListRows } from '@repo/ui/components/ListRows';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { FilterIcon } from '@repo/ui/icons/FilterIcon';
import { useListIsBeside } from '@repo/ui/patterns/ListBeside';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { VisuallyHidden } from '@repo/ui/primitives/VisuallyHidden';
import { useEffect, useState } from 'react';
import { visit } from '../visit.ts';
import { CasesBeside, type CasesProps } from './CasesBeside.tsx';
import { moreWaiting } from './more-waiting.ts';
import { NeedsYou } from './NeedsYou.tsx';
import { isPaidFor, type Facts } from './use-verifications.ts';
import { caseKey, casesOf, itemsOf, type VerificationCase } from './verification-case.ts';
import { VerificationRow } from './VerificationRow.tsx';
import { waitingAmong } from './waiting-among.ts';
import { ownStatus } from './words.ts';

interface VerificationListProps {
  readonly dashboard: Dashboard;
  readonly factsOf: (workerId: string) => Facts;
}

const options = verificationFilters.map((value) => ({ value, label: verificationFilterLabel(value) }));

/** Every case, newest first, with a filter. The filter and the count are of its items (decisions 8). */
export function VerificationList({ dashboard, factsOf }: VerificationListProps) {
  const [filter, setFilter] = useState(visit.filter);
  const isDesk = useListIsBeside();
  useEffect(() => {
    visit.filter = filter;
  }, [filter]);
  const all = dashboard.verifications;
  const has = (wanted: 'refunded' | 'ended') => all.some((item) => ownStatus(item) === wanted);
  const offered = options.filter(({ value }) => (value !== 'refunded' && value !== 'ended') || has(value));
  const matches = (item: Verification) =>
    matchesFilter(
      filter,
      { status: ownStatus(item) },
      factsOf(item.nanny_id).completion.data?.overall_status,
    );
  const shown = all.filter(matches);
  const cases = casesOf(all);
  const listed = { cases: cases.filter((each) => itemsOf(each).some(matches)), dashboard, factsOf };
  // A desk shows it beside the list.
  const [first, ...others] = isDesk || filter !== 'all' ? [] : waitingAmong(cases, dashboard);
  // The filter needs the progress, which arrives after the list.
  const isTelling =
    filter !== 'all' &&
    !isByOwnStatus(filter) &&
    all.some((item) => factsOf(item.nanny_id).completion.isPending);
  return (
    <Stack>
      {first && (
        <NeedsYou
          first={first}
          worker={factsOf(first.lead.nanny_id).worker.data}
          more={
            others.length > 0 && (
              <Text size="small" tone="muted">
                {moreWaiting(others.length)} below.
              </Text>
            )
          }
        />
      )}
      <Disclosure
        label="Filter"
        icon={<FilterIcon />}
        note={filter === 'all' ? undefined : verificationFilterLabel(filter)}
      >
        <ChipGroup label="Filter by status" options={offered} value={filter} onChange={setFilter} />
      </Disclosure>
      <output>
        <Text as="span" tone="muted">
          Showing {isTelling ? '–' : shown.length} of {all.length} verifications
        </Text>
        {/* An invitation and its payment are two, in one row. */}
        {!isTelling && listed.cases.length < shown.length && (
          <Text as="span" tone="muted">
            {listed.cases.length === 1 ? ' in 1 row' : ` in ${listed.cases.length} rows`}
          </Text>
        )}
      </output>
      <VisuallyHidden as="h2">Verifications</VisuallyHidden>
      {shown.length === 0 && !isTelling && (
        <EmptyState
          level={3}
          title="No Matching Verifications"
          drawing={<FilterIcon size="large" />}
          action={<Button onClick={() => setFilter('all')}>Show All Verifications</Button>}
        >
          None of yours is “{verificationFilterLabel(filter)}” now. Choose another status, or see them all.
        </EmptyState>
      )}
      {isTelling ? (
        <Skeleton label="Loading verifications..." kind="case" count={2} />
      ) : (
        shown.length > 0 && (isDesk ? <CasesBeside {...listed} /> : <CaseRows {...listed} above={first} />)
      )}
    </Stack>
  );
}

interface CaseRowsProps extends CasesProps {
  /** The case that the card above the list asks for. */
  readonly above: VerificationCase | undefined;
}

const CaseRows = ({ cases, dashboard, factsOf, above }: CaseRowsProps) => (
  <ListRows>
    {cases.map((each) => (
      <VerificationRow
        key={caseKey(each)}
        verification={each}
        facts={factsOf(each.lead.nanny_id)}
        isPaid={isPaidFor(each.lead, dashboard)}
        isAskedAbove={each === above}
      />
    ))}
  </ListRows>
);
