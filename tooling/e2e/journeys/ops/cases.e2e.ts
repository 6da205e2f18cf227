import { inviteAccepted, startSignedIn } from '../../support/employer.ts';
import { expect, test } from '../../support/journey.ts';
import { OPS_PHONES } from '../../support/ops-team.ts';
import { payForInvited } from '../../support/payment.ts';
import { joinTeam } from '../../support/team-member.ts';
import { viewReport } from '../../support/verification-cards.ts';

const EMPLOYER = { name: 'Njeri Kamau', number: '+254700000822' };
const WORKER = { name: 'Achieng Otieno', number: '+254700000823' };

// spec: team-case-pages/decide, team-case-pages/second-look, team-case-pages/report
test(
  'a member decides a check with the report beside, and two decide a finding, each before the words of the other',
  { tag: '@desk' },
  async ({ page, otherPage, browser, stack, phone }) => {
    const origin = stack.origin('ops');
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const household = await context.newPage();

    await test.step('an employer pays for a worker who said yes', async () => {
      const employer = { name: EMPLOYER.name, phone: phone(EMPLOYER.number) };
      await startSignedIn(household, stack.origin('employer'), employer);
      await inviteAccepted(household, employer.phone, { name: WORKER.name, phone: phone(WORKER.number) });
      await payForInvited(household, stack.origin('employer'));
    });

    await joinTeam(page, origin, phone(OPS_PHONES[0]));
    await joinTeam(otherPage, origin, phone(OPS_PHONES[1]));

    await test.step('a case shows no personal data to who holds nothing of it', async () => {
      await page.getByRole('link', { name: 'Registry 1' }).click();
      await page.getByRole('link', { name: 'Misconduct Registry' }).click();
      await expect(page.getByText('Her papers open for a member who holds work about her.')).toBeVisible();
      await expect(page.getByText(WORKER.name)).toHaveCount(0);
    });

    await test.step('she takes the check, and decides it with the report beside', async () => {
      await page.getByRole('link', { name: /^Social screening To do/ }).click();
      await page.getByRole('button', { name: /^Take Social Media Screening/ }).click();
      await page.getByRole('link', { name: /^Registry To do/ }).click();
      await page.getByRole('button', { name: /^Take Misconduct Registry/ }).click();
      await expect(page.getByText('No upheld record of the last five years.')).toBeVisible();
      const beside = page.getByRole('region', { name: 'The case' });
      await expect(beside.getByRole('heading', { name: WORKER.name })).toBeVisible();
      await page.getByRole('radio', { name: 'Clear' }).check();
      await page.getByRole('button', { name: 'Decide' }).click();
      await expect(page.getByText('What was decided')).toBeVisible();
      await expect(beside.getByText('No records found')).toBeVisible();
    });

    await test.step('the employer reads the same', async () => {
      await household.goto(`${stack.origin('employer')}/verifications-list`);
      await viewReport(household, WORKER.name);
      await expect(household.getByText('No records found')).toBeVisible();
    });

    await test.step('who asked, what happened, who looked', async () => {
      await page.getByRole('link', { name: 'Who asked' }).click();
      await expect(page.getByText(EMPLOYER.name, { exact: true })).toBeVisible();
      await page.getByRole('link', { name: 'Timeline' }).click();
      await expect(page.getByText('Misconduct Registry: Decided: Clear')).toBeVisible();
      await page.getByRole('link', { name: 'Who looked' }).click();
      await expect(page.getByRole('row', { name: /The report/ })).not.toHaveCount(0);
    });

    await test.step('a finding goes to a second member, who looks before she reads', async () => {
      await page.getByRole('link', { name: /^Social screening To do/ }).click();
      await page.getByRole('radio', { name: 'Finding' }).check();
      await page.getByLabel('Reason').selectOption('Violence or threats');
      await page.getByLabel('Note for the report').fill('Threats against a neighbour, in public.');
      await page.getByRole('button', { name: 'Send to a second look' }).click();
      await expect(page.getByText('Saved. A colleague looks at it now.')).toBeVisible();
      await otherPage.getByRole('link', { name: 'Second looks 1' }).click();
      await otherPage.getByRole('button', { name: 'Take the next' }).click();
      await expect(
        otherPage.getByText('Look at the evidence first, and make up your own mind.'),
      ).toBeVisible();
      await expect(otherPage.getByText('Threats against a neighbour')).toHaveCount(0);
      await otherPage.getByRole('button', { name: 'I looked at the evidence: show it' }).click();
      await expect(otherPage.getByText('Threats against a neighbour, in public.')).toBeVisible();
      await otherPage.getByRole('radio', { name: 'Finding' }).check();
      await otherPage.getByLabel('Reason').selectOption('Violence or threats');
      await otherPage.getByLabel('Note for the report').fill('The same posts.');
      await otherPage.getByRole('button', { name: 'Decide' }).click();
      await expect(otherPage.getByText(/^In the report from/)).not.toHaveCount(0);
    });
    await context.close();
  },
);
