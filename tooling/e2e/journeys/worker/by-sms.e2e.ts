import { comeBackTo } from '../../support/come-back.ts';
import { expect, test } from '../../support/journey.ts';
import { invite, startSignedIn } from '../../support/employer.ts';
import { buyCheck, payForInvited } from '../../support/payment.ts';
import { viewReport } from '../../support/verification-cards.ts';

const EMPLOYER = { name: 'Njeri Wafula', number: '+254700000130' };
const WORKER = { name: 'Amina Barasa', number: '+254700000131' };
/** A sample worker. */
const LISTED = { name: 'Zawadi Naliaka', number: '+254700000104', shown: '+254 700 000 104' };

// After STOP nobody sees her profile (404), which Chromium reports on its console.
test.use({ expectedComplaints: [/status of 404/] });

test('an invited worker does all of it by SMS in Kiswahili, and the employer follows it to the report', async ({
  page,
  stack,
  phone,
  ops,
}) => {
  const worker = { name: WORKER.name, phone: phone(WORKER.number) };
  await startSignedIn(page, stack.origin('employer'), { name: EMPLOYER.name, phone: phone(EMPLOYER.number) });
  await invite(page, worker);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'My Verifications' })).toBeVisible();
  await expect(page.getByRole('heading', { name: WORKER.name })).toBeVisible();

  await worker.phone.message(/Kwa Kiswahili jibu KISWAHILI\. .*Reply YES 1 or NO 1$/);
  await worker.phone.write('kiswahili');
  await worker.phone.message(/tutakuandikia kwa Kiswahili/);
  await worker.phone.message(/Njeri Wafula anaomba kukuchunguza .*Jibu NDIYO 1 au HAPANA 1$/);
  await worker.phone.write('Hali?');
  await worker.phone.message(/maswali yanayosubiri jibu lako: 1 \(mwaliko\)/);
  await worker.phone.write('Ndiyo, 1');
  await worker.phone.message(/tumepokea NDIYO yako/);
  await phone(EMPLOYER.number).message(/has accepted/);
  await comeBackTo(page.getByText('Invitation accepted. Complete the payment to start the checks.'));

  await payForInvited(page, stack.origin('employer'));
  await worker.phone.write('HALI');
  await worker.phone.message(/huna swali .* Ukaguzi wa Njeri Wafula: hatua 0 kati ya 6 zimekamilika\.$/);

  await ops.decideAll('clear');
  await worker.phone.message(/ukaguzi kukuhusu umekamilika/);
  await worker.phone.write('hali');
  await worker.phone.message(/Kitambulisho: kimethibitishwa\..* Ukaguzi wa Njeri Wafula: umekamilika\.$/);
  await page.goto(`${stack.origin('employer')}/verifications-list`);
  await viewReport(page, WORKER.name);
  await expect(page.getByRole('progressbar', { name: 'Completion' })).toHaveAttribute(
    'aria-valuetext',
    '100%',
  );
  await expect(page.getByText('Seen and confirmed: criminal_record.')).toBeVisible();

  // A delivered check stays delivered and paid.
  await worker.phone.write('STOP');
  await worker.phone.message(/tumepokea STOP yako/);
  await page.reload();
  await expect(page.getByRole('progressbar', { name: 'Completion' })).toHaveAttribute(
    'aria-valuetext',
    '100%',
  );
  expect(await phone(EMPLOYER.number).received()).not.toContainEqual(expect.stringMatching(/refunded/));
});

test.describe('of a listed worker', () => {
  test.use({ seed: 'demo' });

  test.beforeEach(async ({ page, stack, phone }) => {
    const worker = phone(LISTED.number);
    await worker.write('LUGHA');
    await worker.message(/Kwa Kiswahili jibu KISWAHILI\. For English reply ENGLISH\.$/);
    await worker.write('KISWAHILI');
    await worker.message(/tutakuandikia kwa Kiswahili/);
    await startSignedIn(page, stack.origin('employer'), {
      name: EMPLOYER.name,
      phone: phone(EMPLOYER.number),
    });
  });

  test('who reads Kiswahili, the number appears once she says NDIYO', async ({ page, phone }) => {
    const worker = phone(LISTED.number);
    await page.getByRole('button', { name: 'Start New Verification' }).click();
    await page.getByRole('link', { name: LISTED.name, exact: true }).click();
    await page.getByRole('button', { name: 'Request Contact' }).click();
    await page.getByRole('button', { name: 'Send Request' }).click();
    await expect(page.getByText('The worker is notified by SMS.')).toBeVisible();
    await worker.message(/Njeri Wafula anaomba jina na nambari yako ya simu .*Jibu NDIYO 1 au HAPANA 1$/);
    await worker.write('ndio');
    await worker.message(/Sasa mwajiri anaona jina na nambari yako ya simu/);
    await comeBackTo(page.getByText(LISTED.shown));
  });

  test('a check begins once she has said NDIYO after the payment, and ends with her STOP', async ({
    page,
    stack,
    phone,
    ops,
  }) => {
    const worker = phone(LISTED.number);
    const employer = phone(EMPLOYER.number);
    await buyCheck(page, LISTED.name, 'Standard Check');
    const [, number = ''] = await worker.message(
      /Njeri Wafula amelipia kukuchunguza .*Jibu NDIYO (\d+) au HAPANA \1$/,
    );
    await worker.write('HALI');
    await worker.message(/maswali yanayosubiri jibu lako: \d+ \(ukaguzi\)/);
    expect(await ops.openChecks()).toEqual([]);
    await worker.write(`NDIYO ${number}`);
    await worker.message(/tumepokea NDIYO yako/);
    await employer.message(/has agreed to the check/);
    await worker.write('HALI');
    await worker.message(/Ukaguzi wa Njeri Wafula: hatua \d kati ya 6 zimekamilika\.$/);

    await worker.write('STOP');
    await worker.message(/tumepokea STOP yako/);
    await employer.message(/has withdrawn consent .* refunded in full/);
    expect(await ops.openChecks()).toEqual([]);
    await page.goto(`${stack.origin('employer')}/verifications-list`);
    await expect(page.getByText('The worker withdrew consent. KES 1,000 refunded.')).toBeVisible();
  });
});
