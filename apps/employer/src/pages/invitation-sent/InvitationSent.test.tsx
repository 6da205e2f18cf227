import {
  changeInvitation,
  getInvitationStatus,
  withdrawInvitation,
} from '@repo/api-client/contract/invitations';
import { answers, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { atDesk, here, onPhone, openScreen, press } from '../../../stories/in-test.tsx';
import { prospect } from '../../../stories/people.ts';
import { invitation } from '../../../stories/purchases.ts';
import { paths } from '../../paths.ts';
import InvitationSentPage from './InvitationSentPage.tsx';

const worker = { id: prospect.id, name: prospect.name };
const stands = (status: string) => answers(getInvitationStatus, invitation(status));
const open = (...recorded: Recording[]) =>
  openScreen(InvitationSentPage, paths.invitationSent, {
    state: { worker, package: { id: 17 } },
    recorded,
  });

afterEach(() => vi.useRealTimers());

// spec: invitation-sent/steps, invitation-sent/pending-track
it('lists what happens next, and leads to where it can be followed', async () => {
  open(stands('pending'));
  const next = (await screen.findByRole('heading', { name: 'What happens next' })).parentElement;
  expect(next?.textContent).toMatch(/YES or NO.*complete the payment.*checks start/);
  await press('link', 'Track Invitation Status');
  expect(here().pathname).toBe('/verifications');
});

it('leads there above the SMS on a phone, and after the next steps on a desk', async () => {
  const order = async () => {
    await screen.findByText('Invitation expires in 48 hours');
    const sms = await screen.findByRole('figure');
    return sms.compareDocumentPosition(screen.getByRole('link', { name: 'Track Invitation Status' }));
  };
  onPhone();
  open(stands('pending'));
  expect(await order()).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  cleanup();
  atDesk();
  open(stands('pending'));
  expect(await order()).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('shows the SMS to the worker, with words in the place of the link and the number', async () => {
  open(stands('pending'));
  const sms = await screen.findByRole('figure', { name: 'SMS from Amini to Zawadi Naliaka' });
  const words = sms.querySelector('blockquote')?.textContent;
  expect(words).toMatch(/^Amini: Wanjiru Kamau asks to check you before hiring you: ID, references,/);
  expect(words).toMatch(/ link Reply YES number or NO number$/);
  expect(screen.getByText(/^The link and the number are the worker’s own\./)).toBeTruthy();
});

it('says what the SMS is about where its words did not come', async () => {
  open(answers(getInvitationStatus, { ...invitation('pending'), sms: null }));
  expect(await screen.findByText('It says who invites and how to answer.')).toBeTruthy();
  expect(screen.queryByRole('figure')).toBeNull();
});

it('names whom the employer invited, as they typed it', async () => {
  open(stands('pending'));
  expect(await screen.findByText('To Zawadi Naliaka, +254 700 000 104')).toBeTruthy();
});

// spec: invitation-sent/accepted, invitation-sent/accepted-pay
it('leads to the payment after a yes', async () => {
  open(stands('accepted'));
  expect(await screen.findByText('Invitation accepted!')).toBeTruthy();
  await press('link', /^Complete Payment - KES\s1,000$/);
  expect(here()).toMatchObject({
    pathname: '/payment',
    state: { worker, package: { id: 17 }, isAcceptedInvitation: true },
  });
});

it('offers no payment for a yes that has ended since', async () => {
  open(answers(getInvitationStatus, { ...invitation('accepted'), yes_ended: true }));
  expect(await screen.findByText(/the agreement has ended since/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Complete Payment/ })).toBeNull();
  await press('link', 'Invite Again');
  expect(here().pathname).toBe('/invite');
});

it.each([
  ['expired', 'The invitation expired without an answer. Nothing was charged.', 'Invite Again'],
  ['withdrawn', 'You withdrew the invitation. Nothing was charged.', 'Invite Worker'],
  ['declined', 'The worker declined the invitation. Nothing was charged.', 'Invite Another Worker'],
])('says that it is %s, to readers as well, and leads to an invitation', async (status, words, label) => {
  open(stands(status));
  expect((await screen.findByText(words)).closest('[role=status]')).toBeTruthy();
  expect(screen.queryByText('What happens next')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Your Invitation' })).toBeTruthy();
  await press('link', label);
  expect(here().pathname).toBe('/invite');
});

// spec: invitation-sent/back
it.each(['pending', 'accepted', 'declined', 'expired'])(
  'offers the way back to the dashboard while it is %s',
  async (status) => {
    open(stands(status));
    await press('link', 'Back to Dashboard');
    expect(here()).toMatchObject({ pathname: '/dashboard', state: null });
  },
);

// spec: invitation-sent/polled
it('asks every 30 seconds until there is an answer', async () => {
  vi.useFakeTimers();
  const asked = vi.fn<Recording['respond']>();
  const says = (status: string) =>
    asked.mockImplementation(() => Promise.resolve(Response.json(invitation(status))));
  says('pending');
  open({ call: getInvitationStatus, when: {}, respond: asked });
  const pass = (seconds: number) =>
    act(async () => {
      await vi.advanceTimersByTimeAsync(seconds * 1000);
    });
  await pass(1);
  expect(screen.getByText('Invitation expires in 48 hours')).toBeTruthy();
  await pass(28);
  expect(asked).toHaveBeenCalledOnce();
  says('accepted');
  await pass(2);
  expect(screen.getByText('Invitation accepted!')).toBeTruthy();
  await pass(120);
  expect(asked).toHaveBeenCalledTimes(2);
});

it('is withdrawn after a question, and changed to another package', async () => {
  const withdrawn = vi.fn<Recording['respond']>(() =>
    Promise.resolve(Response.json({ message: 'Invitation withdrawn.' })),
  );
  const changed = vi.fn<Recording['respond']>(() =>
    Promise.resolve(
      Response.json({
        message: 'Package changed.',
        package_id: 18,
        expires_at: '2026-11-24T10:00:00Z',
        sms_sent: true,
      }),
    ),
  );
  open(
    stands('pending'),
    { call: withdrawInvitation, when: { params: { nannyId: prospect.id } }, respond: withdrawn },
    { call: changeInvitation, when: { params: { nannyId: prospect.id } }, respond: changed },
  );
  await screen.findByText('Invitation expires in 48 hours');
  fireEvent.click(await screen.findByText('Change or withdraw'));
  await screen.findByRole('option', { name: /Premium Check/ });
  fireEvent.change(screen.getByLabelText(/^Package/), { target: { value: '18' } });
  await press('button', 'Change Package');
  await expect.poll(() => changed.mock.calls.length).toBe(1);
  await press('button', 'Withdraw Invitation');
  expect(withdrawn).not.toHaveBeenCalled();
  await press('button', 'Withdraw');
  await expect.poll(() => withdrawn.mock.calls.length).toBe(1);
});
