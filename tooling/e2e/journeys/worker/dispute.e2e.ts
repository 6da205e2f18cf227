import * as z from 'zod';
import { inviteAccepted, startSignedIn } from '../../support/employer.ts';
import { expect, test, type Page } from '../../support/journey.ts';
import { payForInvited } from '../../support/payment.ts';
import { startWorker } from '../../support/worker.ts';
import { openWorkerProfile, openWorkers } from '../../support/workers-tab.ts';

const EMPLOYER = { name: 'Njeri Wafula', number: '+254700000790' };
const WORKER = { name: 'Amina Barasa', number: '+254700000791' };
const ALLEGED = 'A ring is gone since Monday. It can only have been her.';
const QUESTION = 'Do you know of a ring that is missed?';
const FOUND = 'The ring was not found again.';
const WHY = 'Pete ilipatikana nyuma ya kitanda. Mwajiri wangu anajua.';
const FELL = 'The employer has found the ring. We are sorry.';

const workers = z.array(z.object({ id: z.string(), name: z.nullable(z.string()) }));

/** Reports an incident with the session of the employer on this page. */
async function report(page: Page, api: string): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const headers = { authorization: `Bearer ${token ?? ''}`, 'content-type': 'application/json' };
  const list = workers.parse(await (await fetch(`${api}/nannies/`, { headers })).json());
  const id = list.find(({ name }) => name === WORKER.name)?.id ?? '';
  const incident = { category: 'theft', region: 'nairobi_central', description: ALLEGED };
  const answer = await fetch(`${api}/api/employer/workers/${id}/incidents`, {
    method: 'POST',
    headers,
    body: JSON.stringify(incident),
  });
  expect(answer.status).toBe(200);
}

async function openRegistry(page: Page, origin: string): Promise<void> {
  await openWorkerProfile(page, origin, WORKER.name);
  await page.getByRole('link', { name: 'View Misconduct Records' }).click();
}

test('a worker tells her side in Kiswahili, disputes what is held against her, and it falls', async ({
  page,
  stack,
  phone,
  ops,
}) => {
  const origin = stack.origin('employer');
  const employer = { name: EMPLOYER.name, phone: phone(EMPLOYER.number) };
  const worker = { name: WORKER.name, phone: phone(WORKER.number) };
  const openAsWorker = () =>
    startWorker(page, stack.origin('worker'), worker.phone, {
      language: 'sw',
      path: '/worker/verification',
    });

  await test.step('an employer who paid for a check reports an incident', async () => {
    await startSignedIn(page, origin, employer);
    await inviteAccepted(page, employer.phone, worker);
    await payForInvited(page, origin);
    // Before the registry was checked, nobody is told how many records there are.
    const registry = (await ops.openChecks()).find(({ kind }) => kind === 'misconduct_registry');
    await ops.decide(registry, 'clear', 'No records.');
    await report(page, stack.apiAddress());
  });

  const incident = await test.step('the team asks her for her side', async () => {
    const [waiting] = await ops.waitingIncidents();
    const id = waiting?.id ?? '';
    await ops.requestStatement(id, QUESTION);
    return id;
  });

  await test.step('she finds the question from her verification, and answers it', async () => {
    await openAsWorker();
    await expect(page.getByText('Tungependa kusikia upande wako.')).toBeVisible();
    await page.getByRole('link', { name: 'Ona matokeo yote' }).click();
    await expect(page.getByText(QUESTION)).toBeVisible();
    await expect(page.getByText(ALLEGED)).toBeHidden();
    await page.getByLabel('Ni nini kilitokea?').fill('Sijaiona pete yoyote.');
    await page.getByRole('button', { name: 'Tuma' }).click();
    await expect(page.getByText('Imetumwa. Timu yetu itaisoma kabla ya kuamua chochote.')).toBeVisible();
    await expect(page.getByText('Uliyosema hadi sasa')).toBeVisible();
  });

  await test.step('it is upheld all the same; she disputes it', async () => {
    await ops.uphold(incident, FOUND);
    await page.reload();
    await expect(page.getByText(FOUND)).toBeVisible();
    await page.getByRole('button', { name: 'Hili si kweli' }).click();
    await page.getByRole('button', { name: 'Tuma Pingamizi' }).click();
    await expect(page.getByText('Tafadhali andika kwa nini hili si kweli.')).toBeVisible();
    await page.getByLabel('Kwa nini si kweli?').fill(WHY);
    await page.getByRole('button', { name: 'Tuma Pingamizi' }).click();
    await expect(page.getByText('Limepingwa')).toBeVisible();
    await expect(page.getByText(WHY)).toBeVisible();
  });

  await test.step('the employer reads that it is disputed, and none of her words', async () => {
    await startSignedIn(page, origin, employer);
    await openRegistry(page, origin);
    await expect(
      page.getByText('The worker says that this is wrong. Our team is looking at it.'),
    ).toBeVisible();
    await expect(page.getByText(WHY)).toBeHidden();
  });

  await test.step('the team finds that she is right, and she reads so', async () => {
    const [dispute] = await ops.waitingDisputes();
    expect(dispute).toMatchObject({ kind: 'record', words: WHY });
    await ops.decideDispute(dispute?.id ?? '', 'upheld', FELL);
    await openAsWorker();
    await page.getByRole('link', { name: 'Ona matokeo yote' }).click();
    await expect(page.getByText('Limeondolewa')).toBeVisible();
    await expect(page.getByText(FELL)).toBeVisible();
  });

  await test.step('nothing of it is left for the employer', async () => {
    await startSignedIn(page, origin, employer);
    await page.goto(`${origin}/dashboard`);
    await openWorkers(page);
    await page.getByRole('link', { name: WORKER.name, exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Worker Information' })).toBeVisible();
    await expect(page.getByText('Misconduct Flags')).toBeHidden();
  });
});
