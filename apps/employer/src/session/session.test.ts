import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSession } from './session.ts';
import { browserStore } from '@repo/app-shell/browser/storage';

const employer = { name: 'Zawadi Example', phone: '+254700000001', location: 'Nairobi' };
const fresh = () => createSession(browserStore(() => localStorage));

beforeEach(() => localStorage.clear());

describe('a session', () => {
  // spec: sign-in/session-stored, permissions/bearer, constants/storage-keys
  it('is kept under the keys of the specification', () => {
    fresh().signIn('a-token', employer);
    expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
      authToken: 'a-token',
      userData: JSON.stringify(employer),
      employerName: 'Zawadi Example',
    });
    expect(fresh().token()).toBe('a-token');
    expect(fresh().user()).toEqual(employer);
    expect(fresh().isSignedIn()).toBe(true);
  });

  it('keeps everything of a profile, with what has not reached the account', () => {
    const session = fresh();
    session.signIn('a-token', employer);
    const profile = {
      ...employer,
      name: 'Zawadi Other',
      email: 'zawadi@test.example',
      company_name: null,
      industry: 'Catering',
      family_size: 4,
      preferred_service_types: 'Nanny',
      budget_range: null,
      availability_needs: 'Weekdays',
      special_requirements: null,
      emergency_contact: 'Somebody Else',
      emergency_contact_phone: '0700 000 009',
      unsent: ['name'],
    };
    expect(session.keepUser(profile)).toBe(true);
    expect(fresh().user()).toEqual(profile);
    expect(fresh().employerName()).toBe('Zawadi Other');
    expect(fresh().token()).toBe('a-token');
  });

  // spec: constants/storage-keys
  it.each([
    ['zawadi@test.example', 'zawadi@test.example'],
    ['zawadi..n@test.example', null],
    [null, null],
    [undefined, 'before@test.example'],
  ])('keeps for receipts the e-mail of the profile, if it is one: %j', (email, kept) => {
    const session = fresh();
    session.signIn('a-token', employer);
    localStorage.setItem('userEmail', 'before@test.example');
    session.keepUser({ ...employer, ...(email === undefined ? {} : { email }) });
    expect(session.email()).toBe(kept);
    expect(localStorage.getItem('userEmail')).toBe(kept);
  });

  it('leaves nothing behind when it is cleared', () => {
    const session = fresh();
    session.signIn('a-token', employer);
    session.keepWorkerInvite({ name: 'A Worker', phone: '0700 000 002' });
    session.keepInvitation({ workerId: 'w', workerName: 'A Worker', packageId: 17 });
    localStorage.setItem('userEmail', 'somebody@example.com');
    session.clear();
    expect(localStorage).toHaveLength(0);
    expect(session.isSignedIn()).toBe(false);
  });

  it('begins without anything of whoever was signed in before', () => {
    const session = fresh();
    session.signIn('a-token', employer);
    session.keepWorkerInvite({ name: 'A Worker', phone: '0700 000 002' });
    session.keepInvitation({ workerId: 'w', workerName: 'A Worker', packageId: 17 });
    localStorage.setItem('userEmail', 'somebody@example.com');
    session.signIn('another-token', { name: 'Baraka Example', phone: '+254700000003' });
    expect(session.token()).toBe('another-token');
    expect(session.user()?.name).toBe('Baraka Example');
    expect(session.email()).toBeNull();
    expect(session.hasPendingWorkerInvite()).toBe(false);
    expect(session.pendingInvitation()).toBeUndefined();
  });

  it.each(['', '{', '[]', 'null', '{"name":7,"phone":"+254700000001"}'])(
    'takes rubbish (%j) for nothing',
    (stored) => {
      localStorage.setItem('userData', stored);
      localStorage.setItem('pendingWorkerInvite', stored);
      localStorage.setItem('pendingInvitation', stored);
      expect(fresh().user()).toBeUndefined();
      expect(fresh().pendingWorkerInvite()).toBeUndefined();
      expect(fresh().pendingInvitation()).toBeUndefined();
    },
  );

  it('takes an invitation without a name or phone for none', () => {
    localStorage.setItem('pendingWorkerInvite', '{"name":"","phone":"0700 000 002"}');
    expect(fresh().pendingWorkerInvite()).toBeUndefined();
  });

  it('tells of signing in and out, here and in another tab, until nobody listens', () => {
    const session = fresh();
    const listener = vi.fn<() => void>();
    const stop = session.subscribe(listener);
    session.signIn('a-token', employer);
    session.clear();
    expect(listener).toHaveBeenCalledTimes(2);
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'authToken' }));
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'somethingElse' }));
    expect(listener).toHaveBeenCalledTimes(3);
    stop();
    session.clear();
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'authToken' }));
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('lives in memory where the browser forbids storage', () => {
    const session = createSession(
      browserStore(() => {
        throw new DOMException('Denied', 'SecurityError');
      }),
    );
    session.signIn('a-token', employer);
    expect(session.token()).toBe('a-token');
    expect(session.keepUser({ ...employer, name: 'Zawadi Other' })).toBe(false);
    expect(session.user()?.name).toBe('Zawadi Other');
    session.clear();
    expect(session.token()).toBeNull();
  });
});
