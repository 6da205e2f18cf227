import { getMe } from '@repo/api-client/contract/worker';
import { quirkProperty } from '@repo/api-client/contract/installation-style';
import {
  answerWorkerRequest,
  getWorkerDashboard,
  listWorkerRequests,
} from '@repo/api-client/contract/worker-app';
import { getVerificationStatus } from '@repo/api-client/contract/worker-status';
import { answers, breaks, waits, type Recording } from '@repo/api-client/recorded/recorded-calls';
import type { WireWorkerDashboard } from '@repo/api-client/queries/worker-app';
import type { VerificationStatus } from '@repo/api-client/queries/worker-status';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { badgeLook } from '../../../stories/badge-look.tsx';
import { contact, dashboard, invitation } from '../../../stories/consent-requests.ts';
import { here, openScreen, press } from '../../../stories/in-test.tsx';
import { achieng } from '../../../stories/people.ts';
import { firstDay, toDoAgain } from '../../../stories/worker-status.ts';
import { myRecordQuery } from '../../api/my-record.ts';
import { queryClient } from '../../api/query-client.ts';
import { paths } from '../../paths.ts';
import { session } from '../../session/session.ts';
import DashboardPage from './DashboardPage.tsx';

const open = (recorded: readonly Recording[] = []) =>
  openScreen(DashboardPage, paths.dashboard, { recorded });
afterEach(() => {
  document.documentElement.removeAttribute('style');
});

const says = (words: string) => screen.queryByText(words) !== null;
/** Its duration is an element of its own. */
const underReview = (_: string, element: Element | null) =>
  element?.tagName === 'P' && element.textContent === 'Verification Under Review… usually takes 24-48 hours';

// spec: worker-dashboard/greeting, worker-dashboard/avatar, worker-dashboard/badge
// spec: worker-constants/preserved-badge
it('greets her by her first name, with her initials, and says that it is pending though she is verified', async () => {
  open();
  await screen.findByRole('heading', { level: 1, name: 'Hello, Achieng' });
  expect(says('AO')).toBe(true);
  await screen.findByRole('heading', { name: 'Quick Actions' });
  expect(screen.getByText('Verification Pending').className).toBe(badgeLook('warning'));
  expect(says('Verification Completed Successfully!')).toBe(false);
});

// spec: worker-dashboard/greeting-fallback
it('greets one without a name as a worker', async () => {
  const nobody = { ...achieng, name: null };
  openScreen(DashboardPage, paths.dashboard, {
    recorded: [waits(getWorkerDashboard), answers(getMe, nobody)],
    before: () => session.keepUser(nobody),
  });
  await screen.findByRole('heading', { level: 1, name: 'Hello, Worker' });
  expect(says('W')).toBe(true);
});

// spec: worker-dashboard/profile-updated
it.each([
  ['is fetched anew when she comes from saving her profile', { profileUpdated: true }, 6],
  ['stands when she comes from elsewhere', null, 99],
])('what was known of her %s', async (_, state, years) => {
  openScreen(DashboardPage, paths.dashboard, {
    state,
    before: () => queryClient.setQueryData(myRecordQuery.queryKey, { ...achieng, experience_years: 99 }),
  });
  await screen.findByRole('heading', { name: 'Quick Actions' });
  await waitFor(() => expect(queryClient.getQueryData(myRecordQuery.queryKey)?.experience_years).toBe(years));
});

