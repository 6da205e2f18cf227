import { askNumber, invite, startSignedIn } from '../../support/employer.ts';
import { reloadWithLateAnswers, type Order } from '../../support/late-answers.ts';
import { payForInvited } from '../../support/payment.ts';
import { expect, test } from '../../support/still-page.ts';
import { startWorker } from '../../support/worker.ts';
import type { Page } from '../../support/journey.ts';

const EMPLOYER = { name: 'Njeri Wafula', number: '+254700000830' };
const WORKER = { name: 'Amina Barasa', number: '+254700000831' };
const LISTED = { name: 'Zawadi Naliaka', number: '+254700000104' };
const ORDERS: readonly Order[] = ['oldest first', 'newest first'];

// Chromium reports what is not there yet on its console: a report that is not paid for, a profile that is not filled in.
test.use({ seed: 'demo', expectedComplaints: [/status of 4\d\d/] });

interface Screen {
  readonly address: string;
  /** What stands on it once everything has come. */
  readonly shows: string | RegExp;
  /** What the screen before it handed on. */
  readonly state?: object;
}

/** Puts the browser on a screen as the screen before it would, and lets its answers come late, in either order. */
async function showLate(page: Page, { address, shows, state }: Screen): Promise<void> {
  await page.goto(address);
  for (const order of ORDERS)
    await test.step(`${new URL(address).pathname}, ${order}`, async () => {
      // By then the screen has written into its entry of the history what it keeps there.
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate((usr) => history.replaceState({ usr, key: 'handed', idx: 0 }, ''), state ?? null);
      await reloadWithLateAnswers(page, order);
      await expect(page.getByRole('main')).toContainText(shows);
    });
}

test(
  'no screen of the employer moves while its answers come',
  { tag: '@every-size' },
  async ({ page, stack, phone, ops }) => {
    const origin = stack.origin('employer');
    await showLate(page, { address: `${origin}/login`, shows: 'We send a 6-digit code' });
    await showLate(page, { address: `${origin}/signup`, shows: 'Create Your Account' });
    await startSignedIn(page, origin, { name: EMPLOYER.name, phone: phone(EMPLOYER.number) });
    const worker = { name: WORKER.name, phone: phone(WORKER.number) };
    await invite(page, worker);
    await worker.phone.write(`YES ${await askNumber(worker.phone)}`);
    await payForInvited(page, origin);
    const receipt = page.url().slice(origin.length);
    const [first, second] = await ops.openChecks();
    const workerId = first?.nanny_id ?? '';
    for (const check of [first, second]) await ops.decide(check?.id ?? '', 'clear', 'Seen and confirmed.');

    // What one screen hands to the next names its owner, and nobody else is shown it.
    await page.goto(`${origin}/dashboard`);
    await page.getByRole('link', { name: 'Invite Worker' }).click();
    await expect(page).toHaveURL(/\/invite$/);
    const owner = await page.evaluate(() => {
      const state: unknown = history.state;
      const usr: unknown = state instanceof Object && 'usr' in state ? state.usr : undefined;
      return usr instanceof Object && 'owner' in usr ? String(usr.owner) : '';
    });
    expect(owner).not.toBe('');
    const chosen = { id: workerId, name: WORKER.name };
    const expectShown = (path: string, shows: string | RegExp, state?: object) =>
      showLate(page, {
        address: origin + path,
        shows,
        ...(state === undefined ? {} : { state: { owner, state } }),
      });
    await expectShown('/dashboard', 'Recent Verifications', { activeTab: 'home' });
    await expectShown('/dashboard', 'All Workers (7)', { activeTab: 'workers' });
    await expectShown('/dashboard', 'Total Verifications', { activeTab: 'profile' });
    await expectShown('/verifications-list', '2 of 6 checks done');
    await expectShown('/profile', 'Personal Information');
    await expectShown('/worker-profile', 'Contact Information', { workerId });
    await expectShown('/worker-profile-reviews', 'Write a Review', { workerId, worker: chosen });
    await expectShown('/reviews', 'Recommendation Rate');
    await expectShown('/all-reviews', 'What you wrote, and where it stands.');
    await expectShown('/misconduct-registry', 'Registry Check', { workerId, worker: chosen });
    await expectShown('/invite', 'Send Invitation');
    const upgrade = `/package?upgrade=true&from=standard&to=premium&worker=${workerId}`;
    await expectShown(upgrade, 'Upgrade from Standard to Premium');
    await expectShown('/payment', 'The worker has agreed.', { worker: chosen, package: { id: 18 } });
    await expectShown('/invitationSent', 'Invitation accepted!', { worker: chosen, package: { id: 17 } });
    await expectShown(receipt, 'We have received your payment.');
    await expectShown('/verification-report', 'How this score is made up', {
      workerId,
      verificationId: null,
    });
  },
);

test(
  'no screen of the worker moves while its answers come',
  { tag: '@every-size' },
  async ({ page, stack, phone }) => {
    const origin = stack.origin('worker');
    const expectShown = (path: string, shows: string) => showLate(page, { address: origin + path, shows });
    await expectShown('/worker', 'Welcome to Amini');
    await expectShown('/worker/auth', 'Enter your phone number');
    await startSignedIn(page, stack.origin('employer'), {
      name: EMPLOYER.name,
      phone: phone(EMPLOYER.number),
    });
    await invite(page, { name: LISTED.name, phone: phone(LISTED.number) });
    await startWorker(page, origin, phone(LISTED.number));
    await expectShown('/worker/dashboard?tab=home', 'Start verification');
    await expectShown('/worker/dashboard?tab=alerts', 'New invitation');
    await expectShown('/worker/dashboard?tab=settings', 'What we tell you');
    await expectShown('/worker/dashboard?tab=requests', 'invites you to a free background check');
    await expectShown('/worker/documents', 'Only you and our team can open these files.');
    await expectShown('/worker/references', 'Name 2 to 5 people who know your work.');
    await expectShown('/worker/verification', '20% complete');
    await expectShown('/worker/verification/identity', 'Your identity is not verified yet.');
    await expectShown('/worker/findings', 'Nothing stands against you');
    await expectShown('/worker/reviews', 'No Reviews Yet');
    await expectShown('/worker/profile', 'About Me');
    await expectShown('/worker/complete-profile', 'Step 1 of 3');
  },
);
