import { getEmployerProfile, saveEmployerProfile } from '@repo/api-client/contract/employer-profile';
import { answers, refuses, waits } from '@repo/api-client/recorded/recorded-calls';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { atDesk, onPhone, openScreen, press } from '../../../stories/in-test.tsx';
import { leavePage } from '../../../stories/reload.ts';
import { takingAccount, wholeProfile } from '../../../stories/profiles.ts';
import { paths } from '../../paths.ts';
import { session } from '../../session/session.ts';
import ProfilePage from './ProfilePage.tsx';

type Recorded = NonNullable<NonNullable<Parameters<typeof openScreen>[2]>['recorded']>;

const open = (recorded: Recorded) =>
  openScreen(ProfilePage, paths.profile, { before: () => void session.keepUser(wholeProfile), recorded });
const openToEdit = async (recorded: Recorded) => {
  open(recorded);
  await press('button', 'Edit Profile');
};
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const comesBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
const whole = answers(getEmployerProfile, wholeProfile);

// spec: profile/loading
it('waits for the account where nothing but the sign-up is known', () => {
  openScreen(ProfilePage, paths.profile, { recorded: [waits(getEmployerProfile)] });
  expect(screen.getByText('Loading profile...')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Edit Profile' })).toBeNull();
});

it('does not wait for it where the profile is known', () => {
  open([waits(getEmployerProfile)]);
  expect(screen.getByText('Kamau & Daughters • Employer')).toBeTruthy();
});

// spec: profile/phone-placeholder
it('gives an example of a phone, and counts a family in digits', async () => {
  await openToEdit([whole]);
  expect(field(/^Phone Number/).getAttribute('placeholder')).toBe('0700 000 000');
  expect(field(/^Family Size/).getAttribute('inputmode')).toBe('numeric');
});

// spec: profile/save
it('says that it is saving while it is, and cannot be left then', async () => {
  await openToEdit([waits(saveEmployerProfile), whole]);
  expect(screen.queryByRole('button', { name: 'Edit Profile' })).toBeNull();
  type(/^Industry/, 'Building');
  await press('button', /^Save/);
  const saving = screen.getByRole('button', { name: /Saving\.\.\.$/ });
  expect(saving.getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('button', { name: 'Cancel' }).getAttribute('aria-disabled')).toBe('true');
});

it('keeps Save in a bar outside of the form on a phone, and below the last field on a desk', async () => {
  const isInForm = () =>
    screen.getByRole('form', { name: 'My Profile' }).contains(screen.getByRole('button', { name: 'Save' }));
  onPhone();
  await openToEdit([whole]);
  expect(isInForm()).toBe(false);
  cleanup();
  atDesk();
  await openToEdit([whole]);
  expect(isInForm()).toBe(true);
});

// spec: profile/success-banner, profile/local, profile/saved-leaves, profile/employer-name
it('is kept in the browser, leaves editing, and says so above who she is', async () => {
  await openToEdit([takingAccount]);
  type(/^Full Name/, 'Wanjiru Njeri');
  await press('button', 'Save');
  const banner = await screen.findByText('Profile updated successfully!');
  expect(comesBefore(banner, screen.getByRole('heading', { level: 2, name: 'Wanjiru Njeri' }))).toBe(true);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(JSON.parse(localStorage.getItem('userData') ?? '')).toEqual({
    ...wholeProfile,
    name: 'Wanjiru Njeri',
  });
  expect(localStorage.getItem('employerName')).toBe('Wanjiru Njeri');
});

// spec: profile/error-banner, errors/profile-update
it('says above who she is that it was not saved, and keeps what was typed', async () => {
  const refused = refuses(saveEmployerProfile, 400, 'No.', { fields: { emergency_contact: 'No.' } });
  await openToEdit([refused, whole]);
  type(/^Industry/, 'Building');
  await press('button', 'Save');
  const banner = await screen.findByText('Failed to update profile. Please try again.');
  expect(comesBefore(banner, screen.getByRole('heading', { level: 2, name: 'Wanjiru Kamau' }))).toBe(true);
  expect(field(/^Industry/).value).toBe('Building');
  expect(session.user()?.industry).toBe('Catering');
});

// spec: profile/not-authenticated
it('needs a phone: it is who somebody is', () => {
  openScreen(ProfilePage, paths.profile, {
    before: () => void session.keepUser({ name: 'Wanjiru Kamau', phone: '' }),
  });
  expect(screen.getByText('User not authenticated')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/login');
});

it('is open after a reload with what was typed, until it is cancelled', async () => {
  await openToEdit([whole]);
  type(/^Industry/, 'Building');
  openScreen(ProfilePage, paths.profile, { before: leavePage(), recorded: [whole] });
  expect(field(/^Industry/).value).toBe('Building');
  expect(screen.getByText('We kept what you typed.')).toBeTruthy();
  await press('button', 'Cancel');
  openScreen(ProfilePage, paths.profile, { before: leavePage(), recorded: [whole] });
  await press('button', 'Edit Profile');
  expect(field(/^Industry/).value).not.toBe('Building');
  expect(screen.queryByText('We kept what you typed.')).toBeNull();
});
