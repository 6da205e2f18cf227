import { expect, type Page } from 'playwright/test';
import { viewReport } from './verification-cards.ts';

interface Reported {
  /** The worker. The employer paid for a check of her. */
  readonly name: string;
  readonly category: string;
  readonly words: string;
}

/** An employer reports an incident from the report of a check. */
export async function reportIncident(
  page: Page,
  employerOrigin: string,
  { name, category, words }: Reported,
): Promise<void> {
  await page.goto(`${employerOrigin}/verifications-list`);
  await viewReport(page, name);
  await page.getByRole('link', { name: 'View Misconduct Registry' }).click();
  await page.getByRole('link', { name: 'Report an Incident' }).click();
  await page.getByLabel('What happened').selectOption(category);
  await page.getByLabel('Where it happened').selectOption('Nairobi and Central');
  await page.getByLabel('Description').fill(words);
  await page.getByRole('button', { name: 'Report Incident' }).click();
  await expect(page.getByRole('heading', { name: 'Incident Reported' })).toBeVisible();
}
