import { getDashboard } from '@repo/api-client/contract/employer';
import { getNanny, listNannies, searchByNumber } from '@repo/api-client/contract/nannies';
import { getCompletion } from '@repo/api-client/contract/verifications';
import { answers, breaks, refuses, waits } from '@repo/api-client/recorded/recorded-calls';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { choose, inTurn, open, press, select, turn, write } from '@repo/app-shell/story-kit/gestures';
import { list } from '../../../stories/household.ts';
import { achieng, idOf, mercy } from '../../../stories/people.ts';
import { employerOfCompany } from '../../../stories/profiles.ts';
import { emptyDashboard, ordersOfMercy } from '../../../stories/purchases.ts';
import { dark, desktop, narrow, screenOf } from '../../../stories/screen.tsx';
import { paths } from '../../paths.ts';
import { session } from '../../session/session.ts';
import DashboardPage from './DashboardPage.tsx';

const meta = {
  title: 'Screens/Employer/Dashboard',
  component: DashboardPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof DashboardPage>;
export default meta;

const screen = screenOf(DashboardPage, paths.dashboard);
const onTab = (activeTab: string) => ({ state: { activeTab } });

const searchFor = (words: string) => inTurn(write('Search workers', words), press('Search'));

// spec: dashboard-home/view-all
export const Home = screen({ shows: 'View All Verifications (7)' });
export const HomeOnNarrowestPhone = screen({ globals: narrow, shows: 'View All Verifications (7)' });
export const HomeLoading = screen({
  tags: ['!picture'],
  recorded: [waits(getDashboard)],
  shows: 'Loading verifications...',
});
/** The facts that load after the list have reserved room, so that the buttons keep their place. */
export const HomeBeforeTheFacts = screen({
  recorded: [waits(getCompletion), waits(getNanny)],
  shows: 'View All Verifications (7)',
});
export const HomeBeforeTheFactsDark = screen({
  recorded: [waits(getCompletion), waits(getNanny)],
  globals: dark,
  shows: 'View All Verifications (7)',
});
export const HomeEmpty = screen({
  tags: ['!picture'],
  recorded: [answers(getDashboard, emptyDashboard)],
  shows: ['Your First Verification', 'Consent and payment'],
});
// spec: errors/verifications-refused
export const HomeRefused = screen({
  tags: ['!picture'],
  recorded: [refuses(getDashboard, 403, 'Not now')],
  shows: 'Failed to fetch verifications',
});
// spec: errors/verifications-broken
export const HomeOffline = screen({
  tags: ['!picture'],
  recorded: [breaks(getDashboard)],
  shows: /Failed to load verifications/,
});
// spec: dashboard-home/menu-click
export const UserMenuOpen = screen({ does: press(/Your account/), shows: 'Logout' });

// spec: dashboard-workers/count-all
export const Workers = screen({ ...onTab('workers'), shows: 'All Workers (6)' });
export const WorkersDark = screen({ ...onTab('workers'), globals: dark, shows: 'All Workers (6)' });
/** Without long names and running checks, the names and facts of five workers stand above the tabs of a phone. */
export const FiveWorkers = screen({
  tags: ['!picture'],
  globals: { viewport: { value: 'phone' } },
  ...onTab('workers'),
  recorded: [list([1, 2, 3, 4, 5].map((number) => ({ ...achieng, id: idOf(700 + number) })))],
  does: async ({ canvas, canvasElement }) => {
    const fifth = (await canvas.findAllByText(/6\syears\sexperience/)).at(-1);
    // The bar of a phone stands in front of the list.
    const [bar] = [...canvasElement.ownerDocument.querySelectorAll('nav')];
    const { bottom = Infinity } = fifth?.getBoundingClientRect() ?? {};
    await expect(bottom).toBeLessThanOrEqual(bar?.getBoundingClientRect().top ?? 0);
  },
  shows: 'All Workers (5)',
});
// spec: dashboard-workers/loading
export const WorkersLoading = screen({
  ...onTab('workers'),
  recorded: [waits(listNannies)],
  shows: 'Loading workers...',
});
// spec: dashboard-workers/empty-none
export const WorkersEmpty = screen({
  tags: ['!picture'],
  ...onTab('workers'),
  recorded: [list([])],
  shows: ['No Workers Found', 'Workers whom you invite stand here.'],
});
// spec: errors/workers-refused
export const WorkersRefused = screen({
  tags: ['!picture'],
  ...onTab('workers'),
  recorded: [refuses(listNannies, 403, 'Not now')],
  shows: 'Failed to fetch workers',
});
// spec: errors/workers-broken
export const WorkersOffline = screen({
  tags: ['!picture'],
  ...onTab('workers'),
  recorded: [breaks(listNannies)],
  shows: 'Error fetching workers',
});
// spec: dashboard-workers/filter-toggle, dashboard-workers/filter-bar
export const WorkersByRole = screen({
  ...onTab('workers'),
  does: inTurn(open('Filter by Role'), choose('Nannies')),
  shows: 'Showing Nannies only',
});
const allFilters = inTurn(
  open('Filter by Role'),
  choose('Nannies'),
  open('More Filters'),
  write('Town or area', 'Kilimani'),
  select('Experience', 'At least 5 years'),
  turn('Verified only'),
);
/** A worker that only the service finds, by the place: her card shows that the search is over. */
const foundByPlace = answers(
  listNannies,
  [{ ...mercy, service_type: 'Nanny', location: 'Kilimani, near Yaya Centre' }],
  { query: { place: 'Kilimani' } },
);
export const WorkersFiltered = screen({
  ...onTab('workers'),
  recorded: [list([achieng]), foundByPlace],
  does: allFilters,
  shows: [
    'Search Results (2)',
    'Clear filters',
    /^Showing verified Nannies in Kilimani with at least 5 years/,
  ],
});
export const WorkersFilteredOnNarrowestPhone = screen({
  ...onTab('workers'),
  recorded: [list([achieng]), foundByPlace],
  does: allFilters,
  globals: narrow,
  shows: 'Search Results (2)',
});
// spec: dashboard-workers/search-button, dashboard-workers/count-found
export const WorkersFound = screen({
  tags: ['!picture'],
  ...onTab('workers'),
  does: searchFor('Achieng'),
  shows: 'Search Results (1)',
});
export const WorkersFoundByTheService = screen({
  tags: ['!picture'],
  ...onTab('workers'),
  recorded: [list([]), answers(searchByNumber, [achieng])],
  does: searchFor('0700 000 101'),
  shows: 'Search Results (1)',
});
// spec: dashboard-workers/searching
export const WorkersSearching = screen({
  ...onTab('workers'),
  recorded: [list([achieng]), waits(listNannies)],
  does: searchFor('Achieng'),
  shows: 'Searching workers...',
});
// spec: dashboard-workers/empty-results
export const WorkersNotFound = screen({
  ...onTab('workers'),
  does: searchFor('Nobody of this name'),
  shows: 'No Results Found',
});
// spec: errors/workers-search
export const WorkersSearchFailed = screen({
  tags: ['!picture'],
  ...onTab('workers'),
  recorded: [list([achieng]), breaks(listNannies)],
  does: searchFor('Achieng'),
  shows: 'Failed to search. Please try again.',
});

// spec: dashboard-verifications/count
export const Verifications = screen({
  tags: ['!picture'],
  ...onTab('verifications'),
  shows: 'Showing 7 of 7 verifications',
});
// spec: dashboard-home/success-message
export const VerificationsAfterPayment = screen({
  state: { activeTab: 'verifications', showSuccessMessage: true, workerName: achieng.name },
  shows: /Payment successful! .* Achieng Otieno/,
});
export const VerificationFollowed = screen({
  ...onTab('verifications'),
  recorded: [answers(getDashboard, { requests: [], purchases: ordersOfMercy('paid').purchases })],
  does: open('The checks'),
  shows: 'Our team asks the earlier employers',
});
/** At a desk the case that waits for the employer stands beside the list. */
const beside = {
  ...onTab('verifications'),
  shows: ['Showing 7 of 7 verifications', 'The way to the report'],
};
export const VerificationsAtDesk = screen({ ...beside, globals: desktop });
export const VerificationsAtDeskDark = screen({ ...beside, globals: { ...desktop, ...dark } });
export const VerificationSelected = screen({
  ...onTab('verifications'),
  globals: desktop,
  does: press('Mercy Chebet'),
  shows: 'Our team asks the earlier employers',
});
// spec: dashboard-verifications/filter-toggle, dashboard-verifications/count
export const VerificationsFiltered = screen({
  ...onTab('verifications'),
  does: inTurn(open('Filter'), choose('Pending')),
  shows: 'Showing 2 of 7 verifications',
});
export const VerificationsNoneMatch = screen({
  ...onTab('verifications'),
  does: inTurn(open('Filter'), choose('Nearly Complete')),
  shows: 'No Matching Verifications',
});
// spec: dashboard-verifications/empty
export const VerificationsEmpty = screen({
  tags: ['!picture'],
  ...onTab('verifications'),
  recorded: [answers(getDashboard, emptyDashboard)],
  shows: 'No Verifications Yet',
});

export const Profile = screen({ ...onTab('profile'), shows: 'Total Verifications' });
// spec: dashboard-profile/company, dashboard-profile/family
export const ProfileOfCompany = screen({
  ...onTab('profile'),
  before: () => session.signIn('a-recorded-session', employerOfCompany),
  shows: 'Kamau & Daughters • Employer',
  does: async ({ canvas }) => {
    await expect(await canvas.findByText('Family of 5')).toBeVisible();
  },
});
