import { getContactStatus } from '@repo/api-client/contract/contact-requests';
import { getDashboard } from '@repo/api-client/contract/employer';
import { getNanny, getPublicProfile } from '@repo/api-client/contract/nannies';
import { answers, breaks, refuses, waits } from '@repo/api-client/recorded/recorded-calls';
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { atDesk, facts, here, onPhone, openScreen, press } from '../../../stories/in-test.tsx';
import { contact } from '../../../stories/contacts.ts';
import { achieng, baraka, longestName, zawadi } from '../../../stories/people.ts';
import { paidCheck } from '../../../stories/purchases.ts';
import { paths } from '../../paths.ts';
import WorkerProfilePage from './WorkerProfilePage.tsx';

async function open(worker: { readonly id: string; readonly name: string | null }, state?: unknown) {
  openScreen(WorkerProfilePage, paths.workerProfile, { state: state ?? { workerId: worker.id } });
  await screen.findByRole('heading', { name: 'Worker Information' });
  return screen.getByRole('heading', { level: 2, name: worker.name ?? '' });
}

// spec: worker-profile/state-id, worker-profile/header-who, worker-profile/header-badge
// spec: worker-profile/header-score
it('shows who she is, and that she is verified', async () => {
  const name = await open(achieng);
  const person = name.parentElement?.parentElement;
  expect(person?.textContent).toMatch(/^Achieng Otieno ?Nanny · Kilimani, Nairobi ?Verified identity$/);
  const header = person?.parentElement?.parentElement;
  expect(header?.textContent).toMatch(/identity ?90 out of 100, Platinum ?90 ?Platinum, trust score 90/);
});

it('shows the photo that she shows, and says that nobody compared it', async () => {
  await open(achieng);
  expect(document.querySelector('img')?.getAttribute('src')).toBe(achieng.photo);
  expect(screen.getByText('Worker’s own photo, not compared with the ID.')).toBeTruthy();
  cleanup();
  await open(baraka);
  expect(document.querySelector('img')).toBeNull();
  expect(screen.getByText('BM')).toBeTruthy();
  expect(screen.queryByText(/own photo/)).toBeNull();
});

// spec: worker-profile/header-badge, worker-profile/status
it('shows no such badge of whom is not verified', async () => {
  await open(baraka);
  expect(screen.queryByText(/^Verified/)).toBeNull();
  expect(facts()).toMatchObject({ 'Verification Status': 'Not Verified', 'Trust Badge': 'Basic' });
});

// spec: worker-profile/service-type, worker-profile/location, worker-profile/experience
// spec: worker-profile/trust-score, worker-profile/trust-badge, worker-profile/status
// spec: worker-profile/member-since, worker-profile/updated, worker-profile/badge-updated
it('lists what is known of her', async () => {
  await open(achieng);
  expect(screen.getByRole('heading', { name: 'Worker Information' })).toBeTruthy();
  expect(facts()).toMatchObject({
    'Service Type': 'Nanny',
    Location: 'Kilimani, Nairobi',
    Experience: '6 years',
    'Trust Score': '90 out of 100',
    'Trust Badge': 'Platinum',
    'Verification Status': 'Verified',
    'Member Since': 'Apr 14, 2026',
    'Last Updated': 'Nov 2, 2026',
    'Badge Last Updated': 'Nov 19, 2026',
  });
  expect(screen.getByRole('heading', { name: 'Profile History' })).toBeTruthy();
});

// spec: worker-profile/experience, worker-profile/misconduct
it('counts one year as one, and misconduct only where there is some', async () => {
  await open(zawadi);
  expect(facts()).toMatchObject({ Experience: '1 year' });
  expect(facts()).not.toHaveProperty('Misconduct Flags');
  expect(screen.queryByRole('link', { name: 'View Misconduct Records' })).toBeNull();
});

