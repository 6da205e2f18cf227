import { expect, test, type Page } from '../../support/journey.ts';
import { NETWORK_COMPLAINTS } from '../../support/network.ts';
import { startWorker } from '../../support/worker.ts';
import { introduceHerself } from '../../support/worker-onboarding.ts';
import { nameReference, referenceRow, sentReference } from '../../support/worker-references.ts';
import { workerWords } from '../../support/worker-words.ts';

const WORKER = '+254700000790';
const RUTH = { name: 'Ruth Kamande', number: '+254700000791', typed: '0700 000 791' };
const JOY = { name: 'Joy Mutiso', number: '+254700000792', typed: '254700000792' };
const ANN = { name: 'Ann Wekesa', number: '+254700000793', typed: '+254 700 000 793' };

test.use({ expectedComplaints: [new RegExp(`${NETWORK_COMPLAINTS.source}|status of 400`)] });

const row = (page: Page, place: number) => referenceRow(page, workerWords.en, place);

const fill = (page: Page, place: number, { name, typed }: typeof RUTH) =>
  nameReference(page, workerWords.en, place, { name, phone: typed });

// spec: worker-references/returns
test('a worker names references over a bad network; each is told, one refuses by SMS, and she names another', async ({
  page,
  stack,
  phone,
}) => {
  const worker = stack.origin('worker');
  const hers = phone(WORKER);
  await startWorker(page, worker, hers, { path: '/worker/onboarding?step=profile-basic' });
  await introduceHerself(page, workerWords.en, { name: 'Amina Barasa', age: '29', location: 'Nairobi' });

  await page.goto(`${worker}/worker/references`);
  await expect(row(page, 2)).toBeVisible();
  await page.getByRole('button', { name: 'Submit References' }).click();
  await expect(page.getByText('Please add at least 2 references')).toBeVisible();
  await fill(page, 1, RUTH);
  await fill(page, 2, { ...JOY, typed: '0700' });
  await page.getByRole('button', { name: 'Submit References' }).click();
  await expect(row(page, 2)).toContainText('Please enter a valid Kenyan phone number');
  await fill(page, 2, JOY);

  // The network is lost: the typed values stay, also after a reload.
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Submit References' }).click();
  await expect(page.getByText('Failed to submit references. Please try again.')).toBeVisible();
  await page.context().setOffline(false);
  await page.reload();
  await expect(row(page, 2).getByLabel('Name')).toHaveValue(JOY.name);
  await page.getByRole('button', { name: 'Submit References' }).click();
  await expect(page.getByText('References submitted successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/worker\/dashboard$/);

  const [, number = ''] = await phone(RUTH.number).message(
    /Amina Barasa gave us your number .*reply NO (\d{3})\./,
  );
  await phone(JOY.number).message(/reply NO \d{3}\./);
  await phone(RUTH.number).write(`No ${number}`);
  await phone(RUTH.number).message(/your NO is noted/);
  await hers.message(/one of the people you named does not want to be a reference/);

  await page.goto(`${worker}/worker/references`);
  await expect(page.getByText(`${RUTH.name} does not want to be a reference`)).toBeVisible();
  await expect(sentReference(page, JOY.name)).toContainText('Pending');

  // The same person is refused, another one is accepted.
  await fill(page, 2, RUTH);
  await page.getByRole('button', { name: 'Submit References' }).click();
  await expect(row(page, 2)).toContainText('This person does not want to be a reference.');
  await fill(page, 2, ANN);
  await page.getByRole('button', { name: 'Submit References' }).click();
  await expect(page.getByText('References submitted successfully!')).toBeVisible();
  await phone(ANN.number).message(/Amina Barasa gave us your number/);
  expect(await phone(JOY.number).received()).toHaveLength(1);

  await page.goto(`${worker}/worker/references`);
  await page.getByRole('button', { name: `Remove ${RUTH.name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(`${RUTH.name} does not want to be a reference`)).toBeHidden();
  await expect(sentReference(page, JOY.name).getByRole('heading')).toBeFocused();
  await expect(sentReference(page, ANN.name)).toContainText('Pending');
  await expect(page.getByRole('button', { name: 'Submit References' })).toBeHidden();
});
