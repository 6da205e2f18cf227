import { inviteAccepted, startSignedIn } from '../../support/employer.ts';
import { drawnPdf } from '../../support/files.ts';
import { reportIncident } from '../../support/incident.ts';
import { expect, test, type Page } from '../../support/journey.ts';
import { OPS_PHONES } from '../../support/ops-team.ts';
import { payForInvited } from '../../support/payment.ts';
import { press } from '../../support/press.ts';
import { joinTeam } from '../../support/team-member.ts';
import { takeNext } from '../../support/team-work.ts';
import { viewReport } from '../../support/verification-cards.ts';
import { startWorker } from '../../support/worker.ts';
import { openWorkerProfile } from '../../support/workers-tab.ts';

const EMPLOYER = { name: 'Njeri Kamau', number: '+254700000950' };
const WORKER = { name: 'Achieng Otieno', number: '+254700000951' };
const FOUND = 'A conviction for theft in Nakuru, 2019.';
const NEVER_THERE = 'I have never been to Nakuru.';
const STANDS = 'The court has her National ID number.';
const ALLEGED = 'A ring is gone since Monday. It can only have been her.';
const UPHELD = 'The ring was not found again.';
const BEHIND_THE_BED = 'The ring was behind the bed. My employer knows.';
const FELL = 'The employer has found the ring. We are sorry.';
const FIVE_DAYS = 5 * 86_400;

/** The worker disputes the only result that she can still dispute. */
async function dispute(page: Page, why: string): Promise<void> {
  await press(page, 'This is wrong');
  await page.getByLabel('Why is it wrong?').fill(why);
  await press(page, 'Send Dispute');
  await expect(page.getByText(why)).toBeVisible();
}

// spec: team-journeys-more/before-report, team-journeys-more/record-falls
test(
  'a third member rules that a finding stands before it is in a report, and that a record falls',
  { tag: '@desk' },
  async ({ page: third, otherPage: hers, openBrowser, stack, phone, ops, advance }) => {
    const [employers, workerSite] = [stack.origin('employer'), stack.origin('worker')];
    const employer = { name: EMPLOYER.name, phone: phone(EMPLOYER.number) };
    const worker = { name: WORKER.name, phone: phone(WORKER.number) };
    const household = await openBrowser();
    const openFindings = () => hers.goto(`${workerSite}/worker/findings`);
    const readsReport = async () => {
      await household.goto(`${employers}/verifications-list`);
      await viewReport(household, WORKER.name);
    };

    await test.step('an employer pays for a check, and reports an incident when the registry was clear', async () => {
      await startSignedIn(household, employers, employer);
      await inviteAccepted(household, employer.phone, worker);
      await payForInvited(household, employers);
      const registry = (await ops.openChecks()).find(({ kind }) => kind === 'misconduct_registry');
      await ops.decide(registry, 'clear', 'No records.');
      await reportIncident(household, employers, {
        name: WORKER.name,
        category: 'Theft or misappropriation',
        words: ALLEGED,
      });
    });

    await test.step('two members find something by her certificate; the worker disputes it before it is in a report', async () => {
      await startWorker(hers, workerSite, worker.phone, { path: '/worker/documents' });
      await hers.getByLabel('Photo or PDF of your certificate', { exact: true }).setInputFiles(drawnPdf);
      await expect(hers.getByText('Uploaded ✓')).toBeVisible();
      const police = (await ops.openChecks()).find(({ kind }) => kind === 'criminal_record');
      await ops.find(police, FOUND, 0);
      await ops.find(police, FOUND, 1);
      await openFindings();
      await expect(hers.getByText(FOUND)).toBeVisible();
      await dispute(hers, NEVER_THERE);
      await expect(hers.getByText(/who has not seen it before decides/)).toBeVisible();
    });

    await test.step('the worker tells her side, two members uphold the incident, and she disputes it', async () => {
      const [incident] = await ops.waitingIncidents();
      await ops.requestStatement(incident?.id ?? '');
      await openFindings();
      await hers.getByLabel('What happened?').fill('I saw no ring.');
      await press(hers, 'Send');
      await expect(hers.getByText('What you said so far')).toBeVisible();
      await ops.uphold(incident?.id ?? '', UPHELD);
      await openFindings();
      await expect(hers.getByText(UPHELD)).toBeVisible();
      await dispute(hers, BEHIND_THE_BED);
    });

    await joinTeam(third, stack.origin('ops'), phone(OPS_PHONES[2]));

    await test.step('a third member opens the paper in the case, and rules that the finding stands', async () => {
      await takeNext(third, 'Disputes');
      await expect(third.getByText(NEVER_THERE)).toBeVisible();
      await expect(third.getByText(FOUND)).toBeVisible();
      await third.getByRole('link', { name: 'Open the case' }).click();
      await third
        .getByRole('region', { name: 'Evidence' })
        .getByRole('button', { name: 'Open the paper' })
        .click();
      await expect(third.getByRole('img', { name: 'Police certificate' })).toBeVisible();
      await third.goBack();
      await third.getByRole('radio', { name: 'The finding stands' }).check();
      await expect(third.getByLabel('What the check comes to now')).toHaveCount(0);
      await third.getByLabel('Reason').selectOption('The evidence stands against what the worker says');
      await third.getByRole('textbox', { name: 'Why' }).fill(STANDS);
      await third.getByRole('button', { name: 'Decide' }).click();
      await expect(third.getByText('Done', { exact: true })).toBeVisible();
    });

    await test.step('the worker reads why; the employer reads nothing of it before its day', async () => {
      await openFindings();
      await expect(hers.getByText(STANDS)).toBeVisible();
      await expect(hers.getByText(/^This is in no report yet/)).toBeVisible();
      await readsReport();
      const section = household.getByRole('region', { name: 'Criminal Background Check' });
      await expect(section.getByText('Under review')).toBeVisible();
      await expect(household.getByText(FOUND)).toHaveCount(0);
    });

    await test.step('the third member rules that the worker is right about the record', async () => {
      await openWorkerProfile(household, employers, WORKER.name);
      await household.getByRole('link', { name: 'View Misconduct Records' }).click();
      await expect(household.getByText(UPHELD)).toBeVisible();
      await takeNext(third, 'Disputes');
      await expect(third.getByText(BEHIND_THE_BED)).toBeVisible();
      await third.getByRole('radio', { name: 'The worker is right' }).check();
      // A record falls as a whole: no check comes to another outcome.
      await expect(third.getByLabel('What the check comes to now')).toHaveCount(0);
      await third.getByLabel('Reason').selectOption('New evidence shows something else');
      await third.getByRole('textbox', { name: 'Why' }).fill(FELL);
      await third.getByRole('button', { name: 'Decide' }).click();
      await expect(third.getByText('Done', { exact: true })).toBeVisible();
    });

    await test.step('the worker reads that it was taken back, and nothing of it is left for the employer', async () => {
      await openFindings();
      await expect(hers.getByText(/^You were right: this was taken back on/)).toBeVisible();
      await expect(hers.getByText(FELL)).toBeVisible();
      await household.reload();
      await expect(household.getByText('No Records Found')).toBeVisible();
      await expect(household.getByText(UPHELD)).toHaveCount(0);
    });

    await test.step('five days after it was found the employer reads the finding, marked as disputed no more', async () => {
      await advance(FIVE_DAYS);
      await readsReport();
      await expect(household.getByText(FOUND)).toBeVisible();
      await expect(household.getByText('The worker says that this is wrong.')).toHaveCount(0);
      await openFindings();
      await expect(hers.getByText(/^Our team decided on .*: the result stands\.$/)).toBeVisible();
    });
  },
);
