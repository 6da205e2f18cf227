import { getDashboard } from '@repo/api-client/contract/employer';
import { initiateVerification } from '@repo/api-client/contract/invitations';
import { createNanny } from '@repo/api-client/contract/nannies';
import { answers, breaks, refuses, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { packageDefinitions } from '@repo/domain/packages';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accepting } from '../../../stories/household.ts';
import { facts, here, openScreen, PLACE_BEFORE, press } from '../../../stories/in-test.tsx';
import { achieng, mercy, prospect, zawadi } from '../../../stories/people.ts';
import { busyDashboard, emptyDashboard, paidCheck } from '../../../stories/purchases.ts';
import { paths, upgradePath } from '../../paths.ts';
import { session } from '../../session/session.ts';
import PackagePage from './PackagePage.tsx';

const PAY = 'Pay & Start Verification';

async function open(opened: Parameters<typeof openScreen>[2], button: string) {
  openScreen(PackagePage, paths.package, opened);
  return screen.findByRole('button', { name: button });
}
const upgradeOf = (from: string, to: string) =>
  new URL(upgradePath({ from, to, workerId: achieng.id }), 'http://x').search;
const owning = (packageId: number) => {
  const sold = packageDefinitions.find(({ id }) => id === packageId);
  if (sold === undefined) throw new Error(`There is no package ${packageId}`);
  const bought = { ...paidCheck, package_id: packageId, package_name: sold.name };
  return [answers(getDashboard, { requests: [], purchases: [bought] })];
};

const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
/** The text of a package card. */
const cardOf = (name: RegExp) => radio(name).parentElement?.textContent ?? '';

// spec: package/card-name, package/card-features, package/card-recommended, constants/price-lite
// spec: constants/price-standard, constants/price-premium
it('shows each package with its price, what it is and holds, and which one is recommended', async () => {
  await open({ state: { workerId: zawadi.id } }, PAY);
  expect(screen.getAllByRole('radio')).toHaveLength(4);
  expect(cardOf(/Lite Check/)).toMatch(/KES 500.*ID verification.*1 reference check/);
  expect(cardOf(/Standard Check/)).toMatch(/KES 1,000.*Recommended.*What most households.*Police clearance/);
  expect(cardOf(/Premium Check/)).toMatch(/KES 2,000.*Complete reference details/);
  expect(screen.getAllByText('Recommended')).toHaveLength(1);
});

// spec: package/default, package/existing-immediate
it('has the standard package chosen, and goes on to its payment at once', async () => {
  await open({ state: { workerId: zawadi.id } }, PAY);
  expect(radio(/Standard Check/).checked).toBe(true);
  await press('button', PAY);
  expect(here()).toMatchObject({
    pathname: '/payment',
    state: { worker: { id: zawadi.id }, package: { id: 17 } },
  });
});

it.each([
  [
    'who is not asked yet',
    zawadi.id,
    emptyDashboard,
    /^The worker is asked first\. A no, or no answer, gives/,
  ],
  [
    'who agreed',
    achieng.id,
    { requests: [], purchases: [{ ...paidCheck, package_id: 16 }] },
    /withdraws later/,
  ],
])(
  'says beside the button what becomes of the money for a worker %s',
  async (_, workerId, dashboard, words) => {
    await open({ state: { workerId }, recorded: [answers(getDashboard, dashboard)] }, PAY);
    expect(screen.getByText(words)).toBeTruthy();
  },
);

it('says of an upgrade beside its total that the earlier payment is not taken off', async () => {
  await open({ search: upgradeOf('standard', 'premium'), recorded: owning(17) }, PAY);
  const order = screen.getByRole('heading', { name: 'Your order' }).parentElement;
  expect(order?.textContent).toMatch(/TotalKES 2,000The KES 1,000 that you paid .* is not taken off/);
});

// spec: package/new-invite, package/new-invite-later
it('asks a new worker first, and says where her invitation stands', async () => {
  const before = () => session.keepWorkerInvite({ name: 'Zawadi Naliaka', phone: '+254700000104' });
  await open({ state: { isNewInvite: true }, recorded: accepting, before }, 'Send Invitation & Pay');
  await press('button', 'Send Invitation & Pay');
  await expect.poll(here).toMatchObject({
    pathname: '/invitationSent',
    state: { worker: { id: prospect.id }, package: { id: 17 } },
  });
});

it('sells nothing before her yes, and says where the invitation stands', async () => {
  openScreen(PackagePage, paths.package, { state: { workerId: prospect.id } });
  expect(await screen.findByText('Waiting until Nov 24, 2026')).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});

// spec: errors/invite-reason, errors/invite-profile, errors/invite-request
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

it('says of a new invitation that the check is bought already, and leads there', async () => {
  const before = () => session.keepWorkerInvite({ name: 'Zawadi Naliaka', phone: '+254700000104' });
  const told = 'You have already purchased this package for this nanny.';
  const recorded = [refuses(initiateVerification, 409, told), ...accepting];
  await open({ state: { isNewInvite: true }, recorded, before }, 'Send Invitation & Pay');
  await press('button', 'Send Invitation & Pay');
  expect((await screen.findByRole('alert')).textContent).toContain(`${told} It is in My Verifications.`);
  await press('link', 'Go to Verifications');
  expect(here().pathname).toBe('/verifications-list');
});

