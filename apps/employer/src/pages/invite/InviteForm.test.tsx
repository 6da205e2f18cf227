import { initiateVerification } from '@repo/api-client/contract/invitations';
import { answers, refuses, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen, press } from '../../../stories/in-test.tsx';
import { zawadi } from '../../../stories/people.ts';
import { typedBefore } from '../../../stories/typed-before.ts';
import { leavePage } from '../../../stories/reload.ts';
import { paths } from '../../paths.ts';
import InvitePage from './InvitePage.tsx';

async function open(...recorded: Recording[]) {
  openScreen(InvitePage, paths.invite, { recorded });
  await screen.findByRole('radio', { name: /Standard Check/ });
}
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const cannotBeSent = () =>
  screen.getByRole('button', { name: 'Send Invitation' }).getAttribute('aria-disabled') === 'true';

// spec: invite/disabled, invite/errors-clear
it('cannot be sent before name, phone and package are there, nor while something is wrong', async () => {
  await open();
  expect(cannotBeSent()).toBe(true);
  type(/^Full Name/, 'Zawadi Naliaka');
  expect(cannotBeSent()).toBe(true);
  type(/^Phone Number/, '0700 000 104');
  expect(cannotBeSent()).toBe(false);
  type(/^Full Name/, 'Z4');
  fireEvent.blur(field(/^Full Name/));
  expect(screen.getByText('Name can only contain letters and spaces')).toBeTruthy();
  expect(cannotBeSent()).toBe(true);
  type(/^Full Name/, 'Zawadi');
  expect(screen.queryByText('Name can only contain letters and spaces')).toBeNull();
  expect(cannotBeSent()).toBe(false);
});

it('ends the form with its button, and what it leads to follows', async () => {
  await open();
  const send = screen.getByRole('button', { name: 'Send Invitation' });
  expect(screen.getByRole('form', { name: 'Invitation' }).contains(send)).toBe(true);
  const next = screen.getByRole('heading', { name: 'What happens next' });
  expect(send.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

// spec: constants/default-package
it('has the Standard Check chosen', async () => {
  await open();
  expect(screen.getByRole('radio', { name: /Standard Check/ })).toHaveProperty('checked', true);
  expect(screen.getByText('Still missing: name, phone.')).toBeTruthy();
});

it('asks for a package where a kept invitation has none', async () => {
  const typed = { name: 'Zawadi Naliaka', phone: '0700 000 104', package_id: null };
  openScreen(InvitePage, paths.invite, { before: typedBefore('invitation', '', typed) });
  expect(await screen.findByText('Still missing: package.')).toBeTruthy();
  expect(cannotBeSent()).toBe(true);
});

// spec: invite/phone-completed
it('gives a number of nine digits its country when the field is left', async () => {
  await open();
  type(/^Phone Number/, '700000104');
  fireEvent.blur(field(/^Phone Number/));
  expect(field(/^Phone Number/).value).toBe('254700000104');
});

// spec: invite/service-default, invite/service-options
it('has the six service types, Nanny chosen', async () => {
  await open();
  const select = screen.getByLabelText<HTMLSelectElement>(/^Service Type/);
  expect(select.value).toBe('Nanny');
  expect([...select.options].map(({ text }) => text)).toEqual([
    'Nanny',
    'House Manager',
    'Housekeeper',
    'Driver',
    'Gardener',
    'Cook',
  ]);
});

// spec: errors/invite-send
it('says in its own words that it was not sent, where the service has none', async () => {
  await open(refuses(initiateVerification, 500, ''));
  type(/^Full Name/, 'Zawadi Naliaka');
  type(/^Phone Number/, '0700 000 104');
  await press('radio', /Standard Check/);
  await press('button', 'Send Invitation');
  expect(await screen.findByText('Failed to send invitation. Please try again.')).toBeTruthy();
});

it('says where a check is that is bought already', async () => {
  await open(refuses(initiateVerification, 409, 'You have already purchased this package for this nanny.'));
  type(/^Full Name/, 'Zawadi Naliaka');
  type(/^Phone Number/, '0700 000 104');
  await press('radio', /Standard Check/);
  await press('button', 'Send Invitation');
  expect(
    await screen.findByText(
      'You have already purchased this package for this nanny. It is in My Verifications.',
    ),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to Verifications' }).getAttribute('href')).toBe(
    paths.verificationsList,
  );
});

it('leads a press in vain to the first wrong field', async () => {
  await open();
  type(/^Full Name/, 'Zawadi Naliaka');
  type(/^Phone Number/, '0700');
  fireEvent.blur(field(/^Phone Number/));
  expect(cannotBeSent()).toBe(true);
  await press('button', 'Send Invitation');
  expect(document.activeElement).toBe(field(/^Phone Number/));
});

it('marks what is missing at a press in vain, and leads there', async () => {
  await open();
  type(/^Full Name/, 'Zawadi Naliaka');
  await press('button', 'Send Invitation');
  expect(screen.getByText('Phone number is required')).toBeTruthy();
  expect(document.activeElement).toBe(field(/^Phone Number/));
  type(/^Full Name/, '');
  await press('button', 'Send Invitation');
  expect(document.activeElement).toBe(screen.getByRole('alert', { name: 'There is a problem' }));
});

it('keeps what was typed over a reload and after a failure, and begins anew on request', async () => {
  await open(refuses(initiateVerification, 500, ''));
  type(/^Full Name/, 'Zawadi Naliaka');
  type(/^Phone Number/, '0700 000 104');
  type(/^Location/, 'Kisumu');
  fireEvent.change(screen.getByLabelText(/^Service Type/), { target: { value: 'Cook' } });
  await press('radio', /Standard Check/);
  await press('button', 'Send Invitation');
  await screen.findByText('Failed to send invitation. Please try again.');
  openScreen(InvitePage, paths.invite, { before: leavePage() });
  expect(await screen.findByRole('radio', { name: /Standard Check/ })).toHaveProperty('checked', true);
  expect(screen.getByText('We kept what you typed.')).toBeTruthy();
  expect(
    [/^Full Name/, /^Phone Number/, /^Location/, /^Service Type/].map((name) => field(name).value),
  ).toEqual(['Zawadi Naliaka', '0700 000 104', 'Kisumu', 'Cook']);
  await press('button', 'Start Over');
  expect(field(/^Full Name/).value).toBe('');
  expect(field(/^Service Type/).value).toBe('Nanny');
  expect(document.activeElement).toBe(field(/^Full Name/));
});

it('has nothing left of an invitation that was sent', async () => {
  await open(
    answers(initiateVerification, {
      success: true,
      message: 'Invitation sent',
      nanny: { id: zawadi.id, name: 'Zawadi Naliaka', phone: '+254700000104', status: 'pending' },
      package_id: 17,
      expires_at: '2026-11-25T06:30:00Z',
      sms_sent: true,
    }),
  );
  type(/^Full Name/, 'Zawadi Naliaka');
  type(/^Phone Number/, '0700 000 104');
  await press('radio', /Standard Check/);
  await press('button', 'Send Invitation');
  await press('button', 'Send Another Invitation');
  expect(field(/^Full Name/).value).toBe('');
  expect(screen.queryByText('We kept what you typed.')).toBeNull();
});
