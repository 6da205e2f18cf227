import { inviteAccepted, startSignedIn } from '../../support/employer.ts';
import { expect, test } from '../../support/journey.ts';
import { OPS_PHONES } from '../../support/ops-team.ts';
import { payForInvited } from '../../support/payment.ts';
import { joinTeam, nameOfFirst } from '../../support/team-member.ts';

const EMPLOYER = { name: 'Njeri Kamau', number: '+254700000812' };
const WORKER = { name: 'Mercy Barasa', number: '+254700000813' };
const CHECK = /Social screening/;

// spec: team-work-pages/next, team-work-pages/acts
test(
  'a check goes from its queue into the hands of one member, aside, and on to a colleague',
  { tag: '@desk' },
  async ({ page, otherPage, browser, stack, phone }) => {
    const origin = stack.origin('ops');
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });

    await test.step('an employer pays for a worker who said yes', async () => {
      const household = await context.newPage();
      const employer = { name: EMPLOYER.name, phone: phone(EMPLOYER.number) };
      await startSignedIn(household, stack.origin('employer'), employer);
      await inviteAccepted(household, employer.phone, { name: WORKER.name, phone: phone(WORKER.number) });
      await payForInvited(household, stack.origin('employer'));
    });

    await joinTeam(page, origin, phone(OPS_PHONES[0]));
    await joinTeam(otherPage, origin, phone(OPS_PHONES[1]));
    const row = page.getByRole('row', { name: CHECK });
    const colleaguesRow = otherPage.getByRole('row', { name: CHECK });

    await test.step('the rail says what waits; the first one is taken', async () => {
      await page.getByRole('link', { name: 'Social screening 1' }).click();
      await expect(page.getByText('1 to do, 0 late')).toBeVisible();
      // No personal data in a list.
      await expect(page.getByText(WORKER.name)).toHaveCount(0);
      await page.getByRole('button', { name: 'Take the next', exact: true }).click();
      // It opens at once.
      await expect(page.getByRole('heading', { name: 'Check: Social screening' })).toBeVisible();
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: /^Social screening/ })
        .click();
      await expect(page.getByRole('link', { name: 'Work 1' })).toBeVisible();
    });

    await test.step('a colleague sees who holds it, and is not offered to take it', async () => {
      await otherPage.getByRole('link', { name: 'Social screening 1' }).click();
      await expect(colleaguesRow).toBeVisible();
      await expect(colleaguesRow.getByRole('button', { name: /^Take/ })).toHaveCount(0);
      await otherPage.getByRole('button', { name: 'Take the next', exact: true }).click();
      await expect(otherPage.getByText('Nothing free waits here for you.')).toBeVisible();
      await otherPage.getByRole('radio', { name: 'Free' }).check();
      await expect(otherPage.getByText('Somebody works on everything here.')).toBeVisible();
    });

    await test.step('it is put aside, which takes it out of the queue and not out of her hands', async () => {
      await row.getByRole('button', { name: /^Actions for/ }).click();
      await page.getByRole('menuitem', { name: 'Put aside' }).click();
      const dialog = page.getByRole('dialog');
      // A week from now, unless that is a weekend.
      const day = new Date(Date.now() + 7 * 86_400_000);
      while (day.getUTCDay() === 0 || day.getUTCDay() === 6) day.setUTCDate(day.getUTCDate() + 1);
      await dialog.getByLabel('Until the morning of').fill(day.toISOString().slice(0, 10));
      await dialog.getByLabel('Reason').fill('Her page is private. She was asked.');
      await dialog.getByRole('button', { name: 'Put aside' }).click();
      await expect(page.getByText('Nothing waits here.')).toBeVisible();
      await page.getByRole('radio', { name: 'Put aside' }).check();
      await expect(
        row.getByText(/^Put aside until .*: Her page is private\. She was asked\.$/),
      ).toBeVisible();
      await page.reload();
      await expect(row).toBeVisible();
    });

    await test.step('the view is saved under a name, and opened again', async () => {
      await page.getByRole('button', { name: 'Save this view' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Name').fill('Set aside by me');
      await dialog.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByRole('link', { name: 'Work 1' }).click();
      await page.getByRole('link', { name: 'Set aside by me' }).click();
      await expect(row.getByText(/^Put aside until/)).toBeVisible();
    });

    await test.step('it is given to the colleague, in whose hands it is', async () => {
      await page.getByRole('link', { name: 'Work 1' }).click();
      await row.getByRole('button', { name: /^Actions for/ }).click();
      await page.getByRole('menuitem', { name: 'Give to a colleague' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Colleague').selectOption({ index: 1 });
      await dialog.getByLabel('Reason').fill('I am away tomorrow.');
      await dialog.getByRole('button', { name: 'Give' }).click();
      await expect(page.getByText('You hold nothing')).toBeVisible();
      await otherPage.getByRole('link', { name: /^Work( 1)?$/ }).click();
      const giver = nameOfFirst(phone(OPS_PHONES[0]));
      await expect(colleaguesRow.getByText(`From ${giver}: I am away tomorrow.`)).toBeVisible();
      await colleaguesRow.getByRole('button', { name: /^Actions for/ }).click();
      await otherPage.getByRole('menuitem', { name: 'Put back' }).click();
      await expect(otherPage.getByText('You hold nothing')).toBeVisible();
    });
    await context.close();
  },
);
