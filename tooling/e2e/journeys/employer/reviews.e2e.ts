import { expect, test, type Page } from '../../support/journey.ts';
import { inviteAccepted, logOut, startSignedIn } from '../../support/employer.ts';
import { openWorkerProfile } from '../../support/workers-tab.ts';

const AUTHOR = { name: 'Njeri Wafula', number: '+254700000090' };
const READER = { name: 'Amina Barasa', number: '+254700000091' };
/** A sample worker, visible to every employer. */
const WORKER = { name: 'Zawadi Naliaka', number: '+254700000104' };
const WORDS = 'Patient with our twins, and always on time.';

test.use({ seed: 'demo' });

/** From the dashboard to the worker's reviews, in the way of any employer. */
async function openReviews(page: Page, origin: string): Promise<void> {
  await openWorkerProfile(page, origin, WORKER.name);
  await page.getByRole('link', { name: 'View Previous Reports' }).click();
  await expect(page.getByRole('heading', { name: 'Worker Reviews' })).toBeVisible();
}

test('an employer reviews a worker, edits it, has it approved, and another reads it without her name', async ({
  page,
  stack,
  phone,
  ops,
}) => {
  const origin = stack.origin('employer');
  const worker = { name: WORKER.name, phone: phone(WORKER.number) };

  await test.step('who does not know her cannot review her', async () => {
    await startSignedIn(page, origin, { name: AUTHOR.name, phone: phone(AUTHOR.number) });
    await openReviews(page, origin);
    const write = page.getByRole('button', { name: 'Write a Review' });
    await expect(write).toHaveAttribute('aria-disabled', 'true');
    await expect(write).toHaveAccessibleDescription(/once your invitation was accepted/);
  });

  await test.step('writes, once she has accepted', async () => {
    await page.goto(`${origin}/dashboard`);
    await inviteAccepted(page, phone(AUTHOR.number), worker);
    await openReviews(page, origin);
    await page.getByRole('button', { name: 'Write a Review' }).click();
    await page.getByLabel('Your Review').fill('Always late.');
    await page.getByRole('button', { name: 'Submit Review' }).click();
    await expect(page.getByText('Review submitted (pending admin approval)')).toBeVisible();
    await expect(page.getByText('Pending Approval')).toBeVisible();
  });

  await test.step('edits it, and it waits again', async () => {
    const [before] = await ops.waitingReviews();
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('radio', { name: '4 stars' }).check();
    await page.getByLabel('Your Review').fill(WORDS);
    await page.getByRole('button', { name: 'Update Review' }).click();
    await expect(page.getByText('Review updated (pending admin approval)')).toBeVisible();
    await expect(page.getByText('Pending Approval')).toBeVisible();
    const [after] = await ops.waitingReviews();
    expect(after).toMatchObject({ id: before?.id, rating: 4, review: WORDS });
    expect(after?.updated_at).not.toBe(before?.updated_at);
  });

  await test.step('the team approves it, and it carries her badge for herself', async () => {
    for (const review of await ops.waitingReviews()) await ops.decideReview(review, 'approved');
    expect(await ops.waitingReviews()).toEqual([]);
    await page.reload();
    await expect(page.getByText('Verified Employer')).toBeVisible();
    await expect(page.getByText('from 1 review')).toBeVisible();
  });

  await test.step('writes another on its own screen, and takes it back', async () => {
    // One review needs no filter.
    await expect(page.getByRole('link', { name: 'Filter by stars' })).toHaveCount(0);
    // A screen reads its worker from the state of the history.
    await page.evaluate(() => history.replaceState(history.state, '', '/write-review'));
    await page.reload();
    await expect(page.getByText(WORKER.name)).toBeVisible();
    await page.getByLabel('Your Review').fill('Something that I shall regret.');
    await page.getByRole('button', { name: 'Submit Review' }).click();
    await expect(page.getByRole('heading', { name: 'Review Submitted' })).toBeVisible();
    await expect(page).toHaveURL(/\/worker-profile-reviews$/);
    await expect(page.getByText('Something that I shall regret.')).toBeVisible();
    await page.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this review?' });
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Review deleted')).toBeVisible();
    await expect(page.getByText('Something that I shall regret.')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await ops.waitingReviews()).toEqual([]);
  });

  await test.step('finds all that she wrote, with its status', async () => {
    await page.getByRole('link', { name: 'All reviews you wrote' }).click();
    await expect(page.getByRole('listitem')).toHaveCount(1);
    await expect(page.getByText('Approved', { exact: true })).toBeVisible();
  });

  await test.step('another reads it, and learns of nobody who wrote it', async () => {
    await logOut(page, origin);
    await startSignedIn(page, origin, { name: READER.name, phone: phone(READER.number) });
    await openReviews(page, origin);
    await expect(page.getByText(WORDS)).toBeVisible();
    await expect(page.getByText('Anonymous Review')).toBeVisible();
    await expect(page.getByText('Verified Employer')).toBeHidden();
    expect(await page.content()).not.toMatch(/Njeri|Wafula/);
  });
});

test('the sample of reviews says that it is one', async ({ page, stack, phone }) => {
  const origin = stack.origin('employer');
  await startSignedIn(page, origin, { name: AUTHOR.name, phone: phone(AUTHOR.number) });
  await page.goto(`${origin}/reviews`);
  await expect(page.getByText('Sample data')).toBeVisible();
  await expect(page.getByText('from 12 reviews')).toBeVisible();
  await page.getByRole('link', { name: 'Write a Review' }).click();
  await expect(page.getByRole('heading', { name: 'Worker Not Found' })).toBeVisible();
});
