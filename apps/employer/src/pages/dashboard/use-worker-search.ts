import type { Worker } from '@repo/api-client/normalise/worker';
import { workerByNumberQuery, workerSearchQuery, workersQuery } from '@repo/api-client/queries/workers';
import { SEARCH_DEBOUNCE_MILLISECONDS } from '@repo/domain/timers';
import {
  isFullNumber,
  isSearchByWords,
  matchesRole,
  matchesSearch,
  type RoleFilter,
} from '@repo/domain/worker-search';
import { useQuery } from '@tanstack/react-query';
import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { client } from '../../api/client.ts';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { visit } from '../../visit.ts';

const none: readonly Worker[] = [];

/** The matches of the loaded list first, then those that only the service finds. */
function merged(local: readonly Worker[], remote: readonly Worker[]): readonly Worker[] {
  const known = new Set(local.map(({ id }) => id));
  return [...local, ...remote.filter(({ id }) => !known.has(id))];
}

/** Search and role filter of the workers tab (spec/employer.md section 5). */
export function useWorkerSearch() {
  const [typed, setTyped] = useState(visit.search);
  const [applied, setApplied] = useState(visit.search.trim());
  const [role, setRole] = useState<RoleFilter>(visit.role);
  const list = useQuery(workersQuery(client));
  const byWords = useQuery(workerSearchQuery(client, isSearchByWords(applied) ? applied : ''));
  const isNumber = isFullNumber(applied);
  const byNumber = useQuery(workerByNumberQuery(client, isNumber ? applied : ''));
  const remote = isNumber ? byNumber : byWords;

  useEffect(() => {
    visit.search = typed;
    visit.role = role;
  }, [typed, role]);
  useEffect(() => {
    const timer = setTimeout(
      () => startTransition(() => setApplied(typed.trim())),
      SEARCH_DEBOUNCE_MILLISECONDS,
    );
    return () => clearTimeout(timer);
  }, [typed]);
  // The chip changes at once. The thousands of workers follow when the browser has time.
  const filteredRole = useDeferredValue(role);

  const all = list.data ?? none;
  const found = remote.data ?? none;
  const failure = useLoadFailure(remote);
  const failed = applied !== '' && failure !== null;
  const shown = useMemo(() => {
    if (failed) return none;
    const matches =
      applied === ''
        ? all
        : merged(
            all.filter((worker) => matchesSearch(applied, worker)),
            found,
          );
    return matches.filter((worker) => matchesRole(filteredRole, worker));
  }, [all, applied, failed, found, filteredRole]);

  return {
    typed,
    type: setTyped,
    /** Searches at once, without waiting for a pause in the typing. */
    search: () => {
      startTransition(() => setApplied(typed.trim()));
      if (failed) void remote.refetch();
    },
    role,
    setRole,
    /** The role filter of `shown`. It follows the chosen role. */
    shownRole: filteredRole,
    shown,
    isSearch: applied !== '',
    isSearching: applied !== '' && remote.isFetching,
    isNarrowed: applied !== '' || role !== 'All Roles',
    /** Stays true during a retry. */
    failed,
    list,
  };
}
