import { initiateVerification } from '@repo/api-client/contract/invitations';
import { createNanny } from '@repo/api-client/contract/nannies';
import { expect, it, vi } from 'vitest';
import { accepting } from '../../../stories/household.ts';
import { here, openScreen, press } from '../../../stories/in-test.tsx';
import { paths } from '../../paths.ts';
import { session } from '../../session/session.ts';
import PackagePage from './PackagePage.tsx';

const zawadi = {
  name: 'Zawadi Naliaka',
  phone: '+254700000104',
  location: 'Nakuru',
  service_type: 'Cook',
  experience_years: 4,
};

// spec: entities/worker-pending-invite
it('enters all that is known of a pending worker, and then invites her', async () => {
  openScreen(PackagePage, paths.package, {
    state: { isNewInvite: true },
    recorded: accepting,
    before: () =>
      session.keepWorkerInvite({
        ...zawadi,
        phone: '0700 000 104',
        isNewWorker: true,
        email: 'zawadi@test.example',
        message: 'We met at the market.',
      }),
  });
  const asked = vi.spyOn(globalThis, 'fetch');
  await press('button', 'Send Invitation & Pay');
  await expect.poll(() => here().pathname).toBe('/invitationSent');
  const sent = (path: string): unknown => {
    const body = asked.mock.calls.find(([address]) => address === path)?.[1]?.body;
    return typeof body === 'string' ? JSON.parse(body) : body;
  };
  expect(sent(createNanny.path)).toEqual({
    ...zawadi,
    email: 'zawadi@test.example',
    message: 'We met at the market.',
  });
  expect(sent(initiateVerification.path)).toMatchObject({ name: zawadi.name, phone: zawadi.phone });
});
