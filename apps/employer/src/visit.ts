import type { VerificationFilter } from '@repo/domain/verification-status';
import { browserStore } from '@repo/app-shell/browser/storage';
import { noFilters, type WorkerFilters } from '@repo/domain/worker-filters';
import type { Tab } from './navigation-state.ts';
import { session } from './session/session.ts';

interface Visit {
  tab: Tab;
  search: string;
  /** Of the workers. */
  filters: WorkerFilters;
  /** Of the verifications. */
  filter: VerificationFilter;
  /** The number of rendered cards per list, so that the employer finds the last seen card again. */
  cards: { readonly of: string; readonly count: number };
  /** The scroll position when the employer left. */
  scrollY: number;
}

const fresh: Visit = {
  tab: 'home',
  search: '',
  filters: noFilters,
  filter: 'all',
  cards: { of: '', count: 0 },
  scrollY: 0,
};

const store = browserStore(() => globalThis.sessionStorage);
const SELECTED_CASE = 'selectedVerification';

/**
 * The state of the dashboard. On the way back the dashboard has the same tab, search, filters and place in the list. A new
 * visit starts fresh. The state lives as long as the page. It serves the same employer only.
 */
export const visit: Visit = { ...fresh };

/** The key of the case that the employer selected in the list of verifications of a desk. It survives a reload too. */
export const selectedCase = {
  read: () => store.read(SELECTED_CASE),
  set: (key: string) => store.write(SELECTED_CASE, key),
  forget: () => store.remove(SELECTED_CASE),
};

let whose = session.token();

export function startVisit(isReturning: boolean): Visit {
  const token = session.token();
  if (isReturning && token === whose) return visit;
  whose = token;
  selectedCase.forget();
  return Object.assign(visit, fresh);
}
