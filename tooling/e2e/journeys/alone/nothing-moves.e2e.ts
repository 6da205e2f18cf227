import { askNumber, invite, startSignedIn } from '../../support/employer.ts';
import { expect, test } from '../../support/still-page.ts';
import { holdBack } from '../../support/network.ts';
import { payForInvited } from '../../support/payment.ts';
import { paidCard } from '../../support/verification-cards.ts';
import { startWorker } from '../../support/worker.ts';

const EMPLOYER = { name: 'Njeri Wafula', number: '+254700000113' };
const PAID_FOR = { name: 'Amina Barasa', number: '+254700000114' };
const TO_PAY_FOR = { name: 'Rehema Nekesa', number: '+254700000115' };
const ASKED = { name: 'Zawadi Nekesa', number: '+254700000116' };
/** So many that what they are in is longer than a phone. */
const ASKING = ['117', '118', '119'].map((ending) => ({
  name: EMPLOYER.name,
  number: `+254700000${ending}`,
}));

test(
  'what comes after the list of verifications moves no button of it',
  { tag: '@every-size' },
  async ({ page, stack, phone }) => {
    const origin = stack.origin('employer');
    const employer = phone(EMPLOYER.number);
    await startSignedIn(page, origin, { name: EMPLOYER.name, phone: employer });
    for (const { name, number } of [PAID_FOR, TO_PAY_FOR]) {
      const worker = { name, phone: phone(number) };
      const before = (await employer.received()).length;
      await page.goto(`${origin}/dashboard`);
      await invite(page, worker);
      await worker.phone.write(`YES ${await askNumber(worker.phone)}`);
      await employer.message(/has accepted/, before);
      if (number === PAID_FOR.number) await payForInvited(page, origin);
    }

    const arrive = await holdBack(page, [/\/completion$/, /^\/nannies\/[^/]+$/]);
    await page.goto(`${origin}/dashboard`);
    const report = paidCard(page, PAID_FOR.name).getByRole('link', { name: 'View Report' });
    const payment = page.getByRole('link', { name: /Complete Payment/ });
    await expect(report).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    const buttons = async () => [await report.boundingBox(), await payment.boundingBox()];
    const before = await buttons();
    arrive();
    await expect(page.getByText('Follow the checks')).toBeVisible();
    await expect(page.getByText('0 misconduct reports').filter({ visible: true })).toHaveCount(3);
    expect(await buttons()).toEqual(before);
  },
);

// That nothing moved is asked at the end.
test('what stands on a worker’s screens before her lists is not moved by them', async ({
  page,
  stack,
  phone,
}) => {
  const hers = phone(ASKED.number);
  for (const { name, number } of ASKING) {
    await startSignedIn(page, stack.origin('employer'), { name, phone: phone(number) });
    await invite(page, { name: ASKED.name, phone: hers });
  }
  await startWorker(page, stack.origin('worker'), hers);
  const help = page.getByRole('link', { name: 'Chat with us for help' });
  const tabs = [
    { tab: 'alerts', list: 'notifications', button: 'New: New invitation', count: ASKING.length },
    { tab: 'settings', list: 'settings', button: 'Sign out everywhere', count: 1 },
    { tab: 'requests', list: 'requests', button: 'Accept', count: ASKING.length },
  ];
  for (const { tab, list, button, count } of tabs) {
    const buttons = page.getByRole('button', { name: button });
    const arrive = await holdBack(page, [new RegExp(`^/api/worker/${list}$`)]);
    await page.goto(`${stack.origin('worker')}/worker/dashboard?tab=${tab}`);
    await expect(help).toBeVisible();
    await expect(buttons).toHaveCount(0);
    arrive();
    await expect(buttons).toHaveCount(count);
  }
});
