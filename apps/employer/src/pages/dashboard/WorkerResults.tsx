import { failureOf } from '@repo/api-client/client/failure';
import { isFiltered } from '@repo/domain/worker-filters';
import { Button, ButtonLink } from '@repo/ui/components/Button';
import { Card } from '@repo/ui/components/Card';
import { EmptyState } from '@repo/ui/components/EmptyState';
import { ListRows } from '@repo/ui/components/ListRows';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { Doorway } from '@repo/ui/drawings/Doorway';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { Inline } from '@repo/ui/primitives/Inline';
import { VisuallyHidden } from '@repo/ui/primitives/VisuallyHidden';
import { startTransition, useEffect, useState } from 'react';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { paths } from '../../paths.ts';
import { visit } from '../../visit.ts';
import { clearLabel, filterNote, listHeading } from './filter-words.ts';
import type { useWorkerSearch } from './use-worker-search.ts';
import { WorkerRow } from './WorkerRow.tsx';

/** The number of cards per rendering: more than a phone shows, and few enough to render at once on a slow phone. */
const PAGE = 24;
const SEARCH_FAILED = 'Failed to search. Please try again.';

type Search = ReturnType<typeof useWorkerSearch>;

interface WorkerResultsProps {
  readonly search: Search;
  /** Empties the search, and leads back into it. */
  readonly onClearSearch: () => void;
}

export function WorkerResults({ search, onClearSearch }: WorkerResultsProps) {
  const { list, shown } = search;
  const unloaded = list.data === undefined;
  const heading = listHeading(search.isSearch, search.shownFilters);
  const isSettled = !unloaded && !search.isSearching && !search.failed;
  return (
    <>
      {/* The cards change silently. A screen reader hears the result when the search is over. */}
      <VisuallyHidden>
        <output>{isSettled ? `${heading} (${shown.length})` : ''}</output>
      </VisuallyHidden>
      {unloaded ? (
        <Unloaded list={list} />
      ) : (
        <Results search={search} heading={heading} onClearSearch={onClearSearch} />
      )}
    </>
  );
}

interface ResultsProps extends WorkerResultsProps {
  readonly heading: string;
}

function Results({ search, heading, onClearSearch }: ResultsProps) {
  const { shown } = search;
  const list = `${heading} ${filterNote(search.shownFilters) ?? ''}`;
  return (
    <>
      {search.failed && (
        <LoadError message={SEARCH_FAILED} retrying={search.isSearching} onRetry={search.search} />
      )}
      {shown.length === 0 && !search.failed && !search.isSearching && (
        <Nobody search={search} onClearSearch={onClearSearch} />
      )}
      <Cards key={list} list={list} search={search} />
    </>
  );
}

function Unloaded({ list }: { readonly list: Search['list'] }) {
  const failure = useLoadFailure(list);
  if (failure === null) return <Skeleton label="Loading workers..." kind="person" count={5} />;
  const message =
    failureOf(failure.error)?.kind === 'api' ? 'Failed to fetch workers' : 'Error fetching workers';
  return <LoadError message={message} {...failure.retry} />;
}

function Nobody({ search, onClearSearch }: WorkerResultsProps) {
  const { isNarrowed, isSearch, shownFilters, clearFilters } = search;
  return isNarrowed ? (
    <Card padding="none">
      <EmptyState
        level={3}
        title="No Results Found"
        drawing={<Doorway />}
        action={
          <Inline justify="center">
            <ButtonLink href={paths.invite}>Invite &amp; Verify New Worker</ButtonLink>
            {isSearch && (
              <Button variant="secondary" onClick={onClearSearch}>
                Clear Search
              </Button>
            )}
            {isFiltered(shownFilters) && (
              <Button variant="secondary" onClick={clearFilters}>
                {clearLabel(shownFilters)}
              </Button>
            )}
          </Inline>
        }
      >
        Nobody here matches. Check the spelling, or invite the worker by SMS.
      </EmptyState>
    </Card>
  ) : (
    <EmptyState
      level={3}
      title="No Workers Found"
      drawing={<Doorway />}
      action={<ButtonLink href={paths.invite}>Invite First Worker</ButtonLink>}
    >
      Workers whom you invite stand here.
    </EmptyState>
  );
}

/** One without a name is hardly on offer yet. */
const namedFirst = (workers: Search['shown']): Search['shown'] => [
  ...workers.filter(({ name }) => name !== null),
  ...workers.filter(({ name }) => name === null),
];

interface CardsProps {
  /** Identifies the list. */
  readonly list: string;
  readonly search: Search;
}

function Cards({ list, search: { shown } }: CardsProps) {
  const [isBack] = useState(visit.cards.of === list && visit.scrollY > 0);
  const [limit, setLimit] = useState(isBack ? visit.cards.count : PAGE);
  useEffect(() => {
    visit.cards = { of: list, count: limit };
  }, [list, limit]);
  return (
    <>
      {/* Restoring the scroll position needs the true height of all rows above it. */}
      {shown.length > 0 && (
        <ListRows long={!isBack}>
          {namedFirst(shown)
            .slice(0, limit)
            .map((worker) => (
              <WorkerRow key={worker.id} worker={worker} />
            ))}
        </ListRows>
      )}
      {shown.length > limit && (
        <Inline justify="center">
          <Button variant="secondary" onClick={() => startTransition(() => setLimit(limit + PAGE))}>
            Show More Workers
          </Button>
        </Inline>
      )}
    </>
  );
}
