import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../session/session.ts';
import { logOut } from './log-out.ts';

const leave = vi.spyOn(globalThis.location, 'replace').mockReturnValue();
const service = vi.fn<typeof fetch>();

beforeEach(() => {
  leave.mockClear();
  service.mockReset();
  vi.stubGlobal('fetch', service);
  session.signIn('a-token', { name: 'An Employer', phone: '+254700000001' });
});
afterEach(() => vi.unstubAllGlobals());

// spec: dashboard-home/menu-logout
it('leaves at once, while the server is told with the token that is no longer kept', () => {
  service.mockReturnValue(new Promise(() => {}));
  logOut();
  expect(session.isSignedIn()).toBe(false);
  expect(leave).toHaveBeenCalledOnce();
  const [address, init] = service.mock.calls[0] ?? [];
  expect(address).toBe('/api/employer/sign-out');
  // Leaving a page cancels every other call.
  expect(init?.keepalive).toBe(true);
  expect(init?.headers).toMatchObject({ authorization: 'Bearer a-token' });
});

it.each([401, 503])('is over here, whatever the server says (%i)', async (status) => {
  service.mockResolvedValue(Response.json({ message: 'no', error: 'no' }, { status }));
  logOut();
  // The next employer signs in before the answer arrives.
  session.signIn('another-token', { name: 'Another Employer', phone: '+254700000003' });
  await new Promise((resolve) => {
    setTimeout(resolve, 10);
  });
  expect(session.token()).toBe('another-token');
  expect(leave).toHaveBeenCalledOnce();
});