// spec: errors/invite-invalid
it('begins again with an invitation that cannot be read', async () => {
  const before = () => localStorage.setItem('pendingWorkerInvite', '{');
  openScreen(PackagePage, paths.package, { state: { isNewInvite: true }, before });
  expect(screen.getByText('Invalid invitation data. Please try again.')).toBeTruthy();
  await press('link', 'Invite Worker');
  expect(here().pathname).toBe('/invite');
});

// spec: package/already, package/already-go, package/already-entity
it('shows the order of what is bought already, with its report, and the way to the verifications', async () => {
  const recorded = [answers(getDashboard, { ...busyDashboard, purchases: [paidCheck] })];
  openScreen(PackagePage, paths.package, { search: upgradeOf('lite', 'standard'), recorded });
  expect(await screen.findByRole('heading', { name: 'Package Already Purchased' })).toBeTruthy();
  expect(screen.getByText(/^The KES 1,000 that you paid for Standard is not taken off/)).toBeTruthy();
  expect(await screen.findByText('For Achieng Otieno')).toBeTruthy();
  expect(facts()).toEqual({
    'Order Number': paidCheck.order_number,
    Package: 'Standard Check',
    Status: 'Paid',
    'Paid On': 'Nov 16, 2026',
    'Amount Paid': 'KES 1,000',
  });
  expect(screen.getByRole('link', { name: 'View Report' }).getAttribute('href')).toBe('/verification-report');
  await press('link', 'Go to Verifications');
  expect(here().pathname).toBe('/verifications-list');
});

it('offers no report before her yes', async () => {
  const recorded = [
    answers(getDashboard, { requests: [], purchases: [{ ...paidCheck, consent: 'awaiting' }] }),
  ];
  openScreen(PackagePage, paths.package, { search: upgradeOf('lite', 'standard'), recorded });
  await screen.findByRole('heading', { name: 'Package Already Purchased' });
  expect(screen.queryByRole('link', { name: 'View Report' })).toBeNull();
});

describe('a worker of whom a package is paid', () => {
  const isOff = (name: RegExp) => radio(name).getAttribute('aria-disabled') === 'true';

  it.each([
    [16, [/Lite Check/], /Standard Check/],
    [17, [/Lite Check/, /Standard Check/, /Urgent Verification/], /Premium Check/],
    [19, [/Lite Check/, /Standard Check/, /Urgent Verification/], /Premium Check/],
  ])('marks what package %d holds, and chooses the first one that goes further', async (id, held, chosen) => {
    await open({ state: { workerId: achieng.id }, recorded: owning(id) }, PAY);
    expect(screen.getAllByText('You have this')).toHaveLength(held.length);
    for (const name of held) {
      expect(isOff(name)).toBe(true);
      await press('radio', name);
      expect(radio(name).checked).toBe(false);
    }
    expect(radio(chosen).checked).toBe(true);
  });

  it('says at each of them why it cannot be bought, and opens the report of the paid one', async () => {
    await open({ state: { workerId: achieng.id }, recorded: owning(17) }, PAY);
    expect(cardOf(/Lite Check/)).toContain('Your Standard Check holds all of it.');
    expect(cardOf(/Standard Check/)).toContain('Paid on Nov 16, 2026.');
    await press('link', 'View Report');
    expect(here()).toMatchObject({
      pathname: '/verification-report',
      state: { workerId: achieng.id, verificationId: paidCheck.id },
    });
  });

  it('is shown the order where nothing goes further', async () => {
    openScreen(PackagePage, paths.package, { state: { workerId: mercy.id } });
    expect(await screen.findByRole('heading', { name: 'Package Already Purchased' })).toBeTruthy();
    expect(screen.getByText(/No package goes further\.$/)).toBeTruthy();
    await press('button', 'Back');
    await expect.poll(() => here().pathname).toBe(PLACE_BEFORE);
  });

  it('is offered everything where nobody knows what is paid', async () => {
    await open({ state: { workerId: achieng.id }, recorded: [breaks(getDashboard)] }, PAY);
    expect(screen.queryByText('You have this')).toBeNull();
    expect(radio(/Standard Check/).checked).toBe(true);
  });
});

// spec: package/upgrade-banner
it('offers from what is bought already the next package, at its whole price', async () => {
  openScreen(PackagePage, paths.package, { search: upgradeOf('lite', 'standard'), recorded: owning(17) });
  await screen.findByText('For Achieng Otieno');
  await press('link', 'Upgrade for KES 2,000');
  expect(here()).toMatchObject({
    pathname: '/package',
    search: `?upgrade=true&from=standard&to=premium&worker=${achieng.id}`,
  });
});

