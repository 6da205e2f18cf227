import type { Worker } from '@repo/api-client/normalise/worker';
import { workerByNumberQuery, workerSearchQuery, workersQuery } from '@repo/api-client/queries/workers';
import { SEARCH_DEBOUNCE_MILLISECONDS } from '@repo/domain/timers';
import { filterOf, isFiltered, noFilters } from '@repo/domain/worker-filters';
import { isFullNumber, searchOf } from '@repo/domain/worker-search';
import { useQuery } from '@tanstack/react-query';
import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { client } from '../../api/client.ts';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { visit } from '../../visit.ts';
import { searchQueryOf } from './search-query.ts';

const none: readonly Worker[] = [];

/** Those whose identity is verified first, in the order of the service otherwise. */
const verifiedFirst = (workers: readonly Worker[]): readonly Worker[] =>
  workers.toSorted((a, b) => Number(b.badge === 'Verified') - Number(a.badge === 'Verified'));

/** The matches of the loaded list first, then those that only the service finds. */
function merged(local: readonly Worker[], remote: readonly Worker[]): readonly Worker[] {
  if (remote.length === 0) return local;
  const known = new Set(local.map(({ id }) => id));
  return [...local, ...remote.filter(({ id }) => !known.has(id))];
}

/** Search and filters of the workers tab (spec/employer.md section 5). */
export function useWorkerSearch() {
  const [typed, setTyped] = useState(visit.search);
  const [chosen, setChosen] = useState(visit.filters);
  // Text and place count when the typing pauses.
  const [text, setText] = useState(typed.trim());
  const [place, setPlace] = useState(chosen.place.trim());
  // The controls change at once. The thousands of workers follow when the browser has time.
  const { role, minimumYears, verifiedOnly } = useDeferredValue(chosen);
  const filters = useMemo(
    () => ({ role, place, minimumYears, verifiedOnly }),
    [role, place, minimumYears, verifiedOnly],
  );
  const list = useQuery(workersQuery(client));
  const byWords = useQuery(workerSearchQuery(client, searchQueryOf(text, filters)));
  const isNumber = isFullNumber(text);
  const byNumber = useQuery(workerByNumberQuery(client, isNumber ? text : ''));
  const remote = isNumber ? byNumber : byWords;

  useEffect(() => {
    visit.search = typed;
    visit.filters = chosen;
  }, [typed, chosen]);
  useEffect(() => {
    const timer = setTimeout(() => {
      startTransition(() => {
        setText(typed.trim());
        setPlace(chosen.place.trim());
      });
    }, SEARCH_DEBOUNCE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [typed, chosen.place]);

  const all = list.data ?? none;
  const found = remote.data ?? none;
  const failed = useLoadFailure(remote) !== null;
  const shown = useMemo(() => {
    if (failed) return none;
    // The service compared the place in every spelling. Its answer to a number is filtered here alone.
    const ofService = isNumber ? filters : { ...filters, place: '' };
    return verifiedFirst(
      merged(all.filter(filterOf(filters)).filter(searchOf(text)), found.filter(filterOf(ofService))),
    );
  }, [all, text, failed, found, filters, isNumber]);

  return {
    typed,
    type: setTyped,
    /** Searches at once, without waiting for a pause in the typing. */
    search: () => {
      startTransition(() => {
        setText(typed.trim());
        setPlace(chosen.place.trim());
      });
      if (failed) void remote.refetch();
    },
    clearSearch: () => {
      setTyped('');
      startTransition(() => setText(''));
    },
    /** The filters as their controls show them. */
    filters: chosen,
    setFilters: setChosen,
    clearFilters: () => {
      setChosen(noFilters);
      startTransition(() => setPlace(''));
    },
    /** The filters of `shown`. They follow the chosen ones. */
    shownFilters: filters,
    shown,
    isSearch: text !== '',
    isSearching: remote.isFetching,
    isNarrowed: text !== '' || isFiltered(chosen),
    /** Stays true during a retry. */
    failed,
    list,
  };
}
