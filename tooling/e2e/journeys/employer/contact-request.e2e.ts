import { comeBackTo } from '../../support/come-back.ts';
import { expect, test, type Page } from '../../support/journey.ts';
import { requestNumber, startSignedIn } from '../../support/employer.ts';

const EMPLOYER = { name: 'Njeri Wafula', number: '+254700000090' };
/** A sample worker. */
const WORKER = { name: 'Zawadi Naliaka', number: '+254700000104', shown: '+254 700 000 104' };
const MESSAGE = 'We have two children in Kilimani.\nCould you start on Monday? https://work.test/now';

test.use({ seed: 'demo' });

test.beforeEach(async ({ page, stack, phone }) => {
  await startSignedIn(page, stack.origin('employer'), { name: EMPLOYER.name, phone: phone(EMPLOYER.number) });
  await page.getByRole('button', { name: 'Start New Verification' }).click();
  await page.getByRole('link', { name: WORKER.name, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Contact Information' })).toBeVisible();
  await expect(page.getByText(WORKER.shown)).toHaveCount(0);
});

async function ask(page: Page, message?: string): Promise<void> {
  await page.getByRole('button', { name: 'Request Contact' }).click();
  if (message !== undefined) await page.getByLabel(/^Message to the worker/).fill(message);
  await page.getByRole('button', { name: 'Send Request' }).click();
  await expect(page.getByText('The worker is notified by SMS.')).toBeVisible();
}

// spec: contact/by-sms, contact/approved
test('a worker is asked without the words of the employer and says YES: her number appears by itself, and can be called', async ({
  page,
  phone,
}) => {
  const worker = phone(WORKER.number);
  await ask(page, MESSAGE);
  await worker.message(
    /Njeri Wafula asks for your name and phone number to contact you about work\. You have 48 hours\. Reply YES/,
  );
  await worker.write(`yes ${await requestNumber(worker)}`);
  await phone(EMPLOYER.number).message(/has approved your contact request/);
  await worker.message(/The employer now sees your name and phone number/);
  await comeBackTo(page.getByText(WORKER.shown));
  const call = page.getByRole('link', { name: 'Call' });
  await expect(call).toHaveAttribute('href', `tel:${WORKER.number}`);
});

// spec: contact/by-sms, contact/declined
test('a worker says NO: nothing about her is shown, and she is not asked again', async ({ page, phone }) => {
  const worker = phone(WORKER.number);
  await ask(page);
  await worker.write(`Hapana ${await requestNumber(worker)}`);
  await phone(EMPLOYER.number).message(/has declined your contact request/);
  await comeBackTo(page.getByText('Request declined'));
  await expect(page.getByText(WORKER.shown)).toHaveCount(0);
  await expect(page.getByText(/This worker said no to you\. You can ask again after/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Request Contact' })).toHaveCount(0);
  expect((await worker.received()).filter((text) => text.includes('Reply YES'))).toHaveLength(1);
});
