import type { WireEmployerProfile } from '@repo/api-client/contract/employer-profile';
import { employerProfileFormOf, type EmployerProfileForm } from '@repo/domain/employer-profile-form';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import { readDraft, writeDraft, type DraftKey } from '@repo/app-shell/drafts/draft-store';
import { session } from '../session/session.ts';
import { profileQuery, saveProfileForm, sendUnsentProfile } from './profile-sync.ts';
import { profileOf } from '../../stories/profiles.ts';

const signedUp = { name: 'Amina Test', phone: '+254700000001', location: 'Nairobi' };
const inAccount = profileOf({
  ...signedUp,
  email: 'amina@test.example',
  industry: 'Catering',
  family_size: 4,
  emergency_contact: 'Somebody Else',
  emergency_contact_phone: '0700 000 002',
});

let account: WireEmployerProfile;
let sent: unknown[];
const service = vi.fn<typeof fetch>();

/** A service with one account. A save keeps the fields that it omits. */
const online: typeof fetch = (_address, init) => {
  if (init?.method === 'PUT') {
    const change: object = JSON.parse(typeof init.body === 'string' ? init.body : '{}');
    sent.push(change);
    account = { ...account, ...change };
  }
  return Promise.resolve(Response.json(account));
};
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const refusing = () =>
  Promise.resolve(
    Response.json({ message: 'No.', error: 'No.', fields: { email: 'Not this one.' } }, { status: 400 }),
  );

const open = () => queryClient.query({ ...profileQuery, retry: false });
const save = (change: Partial<EmployerProfileForm>) => {
  const shown = employerProfileFormOf(session.user() ?? {});
  return saveProfileForm(shown, { ...shown, ...change });
};
const draftKey = (): DraftKey => ({ person: session.person(), form: 'profile', subject: '' });
const whenSent = () => vi.waitFor(() => expect(session.user()?.unsent).toBeUndefined());

beforeEach(() => {
  vi.stubGlobal('fetch', service);
  service.mockReset().mockImplementation(online);
  account = inAccount;
  sent = [];
  localStorage.clear();
  session.clear();
  queryClient.clear();
  session.signIn('a-token', signedUp);
});
afterEach(() => vi.unstubAllGlobals());

describe('a profile', () => {
  it('is brought to this device when it is opened, with what no form shows', async () => {
    await expect(open()).resolves.toEqual(inAccount);
    expect(session.user()).toEqual(inAccount);
    expect(sent).toEqual([]);
  });

  it('is saved here and to the account in one action, and only what was changed is told', async () => {
    await open();
    await expect(save({ industry: 'Building', family_size: ' 5 ' })).resolves.toBe('account');
    expect(sent).toEqual([{ ...signedUp, industry: 'Building', family_size: 5 }]);
    expect(account).toEqual({ ...inAccount, industry: 'Building', family_size: 5 });
    expect(session.user()).toEqual(account);
    expect(queryClient.getQueryData(profileQuery.queryKey)).toEqual(account);
  });

  // spec: profile/local, profile/employer-name
  it('is here before the account has answered', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    service.mockReturnValue(promise);
    const saving = save({ name: 'Amina Example' });
    expect(session.user()).toMatchObject({ name: 'Amina Example', unsent: ['name'] });
    expect(session.employerName()).toBe('Amina Example');
    resolve(Response.json({ ...inAccount, name: 'Amina Example' }));
    await expect(saving).resolves.toBe('account');
  });

  it('that was not changed makes no call', async () => {
    await open();
    service.mockClear();
    await expect(save({ name: ' Amina Test ' })).resolves.toBe('account');
    expect(service).not.toHaveBeenCalled();
  });

  it('of a device that never knew the account empties nothing there', async () => {
    await expect(save({ company_name: 'Test Ltd' })).resolves.toBe('account');
    expect(sent).toEqual([{ ...signedUp, company_name: 'Test Ltd' }]);
    expect(session.user()).toEqual({ ...inAccount, company_name: 'Test Ltd' });
  });
});

