import { getInvitationStatus } from '@repo/api-client/contract/invitations';
import { getContactStatus } from '@repo/api-client/contract/contact-requests';
import { getNanny, getPublicProfile } from '@repo/api-client/contract/nannies';
import { answers, refuses, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { facts, here, NEWS, openScreen, press } from '../../stories/in-test.tsx';
import { prospect, zawadi } from '../../stories/people.ts';
import { invitation } from '../../stories/purchases.ts';
import WorkerProfilePage from '../pages/worker-profile/WorkerProfilePage.tsx';
import { paths } from '../paths.ts';

const open = (...recorded: Recording[]) =>
  openScreen(WorkerProfilePage, paths.workerProfile, { state: { workerId: prospect.id }, recorded });
const stands = (status: string) => answers(getInvitationStatus, invitation(status));
const answer = async () => {
  await screen.findByRole('heading', { name: 'Your Invitation' });
  return facts();
};

describe('a worker before her yes', () => {
  it('is the name and the number that the employer typed, and whether she answered, and nothing else', async () => {
    const asked = vi.fn<Recording['respond']>(() => Promise.resolve(new Response(null, { status: 404 })));
    open(
      { call: getContactStatus, when: {}, respond: asked },
      { call: getPublicProfile, when: {}, respond: asked },
    );
    expect(await answer()).toEqual({
      Name: 'Zawadi Naliaka',
      Phone: '+254 700 000 104',
      Answer: 'Waiting until Nov 24, 2026',
    });
    expect(document.body.textContent).not.toMatch(/trust score|Nanny|misconduct|Request Contact|Verified/i);
    expect(asked).not.toHaveBeenCalled();
    await press('link', 'Track Invitation Status');
    expect(here().pathname).toBe('/verifications');
  });

  it.each([
    ['declined', 'Declined'],
    ['withdrawn', 'You withdrew it'],
    ['withdrawn', 'You withdrew it'],
    ['expired', 'No answer'],
    ['accepted', 'The agreement has ended'],
    ['something new', 'Unknown'],
  ])('can be invited again when the invitation is %s', async (status, words) => {
    open(stands(status));
    expect(await answer()).toMatchObject({ Answer: words });
    await press('link', 'Invite Again');
    expect(here().pathname).toBe('/invite');
  });

  it('can be invited when no invitation was sent', async () => {
    open(refuses(getInvitationStatus, 404, 'Invitation not found'));
    expect(await answer()).toMatchObject({ Answer: 'Not invited yet' });
    await press('link', 'Invite Worker');
    expect(here().pathname).toBe('/invite');
  });

  it.each(NEWS)('becomes her profile by her yes %s, at the same address', async (_when, happen) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    let status = 'pending';
    const now =
      (body: () => object): Recording['respond'] =>
      () =>
        Promise.resolve(Response.json(body()));
    open(
      { call: getInvitationStatus, when: {}, respond: now(() => invitation(status)) },
      {
        call: getNanny,
        when: { params: { id: prospect.id } },
        respond: now(() => (status === 'accepted' ? zawadi : prospect)),
      },
    );
    expect(await answer()).toMatchObject({ Answer: 'Waiting until Nov 24, 2026' });
    status = 'accepted';
    await happen();
    expect(await screen.findByRole('heading', { name: 'Worker Information' })).toBeTruthy();
  });
});