// spec: worker-profile/misconduct
it('tells how many misconduct flags there are, and leads to them', async () => {
  await open(longestName);
  expect(facts()).toMatchObject({ 'Misconduct Flags': '1' });
  await press('link', 'View Misconduct Records');
  expect(here()).toMatchObject({ pathname: '/worker-alert', state: { workerId: longestName.id } });
});

// spec: worker-profile/about
it('shows what she says of herself', async () => {
  await open(achieng);
  const about = screen.getByRole('heading', { name: 'About' }).parentElement?.textContent;
  expect(about).toContain(achieng.bio);
});

it('tells of her age the band alone, which she did not write', async () => {
  await open(achieng);
  const titled = (name: string) => screen.getByRole('heading', { name }).closest('section');
  expect(titled('Worker Information')?.textContent).toContain('Age25-34');
  expect(titled('Skills and Availability')?.textContent).not.toContain('Age');
});

it('lists what she wrote for employers, and says that she wrote it', async () => {
  await open(achieng);
  expect(facts()).toMatchObject({
    Languages: 'English, Kiswahili, Dholuo',
    Skills: 'First aid, cooking for toddlers',
    Education: 'Secondary School',
    Availability: 'Full-time',
  });
  expect(screen.getByText('Written by the worker, not a result of our checks.')).toBeTruthy();
});

it('leaves out what she did not write', async () => {
  await open(zawadi);
  expect(screen.queryByRole('heading', { name: 'Skills and Availability' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'About' })).toBeNull();
  for (const term of ['Age', 'Languages', 'Skills', 'Education', 'Availability'])
    expect(facts()).not.toHaveProperty(term);
});

it('has the way to her number below her name on a phone, and beside the page on a desk', async () => {
  const sections = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  onPhone();
  await open(achieng);
  expect(sections().slice(1, 3)).toEqual(['Contact Information', 'Worker Information']);
  cleanup();
  atDesk();
  await open(achieng);
  expect(sections().slice(1)).toEqual([
    'Worker Information',
    'Skills and Availability',
    'About',
    'Contact Information',
    'Profile History',
  ]);
});

it.each([
  ['the way to her number, where it is open', null, Node.DOCUMENT_POSITION_PRECEDING],
  ['the start of a verification, where it is not', 'Not today.', Node.DOCUMENT_POSITION_FOLLOWING],
])('begins beside the page on a desk with %s', async (_name, refusal, place) => {
  atDesk();
  openScreen(WorkerProfilePage, paths.workerProfile, {
    state: { workerId: achieng.id },
    recorded: [answers(getContactStatus, contact(null, null, refusal))],
  });
  const start = await screen.findByRole('link', { name: 'Start New Verification' });
  const way = screen.getByRole('heading', { name: 'Contact Information' });
  expect(start.compareDocumentPosition(way)).toBe(place);
});

// spec: worker-profile/start
it('starts a verification of her', async () => {
  await open(achieng);
  await press('link', 'Start New Verification');
  expect(here()).toMatchObject({ pathname: '/package', state: { workerId: achieng.id } });
});

it.each(['phone', 'desk'])('leads to the report that is paid for, on a %s', async (size) => {
  if (size === 'phone') onPhone();
  else atDesk();
  await open(achieng);
  await press('link', 'View Report');
  expect(here()).toMatchObject({
    pathname: '/verification-report',
    state: { workerId: achieng.id, verificationId: paidCheck.id },
  });
});

it.each([
  ['whom no check was paid for', zawadi],
  ['whose answer is awaited', baraka],
])('has no link to a report of one %s', async (_who, worker) => {
  await open(worker);
  expect(screen.queryByRole('link', { name: 'View Report' })).toBeNull();
});

it('does without the link when the orders cannot be had', async () => {
  openScreen(WorkerProfilePage, paths.workerProfile, {
    state: { workerId: achieng.id },
    recorded: [breaks(getDashboard)],
  });
  expect(await screen.findByRole('link', { name: 'Start New Verification' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'View Report' })).toBeNull();
});

