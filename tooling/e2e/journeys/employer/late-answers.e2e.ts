import type { Locator, Page } from 'playwright/test';
import { inviteAccepted, startSignedIn } from '../../support/employer.ts';
import { expect, test, type LateScreen } from '../../support/late-answers.ts';
import { holdBack } from '../../support/network.ts';
import { payForInvited } from '../../support/payment.ts';
import { paidCard } from '../../support/verification-cards.ts';

const EMPLOYER = { name: 'Njeri Wafula', number: '+254700000830' };
const PAID_FOR = { name: 'Amina Barasa', number: '+254700000831' };
const TO_PAY_FOR = { name: 'Rehema Nekesa', number: '+254700000832' };
const PHONE = { width: 360, height: 740 };
const SIZES = [PHONE, { width: 1280, height: 800 }];

// Chromium reports a missing resource on its console: the report of an unpaid check.
test.use({ seed: 'demo', expectedComplaints: [/status of 4\d\d/] });

/** The state that one screen passes to the next names its owner. No other user sees it. */
async function ownerOf(page: Page, origin: string): Promise<string> {
  await page.goto(`${origin}/dashboard`);
  await page.getByRole('link', { name: 'Invite Worker' }).click();
  await expect(page).toHaveURL(/\/invite$/);
  const owner = await page.evaluate(() => {
    const state: unknown = history.state;
    const usr: unknown = state instanceof Object && 'usr' in state ? state.usr : undefined;
    return usr instanceof Object && 'owner' in usr ? String(usr.owner) : '';
  });
  expect(owner).not.toBe('');
  return owner;
}

interface LateFacts {
  readonly path: string;
  /** What is seen of the facts in the two rows, and how often. */
  readonly facts: readonly (readonly [fact: Locator, times: number])[];
}

/** Facts of a check that arrive after the list must not move any button of the list. */
async function expectButtonsToStay(page: Page, origin: string, { path, facts }: LateFacts): Promise<void> {
  const arrive = await holdBack(page, [/\/completion$/, /^\/nannies\/[^/]+$/]);
  await page.goto(`${origin}${path}`);
  const report = paidCard(page, PAID_FOR.name).getByRole('link', { name: 'View Report' });
  const payment = page.getByRole('link', { name: /Complete Payment/ });
  await expect(report).toBeVisible();
  for (const [fact] of facts) await expect(fact).toHaveCount(0);
  const buttons = async () => [await report.boundingBox(), await payment.boundingBox()];
  const before = await buttons();
  arrive();
  for (const [fact, times] of facts) await expect(fact).toHaveCount(times);
  expect(await buttons()).toEqual(before);
}

test('no screen of the employer moves while its answers come', async ({
  page,
  stack,
  phone,
  ops,
  expectEachStill,
}) => {
  const origin = stack.origin('employer');
  await page.goto(`${origin}/login`);
  await expectEachStill([
    { path: '/login', shows: 'We send a 6-digit code' },
    { path: '/signup', shows: 'Create Your Account' },
  ]);

  const employer = phone(EMPLOYER.number);
  await startSignedIn(page, origin, { name: EMPLOYER.name, phone: employer });
  let receipt = '';
  for (const { name, number } of [PAID_FOR, TO_PAY_FOR]) {
    const worker = { name, phone: phone(number) };
    await page.goto(`${origin}/dashboard`);
    await inviteAccepted(page, employer, worker);
    if (number === TO_PAY_FOR.number) continue;
    await payForInvited(page, origin);
    receipt = page.url().slice(origin.length);
  }
  const seen = (words: string) => page.getByText(words, { exact: true }).filter({ visible: true });
  for (const size of SIZES)
    await test.step(`what comes after the newest verifications, at ${String(size.width)} px`, async () => {
      await page.setViewportSize(size);
      await expectButtonsToStay(page, origin, { path: '/dashboard', facts: [[seen('Not checked yet'), 2]] });
    });
  await test.step('what comes after the list of verifications', async () => {
    await page.setViewportSize(PHONE);
    await expectButtonsToStay(page, origin, {
      path: '/verifications-list',
      // Of the unpaid check no progress and no result is told.
      facts: [
        [page.getByRole('progressbar'), 1],
        [seen('Misconduct: Not checked yet'), 1],
      ],
    });
  });

  const [first, second] = await ops.openChecks();
  const workerId = first?.nanny_id ?? '';
  for (const check of [first, second]) await ops.decide(check, 'clear', 'Seen and confirmed.');

  const owner = await ownerOf(page, origin);
  const chosen = { id: workerId, name: PAID_FOR.name };
  const screen = (path: string, shows: string | RegExp, state?: object): LateScreen => ({
    path,
    shows,
    state: state && { owner, state },
  });
  await expectEachStill([
    screen('/dashboard', 'Recent Verifications', { activeTab: 'home' }),
    screen('/dashboard', 'All Workers (8)', { activeTab: 'workers' }),
    screen('/dashboard', 'Total Verifications', { activeTab: 'profile' }),
    screen('/verifications-list', 'Certificate by '),
    screen('/profile', 'Personal Information'),
    screen('/worker-profile', 'Contact Information', { workerId }),
    screen('/worker-profile-reviews', 'Write a Review', { workerId, worker: chosen }),
    screen('/reviews', 'Recommendation Rate'),
    screen('/all-reviews', 'What you wrote, and where it stands.'),
    screen('/misconduct-registry', 'Registry Check', { workerId, worker: chosen }),
    screen('/invite', 'Send Invitation'),
    screen(`/package?upgrade=true&from=standard&to=premium&worker=${workerId}`, 'What Premium adds'),
    screen('/payment', 'The worker has agreed.', { worker: chosen, package: { id: 18 } }),
    screen('/invitationSent', 'Invitation accepted!', { worker: chosen, package: { id: 17 } }),
    screen(receipt, 'We have received your payment.'),
    screen('/verification-report', 'How this score is made up', { workerId, verificationId: null }),
  ]);
});