describe('her figures', () => {
  const figures = { ...dashboard, trust_score: 65, reviews: 0, jobs: 4 };
  const score = async () => (await screen.findByRole('region', { name: 'Trust Score' })).textContent;

  // spec: worker-dashboard/tiles, worker-constants/score
  it('are her trust score, reviews and jobs', async () => {
    open([answers(getWorkerDashboard, figures)]);
    const figure = async (label: string) => (await screen.findByText(label)).parentElement?.textContent;
    expect(await score()).toMatch(/Gold.*65 out of 100/);
    expect(await figure('Reviews')).toMatch(/0/);
    expect(await figure('Jobs')).toMatch(/4/);
  });

  it.each([
    ['before anything was checked', { trust_checked: false }, 'Not checked yet'],
    ['while checks run', { trust_score: 25, trust_reach: 90 }, '25 so far, up to 90'],
  ])('have no tier %s', async (_, change, words) => {
    open([answers(getWorkerDashboard, { ...figures, ...change })]);
    expect(await score()).toContain(words);
    expect(await score()).not.toContain('Trust ScoreGold');
  });

  it('say what would raise the score, and lead to her card', async () => {
    open([answers(getWorkerDashboard, { ...figures, trust_score: achieng.trust_score })]);
    expect(await score()).toContain('A clear police clearance would add 10 points.');
    await press('link', 'Trust Score');
    expect(here().pathname).toBe(paths.profile);
  });

  it.each([
    ['is of another moment', answers(getMe, { ...achieng, trust_score: 12 })],
    ['did not arrive', breaks(getMe)],
  ])('say nothing of that where her record %s', async (_, record) => {
    open([record, answers(getWorkerDashboard, { ...figures, trust_score: achieng.trust_score })]);
    expect(await score()).not.toContain('would');
  });

  it('say how many of the steps of her verification are done and which is next, where that arrived', async () => {
    open();
    expect(await screen.findByText('2 / 5')).toBeTruthy();
    const next = screen.getByRole('link', { name: 'Optional: Upload police clearance' });
    expect(next.getAttribute('href')).toBe(paths.documents);
    // What not every check needs stands last.
    const badge = screen.getByText('Verification Pending');
    expect(badge.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole('progressbar', { name: 'Your steps' }).getAttribute('value')).toBe('40');
  });

  it('name a step that every check needs before her badge', async () => {
    open([answers(getVerificationStatus, toDoAgain)]);
    const next = await screen.findByRole('link', { name: 'Next: Send your selfie and ID' });
    const badge = screen.getByText('Verification Pending');
    expect(badge.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  it('are there without the steps, too', async () => {
    open([breaks(getVerificationStatus)]);
    await screen.findByText('Verification Pending');
    expect(screen.queryByText('Your steps')).toBeNull();
  });
});

// spec: worker-dashboard/dots
it('marks what is to be done with a dot, which goes with it', async () => {
  open([answers(getWorkerDashboard, { ...dashboard, verification: 'pending', open_requests: 1 })]);
  await screen.findByRole('link', { name: 'Verification (not done yet)' });
  expect(screen.getByRole('link', { name: 'Requests (1 to answer)' })).toBeTruthy();
});

// spec: worker-dashboard/dots
it('has no dot where nothing is to be done', async () => {
  open([answers(getWorkerDashboard, { ...dashboard, open_requests: 0 })]);
  await screen.findByRole('link', { name: 'Verification' });
  expect(screen.getByRole('link', { name: 'Requests' })).toBeTruthy();
});

// spec: worker-dashboard/under-review, worker-constants/review-time
it.each([
  ['is looked at', { under_review: true }],
  ['was not begun', { verification: 'needs_verification' }],
  ['is done', { verification: 'verified' }],
] as const)('tells of the review, which takes 24-48 hours, while it %s', async (_, change) => {
  open([answers(getWorkerDashboard, { ...dashboard, under_review: false, ...change })]);
  expect(await screen.findByText(underReview)).toBeTruthy();
});

it.each([
  ['has yet to begin', { needs: ['identity'] }, null, true],
  ['comes from having sent her photos', { needs: ['identity'] }, { pending: true }, false],
  ['has a check that waits for it', { needs: ['identity', 'references'], under_review: true }, null, true],
  ['has a result to answer first', { needs: ['finding', 'identity'] }, null, false],
  ['has nothing to do', { needs: [] }, null, false],
] as [string, Partial<WireWorkerDashboard>, object | null, boolean][])(
  'asks her to verify only while that is hers to do: one who %s',
  async (_, change, state, isAsked) => {
    openScreen(DashboardPage, paths.dashboard, {
      state,
      recorded: [
        answers(getWorkerDashboard, { ...dashboard, under_review: false, ...change }),
        answers(listWorkerRequests, { requests: [] }),
      ],
    });
    await screen.findByRole('heading', { name: 'Quick Actions' });
    expect(says('Verify your identity')).toBe(isAsked);
    expect(screen.queryByRole('link', { name: 'Start verification' }) !== null).toBe(isAsked);
  },
);

it.each([
  ['pending', true],
  ['verified', false],
] as const)(
  'says to one who comes from her code that it is under review while it is: %s',
  async (verification, isTold) => {
    document.documentElement.style.setProperty(quirkProperty('workerBadgeAlwaysPending'), 'expected');
    openScreen(DashboardPage, paths.dashboard, {
      state: { pending: true },
      recorded: [answers(getWorkerDashboard, { ...dashboard, verification, under_review: false })],
    });
    await screen.findByRole('heading', { name: 'Quick Actions' });
    expect(screen.queryByText(underReview) !== null).toBe(isTold);
  },
);

// spec: worker-dashboard/tabs, worker-dashboard/actions
it.each([
  ['Documents', paths.documents],
  ['References', paths.references],
  ['My Reviews', paths.reviews],
  ['Verification', paths.verification],
  ['Requests', `${paths.dashboard}?tab=requests`],
  ['Home', paths.dashboard],
  ['Verify', paths.verification],
  ['Alerts', `${paths.dashboard}?tab=alerts`],
  ['Profile', paths.profile],
  ['Settings', `${paths.dashboard}?tab=settings`],
])('%s leads to %s', async (name, path) => {
  open([answers(getWorkerDashboard, { ...dashboard, open_requests: 0, unread_notifications: 0 })]);
  await screen.findByRole('heading', { name: 'Quick Actions' });
  await press('link', name);
  const { pathname, search } = here();
  expect(pathname + search).toBe(path);
});

describe('the first step', () => {
  const status = (facts: VerificationStatus) => answers(getVerificationStatus, facts);
  const asked = answers(getWorkerDashboard, {
    ...dashboard,
    verification: 'needs_verification',
    under_review: false,
    needs: ['identity'],
    open_requests: 0,
  });
  const nobodyAsks = answers(listWorkerRequests, { requests: [] });
  const now = () => document.querySelector('[aria-current="step"]')?.textContent;

  it.each([
    ['Complete your profile', firstDay, 'Step 1 of 5.', paths.completeProfile, 'Fill in your profile'],
    [
      'Verify your identity',
      toDoAgain,
      'Step 2 of 5.',
      paths.verification,
      'Send your selfie and IDNot verified',
    ],
  ] as const)(
    'is one in the card, in its number and in the list: %s',
    async (title, facts, number, href, step) => {
      open([asked, nobodyAsks, status(facts)]);
      const card = within(await screen.findByRole('region', { name: title }));
      expect(card.getByText((words) => words.startsWith(number))).toBeTruthy();
      expect(card.getByRole('link').getAttribute('href')).toBe(href);
      expect(now()).toContain(step);
      // One dot points to it, and no other anywhere.
      const dots = screen.getAllByRole('link', { name: /\(not done yet\)/ });
      expect(dots.map((dot) => dot.getAttribute('href'))).toEqual([paths.verification]);
      // The profile is asked for once.
      expect(screen.getAllByText('Complete your profile')).toHaveLength(1);
    },
  );

  it('leaves the way to her profile where an employer asks first', async () => {
    open([asked, answers(listWorkerRequests, { requests: [contact] }), status(firstDay)]);
    await screen.findByRole('region', { name: 'Otieno Household' });
    expect(screen.getByRole('link', { name: 'Complete your profile' })).toBeTruthy();
  });
});

describe('the question of an employer', () => {
  const asks = (...requests: (typeof contact)[]) => answers(listWorkerRequests, { requests });
  const card = async (name: string) => within(await screen.findByRole('region', { name }));
  const agreed = answers(answerWorkerRequest, {
    message: 'Consent given.',
    request: { id: invitation.id, status: 'accepted' },
  });

  it('stands on her home, with what is checked, what a yes opens, and that it never costs her anything', async () => {
    open([asks(invitation)]);
    const question = await card('Njeri Kamau');
    for (const words of [
      'Asks to check you before hiring you. It is free for you.',
      'If you accept, we look into:',
      'Njeri Kamau then sees the results and your trust score. Your yes counts for these checks for 90 days, or until you take it back. For more checks we ask you again.',
      'Amini never asks you for money or your PIN.',
    ])
      expect(question.getByText(words)).toBeTruthy();
    const glance = question.getByText('If you accept, we look into:').nextElementSibling;
    expect([...(glance?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Identity',
      'References',
      'Social media',
      'Misconduct registry',
      'Police clearance. You can accept without one: only this check waits. A new one costs KES\u00A01,050.',
    ]);
    const meanings = question.getByText('What each check does').closest('details');
    expect(meanings?.open).toBe(false);
    expect(meanings?.textContent).toContain('Police clearance (Certificate of Good Conduct)');
    expect(meanings?.textContent).toContain('A new one costs KES 1,050 on eCitizen.');
    for (const name of ['Decline', 'Accept', 'Block this employer'])
      expect(question.getByRole('button', { name })).toBeTruthy();
  });

  it('that ends first is the one there, and goes once she has answered it', async () => {
    const later = { ...contact, expires_at: '2099-01-01T00:00:00.000Z' };
    open([agreed, asks(later, invitation)]);
    const question = await card('Njeri Kamau');
    expect(screen.queryByRole('region', { name: 'Otieno Household' })).toBeNull();
    question.getByRole('button', { name: 'Accept' }).click();
    expect(await card('Otieno Household')).toBeTruthy();
    expect(screen.getByText('Consent given.')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Njeri Kamau' })).toBeNull();
  });

  it('is declined only after she was asked again, because a no counts for 30 days', async () => {
    open([asks(invitation)]);
    (await card('Njeri Kamau')).getByRole('button', { name: 'Decline' }).click();
    expect(
      await screen.findByRole('alertdialog', { name: 'Are you sure you want to decline this request?' }),
    ).toBeTruthy();
  });

  it('has the help below it, and no button that floats over its answers', async () => {
    open([asks(invitation)]);
    await card('Njeri Kamau');
    const help = screen.getAllByRole('link', { name: /^Chat with us for help/ });
    expect(help).toHaveLength(1);
    expect(help[0]?.textContent).toContain('Chat with us for help');
  });

  it('that she has answered leaves room for what else waits', async () => {
    open([
      answers(getWorkerDashboard, { ...dashboard, needs: ['request', 'references'] }),
      asks({ ...invitation, status: 'accepted' }),
    ]);
    expect(await screen.findByRole('region', { name: 'Name one more person you worked for' })).toBeTruthy();
  });
});
