// @vitest-environment happy-dom
import { getDashboard, initiateVerification } from '@repo/api-client/contract/employer';
import { createNanny } from '@repo/api-client/contract/nannies';
import { answers, refuses } from '@repo/api-client/recorded/recorded-calls';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accepting } from '../../../stories/household.ts';
import { facts, here, openScreen, PLACE_BEFORE, press } from '../../../stories/in-test.tsx';
import { achieng, mercy, zawadi } from '../../../stories/people.ts';
import { busyDashboard, paidCheck } from '../../../stories/purchases.ts';
import { paths, upgradePath } from '../../paths.ts';
import { session } from '../../session/session.ts';
import PackagePage from './PackagePage.tsx';

const PAY = 'Pay & Start Verification';

async function open(opened: Parameters<typeof openScreen>[2], button: string) {
  openScreen(PackagePage, paths.package, opened);
  return screen.findByRole('button', { name: button });
}
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
/** What a package's card says. */
const cardOf = (name: RegExp) => radio(name).parentElement?.textContent ?? '';

it('shows each package with its price, what it is and holds, and which one is recommended', async () => {
  await open({ state: { workerId: mercy.id } }, PAY);
  expect(screen.getAllByRole('radio')).toHaveLength(4);
  expect(cardOf(/Lite Check/)).toMatch(/KES 500.*ID verification.*1 reference check/);
  expect(cardOf(/Standard Check/)).toMatch(/Recommended.*KES 1,000.*What most households.*Police clearance/);
  expect(cardOf(/Premium Check/)).toMatch(/KES 2,000.*Complete reference details/);
  expect(screen.getAllByText('Recommended')).toHaveLength(1);
});

it('has the standard package chosen, and goes on to its payment at once', async () => {
  await open({ state: { workerId: mercy.id } }, PAY);
  expect(radio(/Standard Check/).checked).toBe(true);
  await press('button', PAY);
  expect(here()).toMatchObject({
    pathname: '/payment',
    state: { worker: { id: mercy.id }, package: { id: 17 } },
  });
});

it('asks a new worker first, and says where her invitation stands', async () => {
  const before = () => session.keepWorkerInvite({ name: 'Zawadi Naliaka', phone: '+254700000104' });
  await open({ state: { isNewInvite: true }, recorded: accepting, before }, 'Send Invitation & Pay');
  await press('button', 'Send Invitation & Pay');
  await expect.poll(here).toMatchObject({
    pathname: '/invitationSent',
    state: { worker: { id: zawadi.id }, package: { id: 17 } },
  });
});

it.each([
  ['Failed to create worker profile', createNanny],
  ['Failed to create verification request', initiateVerification],
])('names the step of a new invitation that failed: %s', async (step, call) => {
  const before = () => session.keepWorkerInvite({ name: 'Zawadi Naliaka', phone: '+254700000104' });
  const recorded = [refuses(call, 500, ''), ...accepting];
  await open({ state: { isNewInvite: true }, recorded, before }, 'Send Invitation & Pay');
  await press('button', 'Send Invitation & Pay');
  expect(await screen.findByText(`Failed to send invitation: ${step}. Please try again.`)).toBeTruthy();
});

it('begins again with an invitation that cannot be read', async () => {
  const before = () => localStorage.setItem('pendingWorkerInvite', '{');
  openScreen(PackagePage, paths.package, { state: { isNewInvite: true }, before });
  expect(screen.getByText('Invalid invitation data. Please try again.')).toBeTruthy();
  await press('link', 'Invite Worker');
  expect(here().pathname).toBe('/invite');
});

it('shows the order of what is bought already, and the way to the verifications', async () => {
  const recorded = [answers(getDashboard, { ...busyDashboard, purchases: [paidCheck] })];
  await open({ state: { workerId: achieng.id }, recorded }, PAY);
  await screen.findByText('For Achieng Otieno');
  await press('button', PAY);
  expect(await screen.findByRole('heading', { name: 'Package Already Purchased' })).toBeTruthy();
  expect(facts()).toEqual({
    'Order Number': paidCheck.order_number,
    Package: 'Standard Check',
    Status: 'Paid',
    'Paid On': 'Nov 16, 2026',
    'Amount Paid': 'KES 1,000',
  });
  await press('link', 'Go to Verifications');
  expect(here().pathname).toBe('/verifications-list');
});

it('goes back when the upgrade is put off', async () => {
  const { search } = new URL(
    upgradePath({ from: 'standard', to: 'premium', workerId: achieng.id }),
    'http://x',
  );
  await open({ search }, PAY);
  const prompt = screen.getByText('Upgrade from Standard to Premium').parentElement?.parentElement;
  expect(radio(/Premium Check/).checked).toBe(true);
  within(prompt ?? document.body)
    .getByRole('button', { name: 'Maybe Later' })
    .click();
  await expect.poll(() => here().pathname).toBe(PLACE_BEFORE);
});
