import { browserStore } from '@repo/app-shell/browser/storage';
import { beforeEach, expect, it, vi } from 'vitest';
import { achieng, inReview } from '../../stories/people.ts';
import { createSession } from './session.ts';

const fresh = () => createSession(browserStore(() => localStorage));

beforeEach(() => localStorage.clear());

// spec: worker-otp/stored, worker-calls/bearer, worker-entities/session, worker-entities/user
// spec: worker-entities/storage
it('is kept under the keys of the specification, without what is nobody’s business on a lent phone', () => {
  fresh().signIn('a-token', achieng);
  expect(Object.keys(localStorage).toSorted()).toEqual(['workerData', 'workerToken']);
  expect(fresh().token()).toBe('a-token');
  expect(fresh().user()).toMatchObject({ id: achieng.id, smile_status: 'verified', smileIdVerified: true });
  const { workerData = '' } = Object.fromEntries(Object.entries(localStorage));
  for (const kept of [achieng.national_id, achieng.date_of_birth, achieng.emergency_contact_phone])
    expect(workerData).not.toContain(kept);
});

it.each([
  ['a token without a worker', { workerToken: 'a-token' }],
  ['a worker without a token', { workerData: JSON.stringify(achieng) }],
  ['a worker who cannot be read', { workerToken: 'a-token', workerData: '{"id":' }],
  ['nothing', {}],
])('%s is nobody', (_, stored) => {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  expect(fresh().isSignedIn()).toBe(false);
});

// spec: worker-calls/logout
it('forgets her, and tells those who asked, when she signs out', () => {
  const session = fresh();
  session.signIn('a-token', achieng);
  session.keepReturn('/worker/profile', null);
  const told = vi.fn<() => void>();
  session.subscribe(told);
  session.clear();
  expect(told).toHaveBeenCalledOnce();
  expect(localStorage).toHaveLength(0);
});

it('takes the account’s word on her, but for a language that is on its way there', () => {
  const session = fresh();
  session.signIn('a-token', achieng);
  session.keepLanguage('sw', true);
  session.keepUser(inReview);
  expect(session.user()).toMatchObject({ smile_status: 'pending', language: 'sw', isLanguageUnsent: true });
  session.keepLanguage('sw', false);
  session.keepUser(inReview);
  expect(session.user()).toMatchObject({ language: 'en' });
});

it('brings back to where it expired the same person alone, once', () => {
  const session = fresh();
  session.signIn('a-token', achieng);
  session.onExpiry(() => session.keepReturn('/worker/profile', { a: 1 }));
  session.expire();
  session.signIn('another-token', { ...achieng, phone: '+254700000999' });
  expect(session.takeReturn()).toBeUndefined();
  session.keepReturn('/worker/profile', { a: 1 });
  expect(session.takeReturn()).toMatchObject({ path: '/worker/profile', state: { a: 1 } });
  expect(session.takeReturn()).toBeUndefined();
});
