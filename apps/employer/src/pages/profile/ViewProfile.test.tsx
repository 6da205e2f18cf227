import { signOutEmployerEverywhere } from '@repo/api-client/contract/employer-auth';
import { getEmployerProfile } from '@repo/api-client/contract/employer-profile';
import { answers, breaks } from '@repo/api-client/recorded/recorded-calls';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { facts, here, openScreen, press } from '../../../stories/in-test.tsx';
import { wholeProfile } from '../../../stories/profiles.ts';
import { paths } from '../../paths.ts';
import { session, type UserData } from '../../session/session.ts';
import ProfilePage from './ProfilePage.tsx';

/** Opens the profile of an employer with every field, or of another stored employer. */
function open(user: UserData = wholeProfile, isWhole = true) {
  openScreen(ProfilePage, paths.profile, {
    before: () => void session.keepUser(user),
    recorded: isWhole ? [answers(getEmployerProfile, wholeProfile)] : [],
  });
  return screen.findByRole('button', { name: 'Edit Profile' });
}
const confirm = async () =>
  within(await screen.findByRole('alertdialog'))
    .getByRole('button', { name: 'Sign out everywhere' })
    .click();
const headerOf = (name: string) =>
  screen.getByRole('heading', { level: 2, name }).parentElement?.parentElement?.textContent;
const sections = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

// spec: profile/title, profile/subtitle, profile/back, shared-pieces/page-header
it('has its title and subtitle, and leads back to the dashboard', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'My Profile' })).toBeTruthy();
  expect(screen.getByText('Manage your employer account and preferences')).toBeTruthy();
  await press('link', 'Back to dashboard');
  expect(here().pathname).toBe('/dashboard');
});

// spec: profile/header-avatar, profile/header-name, profile/header-company, profile/header-location
// spec: profile/header-family
it('shows who she is, with her company and her family', async () => {
  await open();
  expect(headerOf('Wanjiru Kamau')).toMatch(
    /^WKWanjiru Kamau ?Kamau & Daughters\u00A0• Employer ?Kilimani, Nairobi ?· Family of 5/,
  );
});

// spec: profile/header-name, profile/header-company, profile/header-location
it('stands in for what she has not told', async () => {
  await open({ name: '', phone: '+254700000012', location: null }, false);
  expect(headerOf('Your Name')).toMatch(/^12Your Name ?Employer ?Location not specified/);
});

// spec: profile/name, profile/phone, profile/email, profile/location, profile/company, profile/industry
// spec: profile/family-size, profile/preferred, profile/budget, profile/availability, profile/requirements
it('shows what she has told, each once: in her card, or in its section', async () => {
  await open();
  expect(sections().slice(1)).toEqual([
    'Personal Information',
    'Company & Family',
    'Preferences & Requirements',
    'Account Statistics',
  ]);
  expect(facts()).toMatchObject({
    'Phone Number': '+254 700 000 012',
    'Email Address': 'wanjiru@example.com',
    Industry: 'Catering',
    'Preferred Service Types': 'Nanny',
    'Budget Range': '1000-2000 KES',
    'Availability Needs': expect.stringMatching(/^Weekdays/) as unknown,
    'Special Requirements': expect.stringMatching(/^Knows first aid/) as unknown,
  });
  expect(headerOf('Wanjiru Kamau')).toMatch(
    /Wanjiru Kamau.*Kamau & Daughters.*Kilimani, Nairobi.*Family of 5/,
  );
  for (const term of ['Full Name', 'Location', 'Company Name', 'Family Size'])
    expect(facts()).not.toHaveProperty([term]);
});

// spec: profile/stat-total, profile/stat-completed, profile/stat-spent, profile/stat-active
it('counts her verifications, what she spent and the workers', async () => {
  await open();
  await vi.waitFor(() =>
    expect(facts()).toMatchObject({
      'Total Verifications': '7',
      Completed: '3',
      'Total Spent': 'KES\u00A04,500',
      'Active Workers': '3',
    }),
  );
  for (const label of ['Completed', 'Active Workers'])
    expect(screen.getByText(label).parentElement?.textContent).toMatch(/Packages you paid for$/);
});

// spec: profile/name, profile/phone, profile/email, profile/location, profile/company, profile/industry
// spec: profile/family-size, profile/availability, profile/requirements
it('has a field for each while it is edited, a name and a location required', async () => {
  await open();
  await press('button', 'Edit Profile');
  for (const label of [/^Full Name/, /^Email Address/, /^Location/, /^Company Name/, /^Industry/])
    expect(screen.getByLabelText(label).tagName, String(label)).toBe('INPUT');
  expect(screen.getByLabelText(/^Family Size/).tagName).toBe('INPUT');
  // Whole sentences, which a line of a phone would cut off.
  for (const label of [/^Availability Needs/, /^Special Requirements/])
    expect(screen.getByLabelText(label).tagName, String(label)).toBe('TEXTAREA');
  // The figures are no part of what is edited.
  expect(screen.queryByRole('heading', { name: 'Account Statistics' })).toBeNull();
  expect(screen.getByLabelText(/^Location/).getAttribute('placeholder')).toBe('e.g. Nairobi, Mombasa');
  for (const label of [/^Full Name/, /^Phone Number/, /^Location/])
    expect(screen.getByLabelText(label).getAttribute('aria-required'), String(label)).toBe('true');
});

// spec: profile/preferred, profile/budget, constants/preferred-options, constants/budget-options
it.each([
  [
    /^Preferred Service Types/,
    ['Nanny', 'House Manager', 'Housekeeper', 'Driver', 'Gardener', 'Cook', 'Multiple'],
  ],
  [/^Budget Range/, ['Under 500 KES', '500-1000 KES', '1000-2000 KES', '2000-5000 KES', 'Over 5000 KES']],
])('offers under %s the choices of the specification', async (label, choices) => {
  await open();
  await press('button', 'Edit Profile');
  const { options } = screen.getByLabelText<HTMLSelectElement>(label);
  expect([...options].map(({ text }) => text).slice(-choices.length)).toEqual(choices);
});

// spec: profile/not-authenticated
it('needs somebody with a phone', () => {
  openScreen(ProfilePage, paths.profile, { before: () => localStorage.removeItem('userData') });
  expect(screen.getByText('User not authenticated')).toBeTruthy();
});

it('signs out on every device once it is confirmed, and forgets her here', async () => {
  const everywhere = answers(signOutEmployerEverywhere, { message: 'Signed out everywhere.' });
  const respond = vi.fn<typeof everywhere.respond>(everywhere.respond);
  openScreen(ProfilePage, paths.profile, {
    before: () => void session.keepUser(wholeProfile),
    recorded: [answers(getEmployerProfile, wholeProfile), { ...everywhere, respond }],
  });
  await screen.findByRole('button', { name: 'Edit Profile' });
  await press('button', 'Sign out everywhere');
  expect(respond).not.toHaveBeenCalled();
  await confirm();
  await vi.waitFor(() => expect(session.user()).toBeUndefined());
  expect(respond).toHaveBeenCalledOnce();
});

it('stays signed in here when the other sessions could not be ended', async () => {
  openScreen(ProfilePage, paths.profile, {
    before: () => void session.keepUser(wholeProfile),
    recorded: [answers(getEmployerProfile, wholeProfile), breaks(signOutEmployerEverywhere)],
  });
  await screen.findByRole('button', { name: 'Edit Profile' });
  await press('button', 'Sign out everywhere');
  await confirm();
  await screen.findByText('You are still signed in elsewhere. Please try again.');
  expect(session.user()).toBeDefined();
});
