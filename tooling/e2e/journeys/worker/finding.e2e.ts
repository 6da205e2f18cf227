import { inviteAccepted, startSignedIn } from '../../support/employer.ts';
import { viewReport } from '../../support/verification-cards.ts';
import { expect, test } from '../../support/journey.ts';
import { pdf } from '../../support/files.ts';
import { payForInvited } from '../../support/payment.ts';
import { startWorker } from '../../support/worker.ts';

const EMPLOYER = { name: 'Njeri Wafula', number: '+254700000792' };
const WORKER = { name: 'Amina Barasa', number: '+254700000793' };
const FOUND = 'A conviction for theft in Nakuru, 2019.';
const WHY = 'I have never been to Nakuru.';
const STANDS = 'The court has her National ID number.';
const FIVE_DAYS = 5 * 86_400;

test('a finding is read by the worker first, meets two members and her objection, and then the employer', async ({
  page,
  otherPage,
  stack,
  phone,
  ops,
  advance,
}) => {
  const origin = stack.origin('employer');
  const employer = { name: EMPLOYER.name, phone: phone(EMPLOYER.number) };
  const worker = { name: WORKER.name, phone: phone(WORKER.number) };
  const openReport = async () => {
    await otherPage.goto(`${origin}/dashboard`);
    await viewReport(otherPage, WORKER.name);
  };
  /** The finding is nowhere in the report, whose check reads like any other that the team works on. */
  const readsNothing = async () => {
    await openReport();
    const section = otherPage.getByRole('region', { name: 'Criminal Background Check' });
    await expect(section.getByText('Under review')).toBeVisible();
    await expect(otherPage.getByText(FOUND)).toBeHidden();
  };

  const police = await test.step('an employer pays, and the team works all checks but one', async () => {
    await startSignedIn(otherPage, origin, employer);
    await inviteAccepted(otherPage, employer.phone, worker);
    await payForInvited(otherPage, origin);
    const open = await ops.openChecks();
    for (const check of open)
      if (check.kind !== 'criminal_record' && check.kind !== 'final_review')
        await ops.decide(check, 'clear', 'Seen.');
    return open.find(({ kind }) => kind === 'criminal_record');
  });

  const certificate = page.getByRole('region', { name: 'Police Clearance' });
  await test.step('she sends her certificate', async () => {
    await startWorker(page, stack.origin('worker'), worker.phone, { path: '/worker/documents' });
    await page.getByLabel('Photo or PDF of your certificate', { exact: true }).setInputFiles(pdf);
    await expect(certificate.getByText('Uploaded ✓')).toBeVisible();
  });

  await test.step('one member finds something: the worker is told, and nobody else', async () => {
    await ops.find(police, FOUND, 0);
    const [text] = await worker.phone.message(/in no report yet.*/s);
    expect(text).not.toMatch(/Nakuru|theft/);
    await page.goto(`${stack.origin('worker')}/worker/verification`);
    await page.getByRole('link', { name: 'See all results' }).click();
    await expect(page.getByText(FOUND)).toBeVisible();
    await expect(page.getByText(/^This is in no report yet\. You can answer until/)).toBeVisible();
    await readsNothing();
  });

  await test.step('she takes the certificate back, which ends nothing: the second member still reads it', async () => {
    const before = page.url();
    await page.goto(`${stack.origin('worker')}/worker/documents`);
    await certificate.getByRole('button', { name: /^Remove/ }).click();
    const question = page.getByRole('alertdialog', { name: 'Remove this document?' });
    await expect(question).toContainText('we keep it for up to 90 days');
    await question.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(certificate.getByText('Not uploaded', { exact: true })).toBeVisible();
    await ops.find(police, FOUND, 1);
    await page.goto(before);
  });

  await test.step('she objects, and a third one decides', async () => {
    await page.getByRole('button', { name: 'This is wrong' }).click();
    await page.getByLabel('Why is it wrong?').fill(WHY);
    await page.getByRole('button', { name: 'Send Dispute' }).click();
    await expect(page.getByText(/who has not seen it before decides/)).toBeVisible();
    const [dispute] = await ops.waitingDisputes();
    expect(dispute).toMatchObject({ kind: 'check', words: WHY });
    await ops.decideDispute(dispute?.id ?? '', 'rejected', STANDS);
    const review = (await ops.openChecks()).find(({ kind }) => kind === 'final_review');
    await ops.decide(review, 'clear', 'Please talk about it with her.');
    await readsNothing();
  });

  await test.step('five days after the first decision it is in the report', async () => {
    await advance(FIVE_DAYS);
    await employer.phone.message(/report on \w+ is ready/);
    await openReport();
    await expect(otherPage.getByText(FOUND)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'What was found' })).toBeVisible();
    await expect(page.getByText(STANDS)).toBeVisible();
  });
});