describe('an upgrade', () => {
  it('offers nothing that is owned', async () => {
    await open({ search: upgradeOf('lite', 'standard'), recorded: owning(16) }, PAY);
    const names = [/Standard Check/, /Premium Check/, /Urgent Verification/];
    await expect.poll(() => screen.queryAllByRole('radio').length).toBe(names.length);
    for (const name of names) expect(radio(name)).toBeTruthy();
  });

  it('asks for no choice where one package is left, and goes on to its payment', async () => {
    await open({ search: upgradeOf('standard', 'premium'), recorded: owning(17) }, PAY);
    expect(screen.getByRole('heading', { name: 'Upgrade to Premium' })).toBeTruthy();
    expect(facts()).toEqual({
      'You have': 'Standard Check',
      'You get': 'Premium Check',
      Duration: '2-3 business days',
      Total: 'KES 2,000',
    });
    expect(screen.queryByRole('radio')).toBeNull();
    // It was told with the earlier package, and is told again at the payment.
    expect(screen.queryByText(/KES 1,050 on eCitizen/)).toBeNull();
    await press('button', PAY);
    expect(here()).toMatchObject({ pathname: '/payment', state: { package: { id: 18 } } });
  });

  const KEPT = /^What your earlier checks found in the last 30 days goes into the new report as it is/;
  it.each<[string, string, Recording[], string]>([
    ['standard', 'premium', owning(17), 'The KES 1,000 that you paid for Standard'],
    ['lite', 'standard', owning(16), 'The KES 1,000 that you paid for Lite'],
    ['standard', 'premium', [breaks(getDashboard)], 'What you paid for Standard'],
  ])(
    'from %s to %s says that the earlier payment is not taken off, and what becomes of its results',
    async (from, to, recorded, paid) => {
      await open({ search: upgradeOf(from, to), recorded }, PAY);
      expect(
        screen.getByText(`${paid} is not taken off: it paid for the checks of that package.`),
      ).toBeTruthy();
      expect(screen.getByText(KEPT)).toBeTruthy();
    },
  );

  it('speaks of no earlier payment to who has made none', async () => {
    const recorded = [answers(getDashboard, emptyDashboard)];
    await open({ search: upgradeOf('none', 'lite'), recorded }, PAY);
    expect(screen.getByRole('heading', { name: 'Get Lite' })).toBeTruthy();
    expect(screen.queryByText(/taken off|earlier checks/)).toBeNull();
  });

  it('has one button, which goes on to the payment of the whole price', async () => {
    await open({ search: upgradeOf('lite', 'standard'), recorded: owning(16) }, PAY);
    expect(screen.queryByRole('button', { name: /Upgrade/ })).toBeNull();
    await press('button', PAY);
    expect(here()).toMatchObject({
      pathname: '/payment',
      state: { worker: { id: achieng.id }, package: { id: 17 }, isAcceptedInvitation: true },
    });
  });

  it('names once what the only offer adds', async () => {
    await open({ search: upgradeOf('standard', 'premium'), recorded: owning(17) }, PAY);
    const added = screen.getByRole('heading', { name: 'What Premium adds' }).parentElement;
    expect(added?.textContent).toMatch(/Complete reference details.*Health check.*Deep check access/);
    expect(screen.getAllByText('Complete reference details')).toHaveLength(1);
    expect(screen.queryByRole('list', { name: 'Included' })).toBeNull();
  });

  it('compares what several offers hold, and repeats none of it above them', async () => {
    await open({ search: upgradeOf('lite', 'premium'), recorded: owning(16) }, PAY);
    expect(screen.queryByText('What Premium adds')).toBeNull();
    expect(radio(/Premium Check/).checked).toBe(true);
    const held = screen.getAllByRole('list', { name: 'Included' }).map(({ textContent }) => textContent);
    expect(held).toEqual(
      expect.arrayContaining([expect.stringMatching(/Police clearance.*Complete reference details/)]),
    );
  });

  it('believes what was paid, and not its address', async () => {
    const recorded = [answers(getDashboard, emptyDashboard)];
    await open({ search: upgradeOf('standard', 'premium'), recorded }, PAY);
    expect(await screen.findByRole('heading', { name: 'Get Premium' })).toBeTruthy();
    expect(screen.getAllByRole('radio')).toHaveLength(4);
  });

  it('that was made already shows its order', async () => {
    const search = upgradeOf('lite', 'standard');
    openScreen(PackagePage, paths.package, { search, recorded: owning(17) });
    expect(await screen.findByRole('heading', { name: 'Package Already Purchased' })).toBeTruthy();
    await press('button', 'Back');
    await expect.poll(() => here().pathname).toBe(PLACE_BEFORE);
  });
});

// spec: package/upgrade-later
it('goes back when the upgrade is put off', async () => {
  await open({ search: upgradeOf('standard', 'premium') }, PAY);
  expect(screen.getByRole('heading', { name: 'Upgrade to Premium' })).toBeTruthy();
  await press('button', 'Maybe Later');
  await expect.poll(() => here().pathname).toBe(PLACE_BEFORE);
});
