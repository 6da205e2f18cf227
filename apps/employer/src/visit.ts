import type { VerificationFilter } from '@repo/domain/verification-status';
import type { RoleFilter } from '@repo/domain/worker-search';
import type { Tab } from './navigation-state.ts';
import { session } from './session/session.ts';

interface Visit {
  tab: Tab;
  search: string;
  role: RoleFilter;
  filter: VerificationFilter;
  /** How many cards of which list were drawn: what she saw last is drawn again. */
  cards: { readonly of: string; readonly count: number };
  /** How far down she was when she left. */
  scrollY: number;
}

const fresh: Visit = {
  tab: 'home',
  search: '',
  role: 'All Roles',
  filter: 'all',
  cards: { of: '', count: 0 },
  scrollY: 0,
};

/**
 * What the person had before her on the dashboard. Coming back to it shows the same tab, search and filters again, and the same
 * place in the list; coming to it anew does not. It lives as long as the page, and only for the person whose it is.
 */
export const visit: Visit = { ...fresh };
let whose = session.token();

export function startVisit(isReturning: boolean): Visit {
  const token = session.token();
  if (isReturning && token === whose) return visit;
  whose = token;
  return Object.assign(visit, fresh);
}