describe('a save that does not arrive', () => {
  it.each([
    ['without a network', offline],
    ['while the service is down', () => Promise.resolve(new Response('', { status: 503 }))],
    ['while the service is too busy', () => Promise.resolve(Response.json({}, { status: 429 }))],
  ])('%s stands here, and is sent when the page is opened again', async (_, failing) => {
    await open();
    service.mockImplementation(failing);
    await expect(save({ email: 'amina@home.example' })).resolves.toBe('device');
    expect(session.user()).toEqual({ ...inAccount, email: 'amina@home.example', unsent: ['email'] });
    expect(account).toEqual(inAccount);
    service.mockImplementation(online);
    await open();
    expect(account.email).toBe('amina@home.example');
    expect(session.user()).toEqual(account);
  });

  it('is sent when the browser is online again, and not twice', async () => {
    await open();
    service.mockImplementation(offline);
    await save({ email: 'amina@home.example' });
    service.mockImplementation(online);
    sendUnsentProfile();
    sendUnsentProfile();
    await whenSent();
    expect(sent).toEqual([{ ...signedUp, email: 'amina@home.example' }]);
    service.mockClear();
    sendUnsentProfile();
    expect(service).not.toHaveBeenCalled();
  });

  it('is not written over by another device, and writes over nothing but its own fields', async () => {
    await open();
    service.mockImplementation(offline);
    await save({ email: 'amina@home.example' });
    account = { ...inAccount, email: 'amina@other.example', name: 'Amina Other', industry: 'Building' };
    service.mockImplementation(online);
    await open();
    expect(account).toEqual({
      ...inAccount,
      email: 'amina@home.example',
      name: 'Amina Other',
      industry: 'Building',
    });
    expect(session.user()).toEqual(account);
  });

  it('is added to by the next one', async () => {
    await open();
    service.mockImplementation(offline);
    await save({ email: 'amina@home.example' });
    await save({ industry: 'Building' });
    await save({ email: '' });
    service.mockImplementation(online);
    await open();
    expect(sent).toEqual([{ ...signedUp, email: null, industry: 'Building' }]);
  });

  it('stands when only its own call fails', async () => {
    await open();
    service.mockImplementation(offline);
    await save({ email: 'amina@home.example' });
    service.mockImplementation((address, init) =>
      init?.method === 'PUT' ? offline() : online(address, init),
    );
    await expect(open()).resolves.toMatchObject({ email: 'amina@home.example', unsent: ['email'] });
  });

  it('fails where the browser does not keep it either', async () => {
    await open();
    service.mockImplementation(offline);
    const real = localStorage;
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => real.getItem(key),
      removeItem: (key: string) => real.removeItem(key),
      setItem: () => {
        throw new DOMException('Full', 'QuotaExceededError');
      },
    });
    await expect(save({ email: 'amina@home.example' })).rejects.toThrow('Call failed: network');
    expect(session.user()).toEqual(inAccount);
  });
});

it('a save that has not arrived when the session expires waits in the form for the same person', async () => {
  await open();
  service.mockImplementation(offline);
  await save({ industry: 'Building', family_size: '5' });
  writeDraft(draftKey(), { industry: 'Building and more' });
  session.expire();
  session.signIn('another-token', { ...signedUp, phone: '+254700000003' });
  expect(readDraft(draftKey())).toBeUndefined();
  session.signIn('a-third-token', signedUp);
  expect(readDraft(draftKey())).toMatchObject({
    isOpen: true,
    typed: { industry: 'Building and more', family_size: '5' },
  });
});

describe('a save that is refused', () => {
  it('does not stand here: it would be refused for ever', async () => {
    await open();
    service.mockImplementation(refusing);
    await expect(save({ email: 'amina@home.example' })).rejects.toThrow('Call failed: api');
    expect(session.user()).toEqual(inAccount);
    expect(queryClient.getQueryData(profileQuery.queryKey)).toEqual(inAccount);
  });

  it('leaves an earlier one, which has not arrived, as it was', async () => {
    await open();
    service.mockImplementation(offline);
    await save({ industry: 'Building' });
    service.mockImplementation(refusing);
    await expect(save({ email: 'amina@home.example' })).rejects.toThrow('Call failed: api');
    expect(session.user()).toEqual({ ...inAccount, industry: 'Building', unsent: ['industry'] });
  });
});

describe('what comes late', () => {
  /** A call that the test answers later, with the data of the account at the time of the call. */
  const heldBack = () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const now = account;
    return { promise, answer: () => resolve(Response.json(now)) };
  };

  it('from the account, asked for before a save, does not bring back what was there', async () => {
    await open();
    const late = heldBack();
    service.mockReturnValueOnce(late.promise);
    const opening = open();
    await save({ industry: 'Building' });
    late.answer();
    await expect(opening).resolves.toMatchObject({ industry: 'Building' });
    expect(session.user()).toEqual({ ...inAccount, industry: 'Building' });
  });

  it('of two saves arrives in their order, and the second is sent too', async () => {
    await open();
    const slow = heldBack();
    service.mockImplementationOnce(async (address, init) => {
      await slow.promise;
      return online(address, init);
    });
    const first = save({ industry: 'Building' });
    const second = save({ industry: 'Tests', location: 'Mombasa' });
    slow.answer();
    await Promise.all([first, second]);
    expect(account).toEqual({ ...inAccount, industry: 'Tests', location: 'Mombasa' });
    expect(session.user()).toEqual(account);
  });

  it('is not left to whoever signed in meanwhile', async () => {
    const late = heldBack();
    service.mockReturnValue(late.promise);
    const saving = save({ industry: 'Building' });
    const other = { name: 'Baraka Test', phone: '+254700000003', location: 'Kisumu' };
    session.signIn('another-token', other);
    late.answer();
    await saving;
    expect(session.user()).toEqual(other);
    expect(queryClient.getQueryData(profileQuery.queryKey)).toBeUndefined();
  });

  // spec: profile/not-authenticated
  it('needs somebody who is signed in', async () => {
    session.clear();
    await expect(save({})).rejects.toThrow('User not authenticated');
  });
});
