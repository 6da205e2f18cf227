import type { WireWorkerProfile } from '@repo/api-client/contract/nannies';
import { getMe, type WireWorkerRecord } from '@repo/api-client/contract/worker';
import { getWorkerShare } from '@repo/api-client/contract/worker-app';
import { answers } from '@repo/api-client/recorded/recorded-calls';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { badgeLook } from '../../../stories/badge-look.tsx';
import { here, openScreen, press } from '../../../stories/in-test.tsx';
import { achieng, created, newcomer } from '../../../stories/people.ts';
import { employerLines, type EmployerLine } from '../../employer-view/employer-lines.ts';
import { paths } from '../../paths.ts';
import { employerViewWords } from './employer-view-words.ts';
import ProfilePage from './ProfilePage.tsx';

const open = (record: WireWorkerRecord = achieng, more: Parameters<typeof openScreen>[2] = {}) =>
  openScreen(ProfilePage, paths.profile, {
    ...more,
    recorded: [...(more.recorded ?? []), answers(getMe, record)],
  });
const says = (words: string) => screen.queryByText(words) !== null;
// The total of the score's parts has the label of the figure, and follows it.
const beside = (label: string) => screen.getAllByText(label)[0]?.parentElement?.textContent;

const code = () => screen.queryByRole('img', { name: 'QR code of your public page' });

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

// spec: worker-own-profile/avatar, worker-own-profile/name, worker-own-profile/figures
// spec: worker-own-profile/about
it('shows who she is, what she does, and what is thought of her', async () => {
  open();
  await screen.findByRole('heading', { name: 'Achieng Otieno' });
  expect(says('AO')).toBe(true);
  expect(document.body.textContent).toContain('Nanny · 6 years experience · Kilimani');
  // The card has the score, and the list does not say it again.
  expect(document.body.textContent).toContain('Silver, trust score 45');
  expect(beside('Rating')).toContain('4.8');
  expect(beside('Reviews')).toContain('12');
  const about = within(screen.getByRole('region', { name: 'About Me' }));
  expect(about.getByText(achieng.bio ?? '')).toBeTruthy();
});

it('shows the rating that she has', async () => {
  open({ ...achieng, rating: 3.5, reviewCount: 2 });
  await screen.findByRole('heading', { name: 'Achieng Otieno' });
  expect(beside('Rating')).toContain('3.5');
  expect(beside('Reviews')).toContain('2');
});

// spec: worker-entities/trust
it('shows how her score is made up: what she earned, and what earns the rest', async () => {
  open();
  const parts = (await screen.findByText('How your score is made up')).closest('details')?.textContent;
  expect(parts).toMatch(/ID verification: Earned20 of 20Your identity is verified\./);
  expect(parts).toMatch(/Police clearance: Not checkedup to 10Upload your Certificate of Good Conduct/);
  expect(parts).toMatch(/Trust Score45 of 100$/);
});

it('shows no score before anything was checked', async () => {
  open(created);
  await screen.findByText('How your score is made up');
  expect(screen.getAllByText('Not checked yet').length).toBeGreaterThan(0);
  expect(document.body.textContent).not.toMatch(/out of 100|of 100|Basic/);
  expect(document.body.textContent).toContain('Until then, employers see no score.');
});

it('says how far the score can reach while checks run', async () => {
  open({ ...achieng, trust_reach: 90 });
  await screen.findByText('How your score is made up');
  expect(document.body.textContent).toContain('Silver, trust score 45 so far, up to 90');
  expect(document.body.textContent).toContain('your score can still rise');
});

// spec: worker-own-profile/details
it('has where she lives, her age and her phone among the details', async () => {
  open();
  await screen.findByRole('heading', { name: 'Details' });
  expect(beside('Location')).toContain('Kilimani, Nairobi');
  expect(beside('Age')).toContain('32 years');
  expect(beside('Phone')).toContain('+254 700 000 101');
});

// spec: worker-own-profile/badge-verified, worker-own-profile/badge-pending, worker-own-profile/badge-failed
// spec: worker-own-profile/badge-other, worker-constants/preserved-real
it.each([
  ['verified', 'Identity Verified', 'success'],
  ['pending', 'Verification Pending', 'warning'],
  ['failed', 'Verification Failed', 'danger'],
  ['not_verified', 'Not Verified', 'default'],
] as const)('says of a verification that is %s: %s', async (verificationStatus, badge, tone) => {
  open({ ...achieng, verificationStatus });
  expect((await screen.findByText(badge)).className).toBe(badgeLook(tone));
});

// spec: worker-own-profile/fallbacks
it('makes nothing up where she has given nothing', async () => {
  open({ ...created, age: null, bio: null });
  await screen.findByRole('heading', { name: 'Details' });
  expect(says('You have not written about yourself yet.')).toBe(true);
  expect(beside('Rating')).toContain('None yet');
  expect(screen.queryByText('Age')).toBeNull();
});

