import type { Locator, Page } from 'playwright/test';
import type { WorkerWords } from './worker-words.ts';

interface Referee {
  readonly name: string;
  /** As the worker types it. */
  readonly phone: string;
}

export const referenceRow = (page: Page, say: WorkerWords, place: number): Locator =>
  page.getByRole('region', { name: say.reference(place) });

/** The row of a reference that was sent. */
export const sentReference = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

/** Fills in one row without a submit. */
export async function nameReference(
  page: Page,
  say: WorkerWords,
  place: number,
  { name, phone }: Referee,
): Promise<void> {
  const row = referenceRow(page, say, place);
  await row.getByRole('textbox', { name: say.referee, exact: true }).fill(name);
  await row.getByLabel(say.refereePhone).fill(phone);
  await row.getByLabel(say.relationship).fill('Previous Employer');
}
