import { inviteAccepted, startSignedIn } from '../../support/employer.ts';
import { reportIncident } from '../../support/incident.ts';
import { expect, test } from '../../support/journey.ts';
import { OPS_PHONES } from '../../support/ops-team.ts';
import { payForInvited } from '../../support/payment.ts';
import { comeBackIn, joinTeam } from '../../support/team-member.ts';
import { openWorkerProfile } from '../../support/workers-tab.ts';

const EMPLOYER = { name: 'Njeri Kamau', number: '+254700000920' };
const WORKER = { name: 'Achieng Otieno', number: '+254700000921' };
const ALLEGED = 'She left on Monday at noon. The children were alone until four.';
const QUESTION = 'Who was with the children on Monday afternoon?';
const FOUND = 'Two children were left alone for an afternoon.';
const DAY_SECONDS = 86_400;

// Chromium reports every 4xx answer on its console: that of an ended session.
test.use({ expectedComplaints: [/status of 4\d\d/] });

// spec: team-journeys-more/allegation, team-journeys-more/expiry
test(
  'an allegation becomes a record after the worker had her days and two members agreed, and ends after five years',
  { tag: '@desk' },
  async ({ page, otherPage, browser, stack, phone, advance }) => {
    const [origin, employers] = [stack.origin('ops'), stack.origin('employer')];
    const employer = { name: EMPLOYER.name, phone: phone(EMPLOYER.number) };
    const worker = { name: WORKER.name, phone: phone(WORKER.number) };
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const household = await context.newPage();
    const members = [phone(OPS_PHONES[0]), phone(OPS_PHONES[1])] as const;

    await test.step('an employer pays for a check of a worker', async () => {
      await startSignedIn(household, employers, employer);
      await inviteAccepted(household, employer.phone, worker);
      await payForInvited(household, employers);
    });

    const { key } = await joinTeam(page, origin, members[0]);
    const { key: otherKey } = await joinTeam(otherPage, origin, members[1]);

    await test.step('the registry has nothing on her, says a member', async () => {
      await page.getByRole('link', { name: 'Registry 1' }).click();
      await page.getByRole('button', { name: 'Take the next', exact: true }).click();
      await page.getByRole('radio', { name: 'Clear' }).check();
      await page.getByRole('button', { name: 'Decide' }).click();
      await expect(page.getByText(/, due by /)).toBeVisible();
    });

    await test.step('the employer reports an incident', async () => {
      const incident = { name: WORKER.name, category: 'Abandonment of duties', words: ALLEGED };
      await reportIncident(household, employers, incident);
    });

    await test.step('she takes the incident, and asks the worker in words of the team', async () => {
      await page.getByRole('link', { name: /^Incidents/ }).click();
      await page.getByRole('button', { name: 'Take the next', exact: true }).click();
      await expect(page.getByText(ALLEGED)).toBeVisible();
      await expect(page.getByText('Not possible yet: nobody has asked the worker.')).toBeVisible();
      await page.getByLabel('Question to the worker').fill(QUESTION);
      await page.getByRole('button', { name: 'Send the SMS' }).click();
      await expect(page.getByText('The five days end')).toBeVisible();
      const [asked] = await worker.phone.message(/tell your side/);
      expect(asked).not.toMatch(/children|Monday/);
    });

    await test.step('within her days nothing is upheld', async () => {
      await expect(page.getByText(/^Not possible yet: the worker has until/)).toBeVisible();
      await page.getByRole('radio', { name: 'Upheld' }).check();
      await page.getByLabel('Reason').selectOption('Papers or messages show it');
      await page.getByLabel('What was found').fill(FOUND);
      await page.getByRole('button', { name: 'Send to a second look' }).click();
      await expect(page.getByRole('link', { name: /^The worker has five days to answer/ })).toBeVisible();
    });

    await test.step('she does not answer; a member upholds it, and has no second say', async () => {
      await advance(5 * DAY_SECONDS);
      await comeBackIn(page, members[0], key);
      await expect(page.getByText(/^Two members agree on it/)).toBeVisible();
      await page.getByRole('radio', { name: 'Upheld' }).check();
      await page.getByLabel('Reason').selectOption('Papers or messages show it');
      await page.getByLabel('What was found').fill(FOUND);
      await page.getByRole('button', { name: 'Send to a second look' }).click();
      await expect(page.getByText('You decided. A colleague looks at it next.')).toBeVisible();
      await expect(page.getByRole('button', { name: /^Take (?!the next)|^Decide|^Send/ })).toHaveCount(0);
      await expect(page.getByText(ALLEGED)).toHaveCount(0);
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Incidents' }).click();
      await page.getByRole('button', { name: 'Take the next', exact: true }).click();
      await expect(page.getByText('Nothing free waits here for you.')).toBeVisible();
    });

    await test.step('nobody outside the team learns of one verdict', async () => {
      await startSignedIn(household, employers, employer);
      await openWorkerProfile(household, employers, WORKER.name);
      await expect(household.getByText('Misconduct Flags')).toBeHidden();
    });

    await test.step('another member looks for herself, then reads the first verdict, and agrees', async () => {
      await comeBackIn(otherPage, members[1], otherKey);
      await otherPage.getByRole('link', { name: 'Incidents 1' }).click();
      await otherPage.getByRole('button', { name: 'Take the next', exact: true }).click();
      await expect(otherPage.getByText(ALLEGED)).toBeVisible();
      await expect(otherPage.getByText(FOUND)).toHaveCount(0);
      await otherPage.getByRole('button', { name: 'I looked at both sides: show it' }).click();
      await expect(otherPage.getByText(FOUND)).toBeVisible();
      await otherPage.getByRole('radio', { name: 'Upheld' }).check();
      await otherPage.getByLabel('Reason').selectOption('Papers or messages show it');
      await otherPage.getByLabel('What was found').fill('The same messages.');
      await otherPage.getByRole('button', { name: 'Decide' }).click();
      await expect(otherPage.getByText('Done', { exact: true })).toBeVisible();
    });

    await test.step('the employer reads the record in the words of the team', async () => {
      await openWorkerProfile(household, employers, WORKER.name);
      await expect(household.getByText('Misconduct Flags')).toBeVisible();
      await household.getByRole('link', { name: 'View Misconduct Records' }).click();
      await expect(household.getByRole('heading', { name: 'Abandonment of duties' })).toBeVisible();
      await expect(household.getByText(FOUND)).toBeVisible();
      await expect(household.getByText(ALLEGED)).toBeHidden();
    });

    await test.step('an employer who has her checked again just before five years are over still reads it', async () => {
      await advance((5 * 365 - 1) * DAY_SECONDS);
      await startSignedIn(household, employers, employer);
      await inviteAccepted(household, employer.phone, worker, 'Premium Check');
      await payForInvited(household, employers);
      await openWorkerProfile(household, employers, WORKER.name);
      await household.getByRole('link', { name: 'View Misconduct Records' }).click();
      await expect(household.getByText(FOUND)).toBeVisible();
    });

    await test.step('after five years nothing of it is left for the employer', async () => {
      await advance(4 * DAY_SECONDS);
      await household.reload();
      await expect(household.getByText('No Records Found')).toBeVisible();
      await expect(household.getByText(FOUND)).toBeHidden();
      await openWorkerProfile(household, employers, WORKER.name);
      await expect(household.getByText('Misconduct Flags')).toBeHidden();
    });
    await context.close();
  },
);