it('has one thing to do while it is not filled in, beside what she has given', async () => {
  open(newcomer);
  await screen.findByRole('heading', { name: 'Your Name' });
  expect(document.body.textContent).not.toContain('not given yet');
  const card = within(screen.getByRole('region', { name: 'Fill in 4 things' }));
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Your full name',
    'Your town or area',
    'Your date of birth',
    'Your National ID number',
  ]);
  expect(beside('Phone')).toContain('+254 700 000');
  expect(screen.queryByText('Location')).toBeNull();
  expect(screen.queryByText('How employers see you')).toBeNull();
  const reason = screen.getByText('Complete your profile first: then you have a link to share.');
  expect(screen.getByRole('button', { name: 'Share My Profile' }).getAttribute('aria-describedby')).toBe(
    reason.closest('[id]')?.id,
  );
  await press('link', 'Complete Profile');
  expect(here().pathname).toBe(paths.completeProfile);
});

describe('how employers see her', () => {
  const card = async () => (await screen.findByText('How employers see you')).closest('details');
  /** The value beside each line's term. */
  const told = async () =>
    new Map(
      [...((await card())?.querySelectorAll('dt') ?? [])].map((term) => [
        term.textContent,
        term.nextElementSibling?.textContent ?? '',
      ]),
    );
  const words = employerViewWords.en.lines;

  /** An answer to an employer of which no two fields have the same value, and what she reads of each. */
  const shown: WireWorkerProfile = {
    id: achieng.id,
    name: 'Amani Test',
    phone: '+254 7•• ••• •77',
    service_type: 'Cook',
    position: null,
    location: 'Nyali, Mombasa',
    experience_years: 9,
    bio: 'I cook.',
    national_id: '•••••444',
    id_number: '•••••444',
    photo: '/api/photos/hers',
    smile_status: 'pending',
    trust_score: 38,
    trust_badge: 'Basic',
    trust_checked: true,
    trust_reach: 61,
    misconduct_flags: 3,
    created_at: '2025-02-01T08:00:00Z',
    updated_at: '2025-03-02T08:00:00Z',
    badge_last_updated: '2025-04-03T08:00:00Z',
    skills: 'Baking',
    languages: 'Dholuo',
    education: 'University Degree',
    availability: 'Weekends only',
    age_band: '55 and over',
  };
  const reads: Readonly<Record<EmployerLine, string>> = {
    name: 'Amani Test',
    photo: 'ATYour profile photo',
    work: 'Cook',
    place: 'Nyali, Mombasa',
    years: '9 years',
    age: '55 and over',
    languages: 'Dholuo',
    skills: 'Baking',
    education: 'University Degree',
    availability: 'Weekends only',
    about: 'I cook.',
    identity: 'Pending verification',
    score: 'Basic, trust score 38 so far, up to 61',
    incidents: '3',
    reviews: '12',
    phone: '+254 7•• ••• •77',
    idNumber: '•••••444',
    since: 'Feb 1, 2025',
    changed: 'Mar 2, 2025',
    badgeChanged: 'Apr 3, 2025',
  };

  it('is every field of their answer', async () => {
    open({ ...achieng, shown_to_employers: shown });
    expect(await told()).toEqual(new Map(employerLines.map((line) => [words[line], reads[line]])));
  });

  it('is nothing where they read nothing, and no fact about her where she has given nothing', async () => {
    open({ ...achieng, shown_to_employers: newcomer.shown_to_employers });
    const values = await told();
    for (const line of ['name', 'place', 'about', 'skills', 'age', 'education', 'availability'] as const)
      expect(values.get(words[line])).toBe('Not given');
    expect(values.get(words.photo)).toBe('Nothing');
    expect(values.get(words.incidents)).toBe('Not checked yet');
  });

  it.each([
    ['can be found', achieng, /^Employers who do not know you see this/],
    ['has switched that off', { ...achieng, listed: false }, /cannot find you now/],
    ['has not completed her profile', { ...achieng, profile_completed_at: null }, /cannot find you now/],
  ])('says who sees it where she %s', async (_, record, who) => {
    open(record);
    expect(within((await card()) ?? document.body).getByText(who).textContent).toMatch(
      /After your yes, an employer sees your place as you wrote it\.$/,
    );
  });
});

// spec: worker-own-profile/edit
it('leads to the form of her profile', async () => {
  open();
  await press('link', 'Edit Profile');
  expect(here().pathname).toBe(paths.completeProfile);
});

// spec: worker-own-profile/share
it('shares her public page', async () => {
  const share = vi.fn<(data?: ShareData) => Promise<void>>(() => Promise.resolve());
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  const message = 'Check out my verified Amini profile: http://localhost/w/achieng-otieno';
  const link = 'http://localhost/w/achieng-otieno';
  open(achieng, {
    recorded: [answers(getWorkerShare, { slug: 'achieng-otieno', link, message, listed: true })],
  });
  // Looking at her card makes no page that others could find.
  await screen.findByRole('heading', { name: 'Achieng Otieno' });
  expect(code()).toBeNull();
  await press('button', 'Share My Profile');
  await waitFor(() => expect(share).toHaveBeenCalledWith({ text: message }));
  await waitFor(() => expect(code()).not.toBeNull());
});
