import { callReferee } from '../../support/call-sheet.ts';
import { comeBackTo } from '../../support/come-back.ts';
import { inviteAccepted, signUp } from '../../support/employer.ts';
import { decideAtProvider } from '../../support/identity.ts';
import { expect, test, type Page } from '../../support/journey.ts';
import { OPS_PHONES } from '../../support/ops-team.ts';
import { payForInvited } from '../../support/payment.ts';
import { press } from '../../support/press.ts';
import { startTeam } from '../../support/team-invitation.ts';
import {
  agreeToFinding,
  decideCheck,
  findAlone,
  findNothingToTake,
  openCheck,
  openQueue,
  takeCheck,
  takeNext,
} from '../../support/team-work.ts';
import { besideList, viewReport } from '../../support/verification-cards.ts';
import { signInWorker } from '../../support/worker.ts';
import { giveEvidence } from '../../support/worker-evidence.ts';

const EMPLOYER = { name: 'Njeri Kamau', number: '+254700000900' };
const WORKER = { name: 'Achieng Wafula', number: '+254700000901', nationalId: '29000901' };
const REFEREES = [
  { name: 'Ruth Kamande', number: '+254700000902', said: 'She cooked for us for three years.' },
  { name: 'Joy Mutiso', number: '+254700000903', said: 'She is kind to the children.' },
];
const CLERK = { name: 'Auma Test', number: '+254700000904', role: 'Agent' } as const;
const SENIOR = { name: 'Baraka Test', number: '+254700000905', role: 'Senior' } as const;
const WORKED = 'Two households confirm the years that she told.';
const REASON = 'Shows homes or children of employers';
const FOUND = 'Photos of the children of an employer, in public.';
const ADVICE = 'Please agree with her which photos she may show.';
const STEPS = 8;

// Chromium reports the refusal of a certificate of another person.
test.use({ expectedComplaints: [/status of 400/] });

/** Reads a police certificate off: under the ID number of another person it is refused, and under hers accepted. */
async function acceptCertificate(page: Page, today: string): Promise<void> {
  await takeNext(page, 'Documents');
  const drawn = page.getByRole('img', { name: 'Police certificate' });
  await expect(drawn).toBeVisible();
  expect(await drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1000);
  await page.getByRole('radio', { name: 'Accept' }).check();
  await page.getByLabel('Certificate number').fill('PCC-SAMPLE901');
  await page.getByLabel('Day of issue').fill(today);
  await page.getByLabel('Name on the certificate').fill('WAFULA ACHIENG');
  await page.getByLabel('ID number on the certificate').fill('29000999');
  await page.getByRole('button', { name: 'Decide' }).click();
  await expect(
    page.getByRole('link', {
      name: 'This is not the worker’s ID number. Reject the paper of another person.',
    }),
  ).toBeVisible();
  await page.getByLabel('ID number on the certificate').fill(WORKER.nationalId);
  await page.getByRole('button', { name: 'Decide' }).click();
  await expect(page.getByText('Done', { exact: true })).toBeVisible();
}

