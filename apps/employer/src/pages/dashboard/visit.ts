import type { RoleFilter } from '@repo/domain/worker-search';
import type { Tab } from '../../navigation-state.ts';

interface Visit {
  tab: Tab;
  search: string;
  role: RoleFilter;
}

const fresh: Visit = { tab: 'home', search: '', role: 'All Roles' };

/**
 * What the person had before her on the dashboard. Coming back to it with the browser's back button shows the same tab,
 * search and filter again; coming to it anew does not. It lives as long as the page and is gone with a sign-out.
 */
export const visit: Visit = { ...fresh };

export function startVisit(isReturning: boolean): Visit {
  return isReturning ? visit : Object.assign(visit, fresh);
}
