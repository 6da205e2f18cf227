import { lines } from './line.ts';

/** spec/employer.md section 2, Workers tab, and section 5, worker search. */
export const dashboardWorkers = lines('dashboard-workers', {
  heading: [
    'Heading Workers',
    'apps/employer/src/pages/dashboard/WorkersTab.test.tsx > has a heading, a search and two ways to invite',
  ],
  'invite-new': [
    "'Invite New Worker' button",
    'apps/employer/src/pages/dashboard/WorkersTab.test.tsx > has a heading, a search and two ways to invite',
  ],
  'search-placeholder': [
    "Search box with placeholder 'Name, position, or ID number...'",
    'apps/employer/src/pages/dashboard/WorkersTab.test.tsx > has a heading, a search and two ways to invite',
    'tooling/e2e/journeys/money/direct-purchase.e2e.ts > a worker who is asked after the payment says yes, and the case opens',
  ],
  'search-button': [
    'A Search button',
    'apps/employer/src/pages/dashboard/WorkersTab.test.tsx > has a heading, a search and two ways to invite',
    'apps/employer/src/pages/dashboard/DashboardPage.stories.tsx > WorkersFound',
  ],
  'search-enter': [
    'Search on Enter',
    'packages/ui/src/components/SearchBox/SearchBox.stories.tsx > SearchedAndCleared',
  ],
  'filter-toggle': [
    "Collapsible 'Filter by Role' grid",
    'apps/employer/src/pages/dashboard/DashboardPage.stories.tsx > WorkersByRole',
  ],
  'filter-roles': [
    'Roles: All Roles, Nannies, Cooks, Drivers, House Managers',
    'packages/domain/src/worker-search.test.ts > offers the roles of the specification',
  ],
  'filter-house-keeper': [
    'House Managers also matches House Keeper',
    'packages/domain/src/worker-search.test.ts > matchesRole',
    'apps/employer/src/pages/dashboard/WorkersTab.test.tsx > shows all roles until one is chosen, and again when the filter is cleared',
  ],
  'filter-bar': [
    "A bar 'Showing X only / Clear filter' when a role is active",
    'apps/employer/src/pages/dashboard/WorkersTab.test.tsx > shows all roles until one is chosen, and again when the filter is cleared',
    'apps/employer/src/pages/dashboard/DashboardPage.stories.tsx > WorkersByRole',
  ],
  'count-all': [
    "Count heading 'All Workers (n)'",
    'apps/employer/src/pages/dashboard/DashboardPage.stories.tsx > Workers',
  ],
  'count-found': [
    "Count heading 'Search Results (n)'",
    'apps/employer/src/pages/dashboard/DashboardPage.stories.tsx > WorkersFound',
  ],
  'score-guide': [
    'A trust score guide tooltip',
    'apps/employer/src/pages/dashboard/WorkersTab.test.tsx > explains the trust score beside the count',
    'packages/ui/src/components/Tooltip/Tooltip.stories.tsx > ByTap',
  ],
  'card-avatar': [
    'Worker card: initials avatar',
    'apps/employer/src/pages/dashboard/WorkersTab.test.tsx > tells what is known of her',
  ],
  'card-name': [
    "Worker card: name or 'Unknown Name'",
    'apps/employer/src/pages/dashboard/WorkersTab.test.tsx > tells what is known of her',
    'packages/api-client/src/normalise/normalise.test.ts > without a name (%j) is "Unknown Name"',
  ],
  'card-role': [
    'Worker card: service type or position',
    'packages/api-client/src/normalise/normalise.test.ts > shows the position when there is no service type, and nothing when there is neither',
  ],
  'card-location': [
    'Worker card: location',
    'apps/employer/src/pages/dashboard/WorkersTab.test.tsx > tells what is known of her',
  ],
  'card-experience': [
    "Worker card: 'n years experience'",
    'apps/employer/src/pages/dashboard/WorkersTab.test.tsx > tells what is known of her',
  ],
  'card-badge': [
    'Worker card: a status badge (Verified / Pending Verification / Not Verified)',
    'apps/employer/src/pages/dashboard/WorkersTab.test.tsx > tells what is known of her',
    'packages/domain/src/worker-search.test.ts > the badge of a worker who is %j reads %s',
  ],
  'card-score': [
    'Worker card: trust score',
    'apps/employer/src/pages/dashboard/WorkersTab.test.tsx > tells what is known of her',
  ],
  'card-select': [
    "Worker card: a 'Select Worker' action",
    'apps/employer/src/pages/dashboard/WorkersTab.test.tsx > leads to her packages by its button',
  ],
  'card-opens': [
    'Clicking a card opens /worker-profile with state workerId',
    'apps/employer/src/pages/dashboard/WorkersTab.test.tsx > opens her profile',
  ],
  'empty-none': [
    "Empty state 'No Workers Found' with 'Invite First Worker'",
    'apps/employer/src/pages/dashboard/WorkersTab.test.tsx > leads from an empty list to the first invitation',
    'apps/employer/src/pages/dashboard/DashboardPage.stories.tsx > WorkersEmpty',
  ],
  'empty-results': [
    "Empty state 'No Results Found' with 'Invite & Verify New Worker'",
    'apps/employer/src/pages/dashboard/WorkersTab.test.tsx > leads from a role that nobody here has to an invitation',
    'apps/employer/src/pages/dashboard/DashboardPage.stories.tsx > WorkersNotFound',
  ],
  loading: [
    "Loading text 'Loading workers...'",
    'apps/employer/src/pages/dashboard/DashboardPage.stories.tsx > WorkersLoading',
  ],
  searching: [
    "Loading text 'Searching workers...'",
    'apps/employer/src/pages/dashboard/DashboardPage.stories.tsx > WorkersSearching',
    'apps/employer/src/pages/dashboard/WorkerResults.test.tsx > tells readers what came of a search, once it is over',
  ],
  'cannot-find': [
    "A link 'Can't find the worker? Invite them'",
    'apps/employer/src/pages/dashboard/WorkersTab.test.tsx > has a heading, a search and two ways to invite',
  ],
  'search-blank': [
    'An empty or blank query restores the full list',
    'apps/employer/src/pages/dashboard/use-worker-search.test.tsx > restores the full list when the query is blank',
    'packages/domain/src/worker-search.test.ts > finds by %s',
  ],
  'search-loaded': [
    'Search is client-side over the loaded list',
    'apps/employer/src/pages/dashboard/use-worker-search.test.tsx > searches at once on the button or Enter',
  ],
  'search-names': [
    'The search is case-insensitive on name and service_type',
    'packages/domain/src/worker-search.test.ts > finds by %s',
  ],
  'search-numbers': [
    'The search is by substring on phone and id_number',
    'packages/domain/src/worker-search.test.ts > finds by %s',
  ],
  'search-pause': [
    'It runs automatically after 500 ms without typing',
    'apps/employer/src/pages/dashboard/use-worker-search.test.tsx > searches by itself 500 ms after the last letter, not before',
  ],
  'search-at-once': [
    'It runs also on the Search button or Enter',
    'apps/employer/src/pages/dashboard/use-worker-search.test.tsx > searches at once on the button or Enter',
  ],
  'role-nannies': [
    'The role filter maps Nannies to Nanny',
    'packages/domain/src/worker-search.test.ts > matchesRole',
  ],
  'role-cooks': [
    'The role filter maps Cooks to Cook',
    'packages/domain/src/worker-search.test.ts > matchesRole',
  ],
  'role-drivers': [
    'The role filter maps Drivers to Driver',
    'packages/domain/src/worker-search.test.ts > matchesRole',
  ],
  'role-house-managers': [
    'The role filter maps House Managers to House Manager or House Keeper',
    'packages/domain/src/worker-search.test.ts > matchesRole',
  ],
});