// spec: worker-profile/reports
it('leads to what is written about her', async () => {
  await open(achieng);
  await press('link', 'View Previous Reports');
  expect(here()).toMatchObject({ pathname: '/worker-profile-reviews', state: { workerId: achieng.id } });
});

// spec: worker-profile/state-worker
it('takes a whole worker for her id', async () => {
  expect(await open(achieng, { worker: { id: achieng.id, name: achieng.name } })).toBeTruthy();
});

// spec: worker-profile/not-found, worker-profile/back, errors/profile-failed, errors/profile-none
it.each([404, 409])('leads back to the search when the profile cannot be had (%i)', async (status) => {
  openScreen(WorkerProfilePage, paths.workerProfile, {
    state: { workerId: achieng.id },
    recorded: [refuses(getNanny, status, '')],
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Profile Not Found' })).toBeTruthy();
  const words =
    status === 404 ? 'Failed to load worker profile.' : 'Failed to load worker profile. Please try again.';
  expect(screen.getByText(words)).toBeTruthy();
  await press('link', 'Back to Search');
  expect(here()).toMatchObject({ pathname: '/dashboard', state: { activeTab: 'workers' } });
});

// spec: errors/profile-failed
it('says in the same words that nobody was reached', async () => {
  openScreen(WorkerProfilePage, paths.workerProfile, {
    state: { workerId: achieng.id },
    recorded: [breaks(getNanny)],
  });
  const words = 'Failed to load worker profile. Please try again.';
  // The query retries once before it reports the failure.
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
});

it('shows what is below her name at once, when all of it is there', async () => {
  openScreen(WorkerProfilePage, paths.workerProfile, {
    state: { workerId: achieng.id },
    recorded: [waits(getPublicProfile)],
  });
  expect(await screen.findByRole('heading', { level: 2, name: achieng.name ?? '' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Worker Information' })).toBeNull();
  expect(screen.getByText('Loading contact information...')).toBeTruthy();
});

describe('the score', () => {
  it('is explained part by part, and the parts add up to it', async () => {
    await open(achieng);
    const explained = (await screen.findByText('How this score is made up')).closest('details');
    expect(explained?.textContent).toMatch(/Police clearance: Earned10 of 10.*Trust Score90 of 100$/);
    // The words of the ring and of the two badges, which the head shows already.
    expect(explained?.open).toBe(false);
    expect([...(explained?.querySelectorAll('dt') ?? [])].map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Trust Score', 'Trust Badge', 'Verification Status']),
    );
    expect(facts()).toMatchObject({ 'Trust Score': '90 out of 100' });
  });

  it('is that of its parts wherever it stands, though the list has not caught up yet', async () => {
    const parts = [{ component: 'identity', points: 20, max: 20, state: 'earned' }];
    const now = {
      trust_score: 20,
      trust_badge: 'Basic',
      trust_checked: true,
      trust_reach: null,
      trust_score_breakdown: parts,
    };
    openScreen(WorkerProfilePage, paths.workerProfile, {
      state: { workerId: achieng.id },
      recorded: [answers(getPublicProfile, { id: achieng.id, ...now })],
    });
    await screen.findByText('How this score is made up');
    expect(facts()).toMatchObject({ 'Trust Score': '20 out of 100', 'Trust Badge': 'Basic' });
    expect(screen.queryByText(/90 out of 100/)).toBeNull();
  });

  it('stands without its parts when they do not arrive', async () => {
    openScreen(WorkerProfilePage, paths.workerProfile, {
      state: { workerId: achieng.id },
      recorded: [breaks(getPublicProfile)],
    });
    await screen.findByRole('heading', { name: 'Worker Information' });
    expect(facts()).toMatchObject({ 'Trust Score': '90 out of 100' });
    expect(screen.queryByText('How this score is made up')).toBeNull();
  });
});
