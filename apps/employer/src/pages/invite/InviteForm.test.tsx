// @vitest-environment happy-dom
import { initiateVerification } from '@repo/api-client/contract/employer';
import { refuses, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen, press } from '../../../stories/in-test.tsx';
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

it('cannot be sent before name, phone and package are there, nor while something is wrong', async () => {
  await open();
  expect(cannotBeSent()).toBe(true);
  type(/^Full Name/, 'Zawadi Naliaka');
  type(/^Phone Number/, '0700 000 104');
  expect(cannotBeSent()).toBe(true);
  await press('radio', /Standard Check/);
  expect(cannotBeSent()).toBe(false);
  type(/^Full Name/, 'Z4');
  fireEvent.blur(field(/^Full Name/));
  expect(screen.getByText('Name can only contain letters and spaces')).toBeTruthy();
  expect(cannotBeSent()).toBe(true);
  type(/^Full Name/, 'Zawadi');
  expect(screen.queryByText('Name can only contain letters and spaces')).toBeNull();
  expect(cannotBeSent()).toBe(false);
});

it('gives a number of nine digits its country when the field is left', async () => {
  await open();
  type(/^Phone Number/, '700000104');
  fireEvent.blur(field(/^Phone Number/));
  expect(field(/^Phone Number/).value).toBe('254700000104');
});

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

it('says in its own words that it was not sent, where the service has none', async () => {
  await open(refuses(initiateVerification, 500, ''));
  type(/^Full Name/, 'Zawadi Naliaka');
  type(/^Phone Number/, '0700 000 104');
  await press('radio', /Standard Check/);
  await press('button', 'Send Invitation');
  expect(await screen.findByText('Failed to send invitation. Please try again.')).toBeTruthy();
});
