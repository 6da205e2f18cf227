import type { WireEmployerProfile } from '@repo/api-client/contract/employer-profile';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import DataProvider from '../../shell/DataProvider.tsx';
import { queryClient } from '../../api/query-client.ts';
import { session } from '../../session/session.ts';
import ProfilePage from './ProfilePage.tsx';
import { profileOf } from '../../../stories/profiles.ts';

const SAVED = 'Profile updated successfully!';
const UNSENT = 'Saved on this device, but not in your account yet';
const inAccount = profileOf({
  name: 'Amina Test',
  phone: '+254700000001',
  location: 'Nairobi',
  email: 'amina@test.example',
  industry: 'Catering',
  family_size: 4,
  emergency_contact: 'Somebody Else',
  emergency_contact_phone: '0700 000 002',
});

let account: WireEmployerProfile;
let isOnline: boolean;
const service = vi.fn<typeof fetch>((address, init) => {
  if (!isOnline) return Promise.reject(new TypeError('Failed to fetch'));
  if (address === '/api/employer/dashboard')
    return Promise.resolve(Response.json({ requests: [], purchases: [] }));
  if (init?.method === 'PUT' && typeof init.body === 'string') {
    const change: object = JSON.parse(init.body);
    account = { ...account, ...change };
  }
  return Promise.resolve(Response.json(account));
});

async function show() {
  render(
    <MemoryRouter initialEntries={['/profile']}>
      <ProfilePage />
    </MemoryRouter>,
    { wrapper: DataProvider },
  );
  await screen.findByText('Catering');
}
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  vi.stubGlobal('fetch', service);
  account = inAccount;
  isOnline = true;
  localStorage.clear();
  session.clear();
  queryClient.clear();
  session.signIn('a-token', { name: 'Amina Test', phone: '+254700000001', location: 'Nairobi' });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the profile', () => {
  // spec: profile/edit, profile/success-banner, profile/saved, profile/saved-leaves, constants/profile-banner
  it('is saved, says so for three seconds, and keeps what the form does not show', async () => {
    await show();
    press('Edit Profile');
    type(/Industry/, 'Building');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    press('Save');
    expect(await screen.findByText(SAVED)).toBeTruthy();
    expect(screen.getByText('Building')).toBeTruthy();
    expect(account).toEqual({ ...inAccount, industry: 'Building' });
    act(() => void vi.advanceTimersByTime(2500));
    expect(screen.queryByText(SAVED)).toBeTruthy();
    act(() => void vi.advanceTimersByTime(600));
    expect(screen.queryByText(SAVED)).toBeNull();
    expect(session.user()).toEqual(account);
  });

  // spec: profile/cancel
  it('is as it was last saved when editing is cancelled, and nothing is wrong with it any more', async () => {
    await show();
    press('Edit Profile');
    type(/Full Name/, '');
    type(/Industry/, 'Building');
    press('Save');
    expect(await screen.findAllByText('Name is required')).not.toHaveLength(0);
    press('Cancel');
    expect(screen.queryByText('Name is required')).toBeNull();
    expect(screen.getByText('Catering')).toBeTruthy();
    press('Edit Profile');
    expect(field(/Full Name/).value).toBe('Amina Test');
    expect(field(/Industry/).value).toBe('Catering');
    expect(screen.queryByText('Name is required')).toBeNull();
    expect(account).toEqual(inAccount);
  });

  // spec: profile/error-clears
  it('forgets what is wrong with a field when the field is edited, and only that', async () => {
    await show();
    press('Edit Profile');
    type(/Full Name/, '');
    type(/Family Size/, '0');
    press('Save');
    expect(await screen.findAllByText('Please enter a valid family size')).not.toHaveLength(0);
    type(/Family Size/, '5');
    expect(screen.queryByText('Please enter a valid family size')).toBeNull();
    expect(field(/Full Name/).getAttribute('aria-invalid')).toBe('true');
  });

  it('shows the phone, which cannot be typed over, and says why', async () => {
    await show();
    press('Edit Profile');
    const phone = field(/Phone Number/);
    expect(phone.value).toBe('+254 700 000 001');
    expect(phone.readOnly).toBe(true);
    expect(
      document.querySelector(`#${CSS.escape(phone.getAttribute('aria-describedby') ?? '')}`)?.textContent,
    ).toBe('You sign in with this number, so it cannot be changed here.');
  });

  it('takes another device’s changes while it is edited, and does not undo them', async () => {
    await show();
    press('Edit Profile');
    account = { ...inAccount, location: 'Mombasa' };
    await act(async () => queryClient.refetchQueries({ queryKey: ['profile'] }));
    expect(field(/Location/).value).toBe('Nairobi');
    type(/Industry/, 'Building');
    press('Save');
    await screen.findByText(SAVED);
    expect(account).toEqual({ ...inAccount, location: 'Mombasa', industry: 'Building' });
  });
});

describe('without a network', () => {
  const saveOffline = async () => {
    await show();
    press('Edit Profile');
    type(/Industry/, 'Building');
    isOnline = false;
    press('Save');
    await screen.findByText(UNSENT);
  };

  it('a save stands here, says so, and is sent when the browser is online again', async () => {
    await saveOffline();
    expect(screen.getByText('Building')).toBeTruthy();
    expect(screen.queryByText(SAVED)).toBeNull();
    expect(account).toEqual(inAccount);
    isOnline = true;
    fireEvent(globalThis.window, new Event('online'));
    expect(await screen.findByText(SAVED)).toBeTruthy();
    expect(screen.queryByText(UNSENT)).toBeNull();
    expect(account.industry).toBe('Building');
  });

  it('and is sent when the page is opened again', async () => {
    await saveOffline();
    cleanup();
    queryClient.clear();
    isOnline = true;
    render(<ProfilePage />, {
      wrapper: ({ children }) => (
        <MemoryRouter>
          <DataProvider>{children}</DataProvider>
        </MemoryRouter>
      ),
    });
    expect(screen.getByText(UNSENT)).toBeTruthy();
    expect(await screen.findByText(SAVED)).toBeTruthy();
    expect(account.industry).toBe('Building');
  });

  it('and is sent when she asks for it', async () => {
    await saveOffline();
    press('Send Now');
    const button = screen.getByRole('button', { name: 'Send Now' });
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'));
    expect(screen.getByText(UNSENT)).toBeTruthy();
    isOnline = true;
    press('Send Now');
    expect(await screen.findByText(SAVED)).toBeTruthy();
    expect(account.industry).toBe('Building');
  });
});
