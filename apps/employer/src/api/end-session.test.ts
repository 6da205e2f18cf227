import { getDashboard } from '@repo/api-client/contract/employer';
import { answers, playRecordings, refuses } from '@repo/api-client/recorded/recorded-calls';
import { expect, it, vi } from 'vitest';
import { session } from '../session/session.ts';
import { client } from './client.ts';

const leave = vi.spyOn(globalThis.location, 'replace').mockReturnValue();

const signIn = () => session.signIn('a-token', { name: 'An Employer', phone: '+254700000001' });

// spec: errors/unauthorised, permissions/any-401
it('forgets the person on any 401, and leaves for the public site', async () => {
  signIn();
  const playing = playRecordings([refuses(getDashboard, 401, 'Your session is over.')]);
  await expect(client.call(getDashboard, {})).rejects.toMatchObject({ failure: { status: 401 } });
  playing.stop();
  expect(session.token()).toBeNull();
  expect(session.user()).toBeUndefined();
  expect(leave).toHaveBeenCalledExactlyOnceWith('http://localhost:3000/');
});

it('keeps a session that began while an earlier one was being refused', async () => {
  leave.mockClear();
  signIn();
  const playing = playRecordings([refuses(getDashboard, 401, 'Your session is over.')]);
  const refused = client.call(getDashboard, {});
  session.signIn('another-token', { name: 'Another Employer', phone: '+254700000002' });
  await expect(refused).rejects.toMatchObject({ failure: { status: 401 } });
  playing.stop();
  expect(session.token()).toBe('another-token');
  expect(leave).not.toHaveBeenCalled();
});

it('stays for every other answer', async () => {
  leave.mockClear();
  signIn();
  const playing = playRecordings([answers(getDashboard, { requests: [], purchases: [] })]);
  await client.call(getDashboard, {});
  playing.stop();
  expect(session.isSignedIn()).toBe(true);
  expect(leave).not.toHaveBeenCalled();
});
