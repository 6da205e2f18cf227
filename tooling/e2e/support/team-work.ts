import { expect, type Page } from 'playwright/test';
import { photo } from './files.ts';

/** Opens a queue from the rail. */
export async function openQueue(page: Page, queue: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: new RegExp(`^${queue}( \\d+)?$`) })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: queue })).toBeVisible();
}

/** Takes the first free work of a queue, whose page opens. */
export async function takeNext(page: Page, queue: string): Promise<void> {
  await openQueue(page, queue);
  await page.getByRole('button', { name: 'Take the next', exact: true }).click();
  await expect(page).toHaveURL(/\/(cases|work\/\w+)\/[\da-f-]{36}/);
}

/** There is work in a queue, and none of it is for this member. */
export async function findNothingToTake(page: Page, queue: string): Promise<void> {
  await openQueue(page, queue);
  await expect(page.getByText('What waits here is for your colleagues.')).toBeVisible();
  await page.getByRole('button', { name: 'Take the next', exact: true }).click();
  await expect(page.getByText('Nothing free waits here for you.')).toBeVisible();
}

/** Opens a check of the case in sight. */
export async function openCheck(page: Page, name: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Checks of this case' })
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click();
  await expect(page.getByRole('heading', { name: `Check: ${name}` })).toBeVisible();
}

/** Takes a check of the case in sight. */
export async function takeCheck(page: Page, name: string): Promise<void> {
  await openCheck(page, name);
  await page.getByRole('button', { name: /^Take / }).click();
}

interface Decision {
  readonly outcome: 'Clear' | 'Finding';
  /** Where the outcome has more than one reason. */
  readonly reason?: string;
  /** Where the source has no usual day. */
  readonly day?: string;
  readonly note?: string;
}

async function fillDecision(page: Page, { outcome, reason, day, note }: Decision): Promise<void> {
  await page.getByRole('radio', { name: outcome }).check();
  if (reason !== undefined) await page.getByLabel('Reason').selectOption(reason);
  const source = page.getByLabel('Source of the evidence');
  // Chosen already where a kind of check has only one.
  if ((await source.inputValue()) === '') await source.selectOption({ index: 1 });
  if (day !== undefined) await page.getByLabel('Day of the evidence').fill(day);
  if (note !== undefined) await page.getByLabel('Note for the report').fill(note);
  await page.getByLabel('Note for the team').fill('Looked at as the guide says.');
}

/** Decides the check in sight. */
export async function decideCheck(page: Page, decision: Decision): Promise<void> {
  await fillDecision(page, decision);
  await page.getByRole('button', { name: 'Decide' }).click();
  await expect(page.getByRole('heading', { name: 'Your decision' })).toBeHidden();
}

/** Adds the page on which a finding of the check in sight stands, and decides: it goes to a colleague. */
export async function findAlone(page: Page, finding: Omit<Decision, 'outcome'>): Promise<void> {
  await page.getByText('Add evidence').click();
  await page.getByLabel('Screenshot or letter').setInputFiles(photo);
  await expect(page.getByText('The file is added.')).toBeVisible();
  await fillDecision(page, { outcome: 'Finding', ...finding });
  await page.getByRole('button', { name: 'Send to a second look' }).click();
  await expect(page.getByText('You decided. A colleague looks at it next.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your decision' })).toBeHidden();
}

interface SecondLook {
  /** What the first member wrote. */
  readonly found: string;
  readonly reason: string;
}

/** Opens what a member added to the check in sight. */
export async function openAddedFile(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open file 1' }).click();
  await expect(page.getByRole('img', { name: 'File 1' })).toBeVisible();
}

/** Takes the next second look, opens its evidence, reads what a colleague found, and agrees. */
export async function agreeToFinding(page: Page, { found, reason }: SecondLook): Promise<void> {
  await takeNext(page, 'Second looks');
  const show = page.getByRole('button', { name: 'I looked at the evidence: show it' });
  await expect(show).toBeVisible();
  await expect(page.getByText(found)).toHaveCount(0);
  await openAddedFile(page);
  await show.click();
  await expect(page.getByText(found)).toBeVisible();
  await decideCheck(page, { outcome: 'Finding', reason, note: 'I saw the same.' });
}
