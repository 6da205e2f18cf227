import { expect, test } from '../support/journey.ts';
import { invite, startSignedIn, waitForPoll } from '../support/employer.ts';
import { pay } from '../support/payment.ts';

const EMPLOYER = { name: 'Njeri Wafula', number: '+254700000130' };
const WORKER = { name: 'Amina Barasa', number: '+254700000131' };
/** One of the sample workers. */
const LISTED = { name: 'Zawadi Naliaka', number: '+254700000104', shown: '+254 700 000 104' };

test('an invited worker does all of it by SMS in Kiswahili, and the employer follows', async ({
  page,
  stack,
  phone,
}) => {
  test.setTimeout(90_000);
  const worker = { name: WORKER.name, phone: phone(WORKER.number) };
  await page.clock.install();
  await startSignedIn(page, stack.origin('employer'), { name: EMPLOYER.name, phone: phone(EMPLOYER.number) });
  await invite(page, worker);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'My Verifications' })).toBeVisible();

  await worker.phone.waitFor(/Kwa Kiswahili jibu KISWAHILI\. .*Reply YES 1 or NO 1$/);
  await worker.phone.write('kiswahili');
  await worker.phone.waitFor(/tutakuandikia kwa Kiswahili/);
  await worker.phone.waitFor(/Njeri Wafula anakualika .*Jibu NDIYO 1 au HAPANA 1$/);
  await worker.phone.write('Hali?');
  await worker.phone.waitFor(/maswali yanayosubiri jibu lako: 1 \(mwaliko\)/);
  await worker.phone.write('Ndiyo, 1');
  await worker.phone.waitFor(/tumepokea NDIYO yako/);
  await phone(EMPLOYER.number).waitFor(/has accepted/);
  await waitForPoll(page);
  await expect(page.getByText('Accepted').first()).toBeVisible();

  await page.goto(`${stack.origin('employer')}/dashboard`);
  await page
    .getByRole('link', { name: /Complete Payment/ })
    .first()
    .click();
  await pay(page, 'M-PESA');
  await worker.phone.write('HALI');
  await worker.phone.waitFor(/huna swali .* Ukaguzi wa Njeri Wafula: hatua 0 kati ya 6 tayari\.$/);

  await worker.phone.write('STOP');
  await worker.phone.waitFor(/tumepokea STOP yako/);
  await phone(EMPLOYER.number).waitFor(/has withdrawn consent .* refunded in full/);
});

test.describe('of a listed worker', () => {
  test.use({ seed: 'demo' });

  test('who reads Kiswahili, the number appears once she says NDIYO', async ({ page, stack, phone }) => {
    const worker = phone(LISTED.number);
    await page.clock.install();
    await startSignedIn(page, stack.origin('employer'), {
      name: EMPLOYER.name,
      phone: phone(EMPLOYER.number),
    });
    await worker.write('LUGHA');
    await worker.waitFor(/Kwa Kiswahili jibu KISWAHILI\. For English reply ENGLISH\.$/);
    await worker.write('KISWAHILI');
    await worker.waitFor(/tutakuandikia kwa Kiswahili/);
    await page.getByRole('button', { name: 'Start New Verification' }).click();
    await page.getByRole('link', { name: LISTED.name, exact: true }).click();
    await page.getByRole('button', { name: 'Request Contact' }).click();
    await page.getByRole('button', { name: 'Send Request' }).click();
    await expect(page.getByText('The worker is notified by SMS.')).toBeVisible();
    await worker.waitFor(/Njeri Wafula anaomba jina na nambari yako ya simu .*Jibu NDIYO 1 au HAPANA 1$/);
    await worker.write('ndio');
    await worker.waitFor(/Sasa mwajiri anaona jina na nambari yako ya simu/);
    await waitForPoll(page);
    await expect(page.getByRole('link', { name: LISTED.shown })).toBeVisible();
  });
});
