import { inviteAccepted, startSignedIn } from '../../support/employer.ts';
import { expect, test } from '../../support/journey.ts';
import { OPS_PHONES } from '../../support/ops-team.ts';
import { joinTeam } from '../../support/team-member.ts';
import { startWorker } from '../../support/worker.ts';
import { openWorkerProfile } from '../../support/workers-tab.ts';

const EMPLOYER = { name: 'Njeri Kamau', number: '+254700000930' };
const WORKER = { name: 'Achieng Otieno', number: '+254700000931' };
const NAMES_A_CHILD = 'Patient with our son Baraka, and always on time.';
const WORDS = 'Patient with our twins, and always on time.';

// spec: team-journeys-more/moderation
test(
  'a review is rejected with a reason that its author reads, and published once she wrote it again',
  { tag: '@desk' },
  async ({ page, otherPage, browser, stack, phone }) => {
    const employers = stack.origin('employer');
    const employer = { name: EMPLOYER.name, phone: phone(EMPLOYER.number) };
    const worker = { name: WORKER.name, phone: phone(WORKER.number) };
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const household = await context.newPage();

    await test.step('an employer writes a review that names a child', async () => {
      await startSignedIn(household, employers, employer);
      await inviteAccepted(household, employer.phone, worker);
      await openWorkerProfile(household, employers, WORKER.name);
      await household.getByRole('link', { name: 'View Previous Reports' }).click();
      await household.getByRole('button', { name: 'Write a Review' }).click();
      await household.getByLabel('Your Review').fill(NAMES_A_CHILD);
      await household.getByRole('button', { name: 'Submit Review' }).click();
      await expect(household.getByText('Pending Approval')).toBeVisible();
    });

    await joinTeam(page, stack.origin('ops'), phone(OPS_PHONES[0]));

    await test.step('a member rejects it with a reason', async () => {
      await page.getByRole('link', { name: 'Reviews 1' }).click();
      await expect(page.getByText(NAMES_A_CHILD)).toHaveCount(0);
      await page.getByRole('button', { name: 'Take the next', exact: true }).click();
      await expect(page.getByText(NAMES_A_CHILD)).toBeVisible();
      await page.getByRole('radio', { name: 'Reject' }).check();
      await page.getByLabel('Reason').selectOption('It names a child or another person.');
      await page.getByLabel('More about it').fill('Please leave the name of your son out.');
      await page.getByRole('button', { name: 'Reject' }).click();
      await expect(page.getByText('Done', { exact: true })).toBeVisible();
    });

    await test.step('its author reads why, and writes it again without the name', async () => {
      await household.reload();
      await expect(household.getByText(/It names a child or another person\./)).toBeVisible();
      await expect(household.getByText(/Please leave the name of your son out\./)).toBeVisible();
      await household.getByRole('button', { name: 'Add Another Review' }).click();
      await expect(household.getByLabel('Your Review')).toHaveValue(NAMES_A_CHILD);
      await household.getByLabel('Your Review').fill(WORDS);
      await household.getByRole('button', { name: 'Submit Review' }).click();
      await expect(household.getByText('Pending Approval')).toBeVisible();
    });

    await test.step('a member approves it, and its author and the worker read it', async () => {
      await page.getByRole('link', { name: /^Reviews/ }).click();
      await page.getByRole('button', { name: 'Take the next', exact: true }).click();
      await expect(page.getByText(WORDS)).toBeVisible();
      await page.getByRole('radio', { name: 'Approve' }).check();
      await page.getByRole('button', { name: 'Decide' }).click();
      await expect(page.getByText('Done', { exact: true })).toBeVisible();
      await household.reload();
      await expect(household.getByText('Verified Employer')).toBeVisible();
      await expect(household.getByText('from 1 review')).toBeVisible();
      await startWorker(otherPage, stack.origin('worker'), worker.phone, { path: '/worker/reviews' });
      await expect(otherPage.getByText(WORDS)).toBeVisible();
      await expect(otherPage.getByText(EMPLOYER.name)).toHaveCount(0);
    });
    await context.close();
  },
);
