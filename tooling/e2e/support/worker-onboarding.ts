import { expect, type Page } from 'playwright/test';
import { photo } from './files.ts';
import type { WorkerWords } from './worker-words.ts';

interface Herself {
  /** The worker's correction. Without it, the name that an employer typed stays. */
  readonly name?: string;
  readonly age: string;
  readonly location: string;
  readonly years?: string;
  readonly bio?: string;
  readonly withPhoto?: boolean;
}

/** The onboarding steps after the code, up to the last screen: personal data, cook as the service, and the photo. */
export async function introduceHerself(page: Page, say: WorkerWords, herself: Herself): Promise<void> {
  const { name, age, location, years, bio, withPhoto = false } = herself;
  const goOn = () => page.getByRole('button', { name: say.continue }).click();
  await expect(page.getByRole('heading', { name: say.aboutHer })).toBeVisible();
  if (name !== undefined) await page.getByLabel(say.name).fill(name);
  await page.getByLabel(say.age).fill(age);
  await page.getByRole('radio', { name: say.female, exact: true }).check();
  await page.getByLabel(say.location).fill(location);
  await goOn();
  await page.getByRole('radio', { name: say.cook }).check();
  if (years !== undefined) await page.getByLabel(say.years).fill(years);
  if (bio !== undefined) {
    await page.getByText(say.bio).click();
    await page.getByLabel(say.bioAsked).fill(bio);
  }
  await goOn();
  if (withPhoto) {
    await page.getByLabel(say.photo, { exact: true }).setInputFiles(photo);
    await expect(page.getByRole('img', { name: say.photoOfHer })).toBeVisible();
  }
  await page.getByRole('button', { name: withPhoto ? say.createProfile : say.skip }).click();
  await expect(page.getByText(say.created)).toBeVisible();
}
