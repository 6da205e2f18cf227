import { inviteAccepted, startSignedIn } from '../../support/employer.ts';
import { fact } from '../../support/fact.ts';
import { untilIdle } from '../../support/idle.ts';
import { expect, test } from '../../support/journey.ts';
import { holdRefundsUp, paymentsAtProvider } from '../../support/money.ts';
import { OPS_PHONES } from '../../support/ops-team.ts';
import { payForInvited } from '../../support/payment.ts';
import { joinTeam } from '../../support/team-member.ts';
import { paidCard } from '../../support/verification-cards.ts';

const EMPLOYER = { name: 'Njeri Kamau', number: '+254700000940' };
const WORKER = { name: 'Achieng Otieno', number: '+254700000941' };
const ACCOUNT = { right: '0700 000 940', wrong: '0700 000 904', bank: '9' };

// Chromium reports the refusal of two entries that differ.
test.use({ expectedComplaints: [/status of 409/] });

// spec: team-journeys-more/refund
test(
  'a refund that the payment service holds up is sent when two members entered the same account',
  { tag: '@desk' },
  async ({ page, otherPage, browser, stack, phone }) => {
    const [origin, employers] = [stack.origin('ops'), stack.origin('employer')];
    const employer = { name: EMPLOYER.name, phone: phone(EMPLOYER.number) };
    const worker = { name: WORKER.name, phone: phone(WORKER.number) };
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const household = await context.newPage();
    const standing = paidCard(household, WORKER.name);

    await test.step('the worker withdraws after the payment, and the payment service cannot pay back', async () => {
      await startSignedIn(household, employers, employer);
      await inviteAccepted(household, employer.phone, worker);
      await payForInvited(household, employers);
      await holdRefundsUp(stack);
      await worker.phone.write('STOP');
      await household.goto(`${employers}/verifications-list`);
      await expect(standing).toContainText('is held up. Our team works on it.');
    });

    await joinTeam(page, origin, phone(OPS_PHONES[0]));
    await joinTeam(otherPage, origin, phone(OPS_PHONES[1]));

    await test.step('a member asks the payer, and enters the account; nothing is sent', async () => {
      await page.getByRole('link', { name: 'Refunds 1' }).click();
      await expect(page.getByRole('row', { name: /Refund/ })).toBeVisible();
      await expect(page.getByText(EMPLOYER.name)).toHaveCount(0);
      await page.getByRole('button', { name: 'Take the next', exact: true }).click();
      await expect(fact(page, 'Payer')).toHaveText(EMPLOYER.name);
      await page.getByLabel('Account number').fill(ACCOUNT.right);
      await page.getByLabel('Bank number').fill(ACCOUNT.bank);
      await page.getByRole('button', { name: 'Save for the second entry' }).click();
      await expect(page.getByRole('heading', { name: 'Your entry' })).toBeVisible();
    });

    await test.step('a colleague mishears it: nothing is sent', async () => {
      await otherPage.getByRole('link', { name: 'Refunds 1' }).click();
      await otherPage.getByRole('button', { name: 'Take the next', exact: true }).click();
      await expect(otherPage.getByText('A colleague entered it before you.')).toBeVisible();
      await expect(otherPage.getByText(/700.?000.?940/)).toHaveCount(1);
      await otherPage.getByLabel('Account number').fill(ACCOUNT.wrong);
      await otherPage.getByLabel('Bank number').fill(ACCOUNT.bank);
      await otherPage.getByRole('button', { name: 'Send to the payment service' }).click();
      await expect(
        otherPage.getByText('A colleague entered other details. Please compare both with the payer.'),
      ).toBeVisible();
    });

    await test.step('she asks again and enters the same: it is sent', async () => {
      await otherPage.getByLabel('Account number').fill(ACCOUNT.right);
      await otherPage.getByRole('button', { name: 'Send to the payment service' }).click();
      await expect(otherPage.getByText('Where it stands')).toBeVisible();
    });

    await test.step('the employer reads that the money is back', async () => {
      await untilIdle(stack.sandboxOrigin);
      await household.reload();
      await expect(standing).toContainText('The worker withdrew consent. KES 1,000 refunded.');
      await page.reload();
      await expect(page.getByText(/^The payer got the money back on/)).toBeVisible();
    });
    await context.close();
  },
);

// spec: team-journeys-more/payment-dispute
test(
  'a payment dispute of the bank is answered with evidence, and the payment stays',
  { tag: '@desk' },
  async ({ page, browser, stack, phone }) => {
    const employers = stack.origin('employer');
    const employer = { name: EMPLOYER.name, phone: phone(EMPLOYER.number) };
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const household = await context.newPage();
    const bank = await context.newPage();

    await test.step('an employer pays, and asks the bank for the money back', async () => {
      await startSignedIn(household, employers, employer);
      await inviteAccepted(household, employer.phone, { name: WORKER.name, phone: phone(WORKER.number) });
      await payForInvited(household, employers);
      const [payment] = await paymentsAtProvider(stack);
      await bank.goto(payment?.checkout ?? '');
      await bank.getByRole('button', { name: 'Open a dispute' }).click();
      await expect(bank.getByText(/waits for an answer until/)).toBeVisible();
    });

    await joinTeam(page, stack.origin('ops'), phone(OPS_PHONES[0]));

    await test.step('a member reads what was delivered, and declines with it', async () => {
      await page.getByRole('link', { name: 'Payment disputes 1' }).click();
      await page.getByRole('button', { name: 'Take the next', exact: true }).click();
      await expect(fact(page, 'Reason')).toHaveText('The payer disputes the payment');
      await expect(fact(page, 'Checks decided')).toHaveText('0 of 6');
      await page.getByRole('radio', { name: 'Decline' }).check();
      const evidence = page.getByRole('textbox', { name: 'Evidence' });
      await expect(evidence).toHaveValue(/The worker agreed to the checks on/);
      await expect(evidence).not.toHaveValue(new RegExp(WORKER.name));
      await page.getByLabel('Reason of the answer').fill('The checks that were paid for are under way.');
      await page.getByRole('button', { name: 'Send the evidence and decline' }).click();
      await expect(page.getByText('Declined. The bank has the evidence.')).toBeVisible();
    });

    await test.step('the bank leaves the money', async () => {
      await bank.reload();
      await expect(bank.getByText(/is over: declined/)).toBeVisible();
      await expect(page.getByText('The payment stays with us')).toBeVisible();
      await expect(fact(page, 'Price')).toHaveText('KES 1,000');
    });
    await context.close();
  },
);