/** Judges the paper that was opened before its check, and comes back to the decision of the check. */
async function acceptItsPaper(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: /^Back to the check/ })).toBeVisible();
  await page.getByRole('radio', { name: 'Accept' }).check();
  await page.getByRole('button', { name: 'Decide: Accept' }).click();
  await expect(page.getByText('Accepted', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Judge the paper' })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'Clear' })).toBeInViewport();
}

/** Takes the photos that wait, compares them with the card, and says that it is proven. */
async function compare(page: Page, decide: 'Save my decision' | 'Decide'): Promise<void> {
  await takeNext(page, 'Identity');
  await expect(page.getByText('The worker’s photos')).toBeVisible();
  for (const photo of ['Selfie', 'ID card, front'])
    await expect(page.getByRole('img', { name: photo })).toBeVisible();
  await page.getByRole('radio', { name: 'It is proven' }).check();
  for (const question of [/^Same person/, /^Card looks real/, /living person$/]) {
    const box = page.getByRole('checkbox', { name: question });
    // As the keyboard does: what has the focus stands above the kept actions.
    await box.focus();
    await box.check();
  }
  await page.getByRole('button', { name: decide }).click();
}

// spec: team-journeys/premium, team-journeys/second-pair, team-journeys/employer-follows
// spec: team-case-pages/decide, team-case-pages/second-look, team-case-pages/report, team-case-pages/certificate
// spec: team-journeys-more/identity, team-case-pages/paper-first
test(
  'an agent and a senior work a premium case on their screens, and the employer follows to the report',
  { tag: '@desk' },
  async ({ page: clerk, otherPage: senior, openBrowser, stack, phone }) => {
    const [employerSite, workerSite] = [stack.origin('employer'), stack.origin('worker')];
    const today = new Date().toISOString().slice(0, 10);
    const household = await openBrowser();
    const hers = await openBrowser();
    const paid = besideList(household, WORKER.name);
    const report = await household.context().newPage();
    const screening = report.getByRole('region', { name: 'Social Media Screening' });
    /** The list and the report of the employer tell how much is decided. */
    const employerReads = async (decided: number) => {
      const percent = `${String(Math.round((decided / STEPS) * 100))}%`;
      await Promise.all([
        comeBackTo(paid.getByText(percent, { exact: true })),
        comeBackTo(
          decided === STEPS
            ? report.getByText(percent, { exact: true })
            : report.getByText(`${percent} · ${String(decided)} of ${String(STEPS)} steps`),
        ),
      ]);
    };

    const payAndFollow = async () => {
      await payForInvited(household, employerSite);
      await household.goto(`${employerSite}/verifications-list`);
      await expect(
        paid.getByText('Waiting for Achieng: we asked for a selfie and the National ID'),
      ).toBeVisible();
    };

    await Promise.all([
      test.step('two administrators bring an agent and a senior into the team', async () => {
        const [first, second] = [await openBrowser(), await openBrowser()];
        await startTeam(
          stack.origin('ops'),
          [
            { page: first, phone: phone(OPS_PHONES[0]) },
            { page: second, phone: phone(OPS_PHONES[1]) },
          ],
          [
            { ...CLERK, page: clerk, phone: phone(CLERK.number) },
            { ...SENIOR, page: senior, phone: phone(SENIOR.number) },
          ],
        );
      }),
      test.step('a worker says yes by SMS, an employer pays for the premium check, and she gives evidence', async () => {
        const employer = { name: EMPLOYER.name, phone: phone(EMPLOYER.number) };
        const worker = { name: WORKER.name, phone: phone(WORKER.number) };
        await signUp(household, employerSite, employer);
        await inviteAccepted(household, employer.phone, worker, 'Premium Check');
        await Promise.all([signInWorker(hers, workerSite, worker.phone), payAndFollow()]);
        await giveEvidence(hers, workerSite, { nationalId: WORKER.nationalId, referees: REFEREES });
        await decideAtProvider(hers, stack.sandboxOrigin, 'Wafula', 'Provisional');
        await comeBackTo(paid.getByText('Our team calls the references'));
        await report.goto(`${employerSite}/verifications-list`);
        await viewReport(report, WORKER.name);
        await employerReads(0);
      }),
    ]);

    await test.step('a case shows no personal data to a member who holds no work about the worker', async () => {
      await openQueue(senior, 'Registry');
      await expect(senior.getByText(WORKER.name)).toHaveCount(0);
      await senior.getByRole('row').getByRole('link', { name: 'Registry' }).click();
      await expect(
        senior.getByText('The papers open for a member who holds work about this worker.'),
      ).toBeVisible();
      await expect(senior.getByText(WORKER.name)).toHaveCount(0);
    });

    await test.step('the agent reads her certificate off', async () => {
      await acceptCertificate(clerk, today);
    });

    await test.step('each of the two compares her photos', async () => {
      await compare(clerk, 'Save my decision');
      await expect(clerk.getByText('You decided. A colleague looks at it next.')).toBeVisible();
      await comeBackTo(hers.getByText('Verification Under Review… usually takes 24-48 hours'));
      await compare(senior, 'Decide');
      await expect(senior.getByText('Done', { exact: true })).toBeVisible();
      await comeBackTo(hers.getByText('Identity Verified'));
      await employerReads(1);
    });

    await test.step('the agent calls her references', async () => {
      await takeNext(clerk, 'References');
      for (const referee of REFEREES) await callReferee(clerk, referee);
      await decideCheck(clerk, { outcome: 'Clear' });
      await employerReads(2);
    });

    await test.step('the agent decides the police certificate and the registry of the same case', async () => {
      await takeCheck(clerk, 'Police certificate');
      await decideCheck(clerk, { outcome: 'Clear', day: today });
      await employerReads(3);
      // Her work after this check: while she holds it, the case stays open to her.
      await takeCheck(clerk, 'Social screening');
      await takeCheck(clerk, 'Registry');
      const beside = clerk.getByRole('region', { name: 'The case' });
      await expect(beside.getByRole('heading', { name: WORKER.name })).toBeVisible();
      await decideCheck(clerk, { outcome: 'Clear' });
      await expect(beside.getByText('No records found')).toBeVisible();
      await employerReads(4);
    });

    await test.step('the agent reads who asked, what happened, and who looked', async () => {
      await clerk.getByRole('link', { name: 'Who asked' }).click();
      await expect(clerk.getByText(EMPLOYER.name, { exact: true })).toBeVisible();
      await clerk.getByRole('link', { name: 'Timeline' }).click();
      await expect(clerk.getByText('Registry: Decided: Clear')).toBeVisible();
      await clerk.getByRole('link', { name: 'Who looked' }).click();
      await expect(clerk.getByRole('row', { name: /The report/ })).not.toHaveCount(0);
    });

    await test.step('the senior decides health and work history', async () => {
      await takeNext(senior, 'Health');
      await acceptItsPaper(senior);
      await decideCheck(senior, { outcome: 'Clear', day: today });
      await employerReads(5);
      await takeCheck(senior, 'Work history');
      await decideCheck(senior, { outcome: 'Clear', note: WORKED });
      await employerReads(6);
    });

    await test.step('the agent finds something: it waits for a colleague, and is not hers any more', async () => {
      await openCheck(clerk, 'Social screening');
      await findAlone(clerk, { reason: REASON, note: FOUND });
      await expect(clerk.getByRole('button', { name: /^Take Social screening/ })).toHaveCount(0);
      await findNothingToTake(clerk, 'Second looks');
      await comeBackTo(screening.getByText('Under review'));
    });

    await test.step('the senior looks and agrees; the worker has nothing to add, and the employer reads it', async () => {
      await agreeToFinding(senior, { found: FOUND, reason: REASON });
      await employerReads(6);
      await expect(report.getByText(FOUND)).toHaveCount(0);
      await phone(WORKER.number).message(/in no report yet/);
      await hers.goto(`${workerSite}/worker/findings`);
      await expect(hers.getByText(FOUND)).toBeVisible();
      await press(hers, 'I have nothing to add');
      await hers.getByRole('alertdialog').getByRole('button', { name: 'I have nothing to add' }).click();
      await employerReads(7);
      await expect(screening.getByText(FOUND)).toBeVisible();
    });

    await test.step('the senior writes the recommendation, and the report is complete', async () => {
      await takeCheck(senior, 'Final review');
      await expect(senior.getByRole('region', { name: 'The other checks' }).getByText(WORKED)).toBeVisible();
      await decideCheck(senior, { outcome: 'Clear', note: ADVICE });
      await phone(EMPLOYER.number).message(/report on \w+ is ready/);
      await employerReads(STEPS);
      await expect(report.getByRole('region', { name: 'Recommendation' }).getByText(ADVICE)).toBeVisible();
      for (const { said } of REFEREES) await expect(report.getByText(said)).toBeVisible();
      await expect(report.getByText('90 of 100')).toBeVisible();
    });
  },
);
