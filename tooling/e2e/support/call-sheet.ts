import { expect, type Page } from 'playwright/test';

interface Call {
  readonly name: string;
  readonly number: string;
  /** The words of the referee for the report. */
  readonly said: string;
}

/** Calls a referee with the sheet of the check in sight, who answers and agrees to pass it on. */
export async function callReferee(page: Page, { name, number, said }: Call): Promise<void> {
  const sheet = page
    .getByRole('region', { name: 'The references' })
    .getByRole('listitem')
    .filter({ hasText: name });
  const shown = sheet.getByRole('link', { name: new RegExp(`${number.slice(-3)}$`) });
  await expect(shown).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Show number' }).click();
  await expect(shown).toBeVisible();
  const call = page.getByRole('form', { name: `Call to ${name}` });
  const yes = (question: string) =>
    call.getByRole('group', { name: question }).getByRole('radio', { name: 'Yes' }).check();
  await call.getByRole('radio', { name: 'Reached' }).check();
  await yes('Did this person work for you?');
  await call.getByLabel('From when to when?').fill('2021 to 2024');
  await call.getByLabel('What was the work?').fill('She cooked.');
  await yes('Would you hire this person again?');
  await yes('May we pass on what you said?');
  await call.getByLabel('What was said, for the report').fill(said);
  await call.getByRole('button', { name: 'Save the call' }).click();
  await expect(call).toBeHidden();
}
