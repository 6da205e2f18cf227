import { logOut, startSignedIn } from '../../support/employer.ts';
import { expect, test, type Page } from '../../support/journey.ts';
import { expectCharged } from '../../support/money.ts';
import { chooseCheck, openCheckout, payAtProvider } from '../../support/payment.ts';
import type { SandboxPhone } from '../../support/sandbox-phone.ts';

const PAYER = { name: 'Njeri Wafula', number: '+254700000150' };
const STRANGER = { name: 'Otieno Barasa', number: '+254700000151' };
/** A sample worker. */
const WORKER = 'Zawadi Naliaka';
/** A phone gets one code a minute. */
const NEXT_CODE_SECONDS = 61;

// The refusal of a reference that is not the employer's own.
test.use({ seed: 'demo', expectedComplaints: [/404/] });

/** From the return page of a browser without a session through the sign-in. */
async function signInToSee(page: Page, phone: SandboxPhone): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Sign In to See Your Payment' })).toBeVisible();
  await expect(page.getByText('Your payment is safe.')).toBeVisible();
  await expect(page.getByText(/Payment Failed|authentication token/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByLabel('Phone Number').fill(phone.number);
  const before = (await phone.arrived()).length;
  await page.getByRole('button', { name: 'Send Verification Code' }).click();
  await page.getByLabel('Digit 1 of 6').fill(await phone.code(before));
  await page.getByRole('button', { name: 'Verify Code' }).click();
}

test('a payer who comes back in another browser signs in there and sees the payment, and nobody else does', async ({
  page,
  otherPage,
  stack,
  phone,
  advance,
}) => {
  const origin = stack.origin('employer');
  const [payer, stranger] = [phone(PAYER.number), phone(STRANGER.number)];
  await startSignedIn(page, origin, { name: PAYER.name, phone: payer });
  await chooseCheck(page, WORKER, 'Standard Check');
  await openCheckout(page, 'Card');

  await otherPage.goto(page.url());
  await payAtProvider(otherPage, 'Card');
  const returned = otherPage.url();
  await advance(NEXT_CODE_SECONDS);
  await signInToSee(otherPage, payer);
  await expect(otherPage.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expectCharged(otherPage, stack, [1000]);

  await startSignedIn(page, origin, { name: STRANGER.name, phone: stranger });
  await page.goto(returned);
  await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible();
  await expect(page.getByText(/Payment not found/).or(page.getByText('KES 1,000'))).toHaveText([
    /not found/,
    /not found/,
  ]);

  await logOut(otherPage, origin);
  await otherPage.goto(
    `${origin}/post-payment-success?reference=${encodeURIComponent('//elsewhere.example')}`,
  );
  await advance(NEXT_CODE_SECONDS);
  await signInToSee(otherPage, payer);
  await expect(otherPage.getByRole('heading', { name: 'Payment Failed' })).toBeVisible();
  expect(new URL(otherPage.url()).origin).toBe(origin);
  await expectCharged(otherPage, stack, [1000]);
});
