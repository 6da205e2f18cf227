import { inviteAccepted, startSignedIn } from '../../support/employer.ts';
import { expect, test, type Page } from '../../support/journey.ts';
import { OPS_PHONES } from '../../support/ops-team.ts';
import { payForInvited } from '../../support/payment.ts';
import { tabTo } from '../../support/tab-to.ts';
import { joinTeam } from '../../support/team-member.ts';

const EMPLOYER = { name: 'Njeri Kamau', number: '+254700000970' };
const WORKERS = [
  { name: 'Achieng Otieno', number: '+254700000971' },
  { name: 'Mercy Mutiso', number: '+254700000972' },
];
/** It has letters and numbers that are keys outside of a field. */
const NOTE = 'No record, e.g. of 2021 to 2024. We keep just 5 years.';
const QUEUE = 'Social screening';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const evidence = (page: Page) => page.getByRole('region', { name: 'Evidence' });
const note = (page: Page) => page.getByRole('textbox', { name: 'Note for the report' });
const outcome = (page: Page, name: string) => page.getByRole('radio', { name });

/** Goes to a place by some letters of its name. */
async function goTo(page: Page, typed: string, place: string | RegExp): Promise<void> {
  await page.keyboard.press('/');
  const menu = page.getByRole('dialog', { name: 'Go to' });
  await expect(menu.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(typed);
  await expect(menu.getByRole('option')).toHaveText(place);
  await page.keyboard.press('Enter');
  await expect(menu).toBeHidden();
}

// spec: team-keyboard/list, team-keyboard/work, team-keyboard/go-to, team-keyboard/help
test(
  'the keyboard alone takes a check, decides it by its evidence, and moves on to the next one',
  { tag: '@desk' },
  async ({ page, openBrowser, stack, phone }) => {
    const { keyboard } = page;
    const employers = stack.origin('employer');

    await test.step('an employer pays for two workers who said yes', async () => {
      const household = await openBrowser();
      const employer = { name: EMPLOYER.name, phone: phone(EMPLOYER.number) };
      await startSignedIn(household, employers, employer);
      for (const { name, number } of WORKERS) {
        await household.goto(`${employers}/dashboard`);
        await inviteAccepted(household, employer.phone, { name, phone: phone(number) });
        await payForInvited(household, employers);
      }
    });

    await joinTeam(page, stack.origin('ops'), phone(OPS_PHONES[0]));
    await expect(page).toHaveURL(/\/work$/);

    // From here on the member has no mouse.
    await test.step('Tab and Enter take the next check of the registry', async () => {
      await tabTo(page.getByRole('button', { name: 'Take the next of Registry' }));
      await keyboard.press('Enter');
      await expect(page).toHaveURL(
        /\/cases\/[\da-f-]{36}\?check=misconduct_registry&queue=misconduct_registry$/,
      );
      await expect(title(page)).toBeFocused();
      await expect(page.getByRole('heading', { name: 'Check: Registry' })).toBeVisible();
    });

    await test.step('e brings the evidence, a number the outcome, n the note, and Ctrl Enter saves', async () => {
      await keyboard.press('e');
      await expect(evidence(page)).toBeFocused();
      await expect(evidence(page)).toContainText('No upheld record in the last five years.');
      await keyboard.press('2');
      await expect(outcome(page, 'Finding')).toBeChecked();
      await keyboard.press('1');
      await expect(outcome(page, 'Clear')).toBeChecked();
      await expect(outcome(page, 'Clear')).toBeFocused();
      await keyboard.press('n');
      await expect(note(page)).toBeFocused();
      await keyboard.type(NOTE);
      await expect(note(page)).toHaveValue(NOTE);
      await expect(outcome(page, 'Clear')).toBeChecked();
      await keyboard.press('Control+Enter');
      await expect(page.getByText('Decided: Registry, Clear.')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Your decision' })).toBeHidden();
      await expect(page.getByText(/, due by /)).toBeVisible();
      // The form with the focus is gone: the standing of the check says what was decided.
      await expect(page.getByRole('heading', { name: 'Check: Registry' })).toBeFocused();
    });

    await test.step('/ goes to a queue', async () => {
      await goTo(page, 'soc', /^Social screening/);
      await expect(page).toHaveURL(/\/queues\/social_media$/);
      await expect(title(page)).toHaveText(QUEUE);
      await expect(title(page)).toBeFocused();
    });

    const codes = await test.step('j and k move in its list, and Enter opens', async () => {
      const rows = page.getByRole('table', { name: QUEUE }).getByRole('rowheader');
      await expect(rows).toHaveCount(2);
      const [first = '', second = ''] = (await rows.allInnerTexts()).map(
        (text) => /Case (\w{6})/.exec(text)?.[1] ?? '',
      );
      const link = (code: string) => rows.filter({ hasText: code }).getByRole('link');
      await keyboard.press('j');
      await expect(link(first)).toBeFocused();
      await keyboard.press('j');
      await expect(link(second)).toBeFocused();
      // The list ends here.
      await keyboard.press('j');
      await expect(link(second)).toBeFocused();
      await keyboard.press('k');
      await expect(link(first)).toBeFocused();
      await keyboard.press('j');
      await keyboard.press('Enter');
      await expect(title(page)).toHaveText(`Case ${second}`);
      return { first, second };
    });

    await test.step('t takes the check, and j and k step between the checks of the case', async () => {
      await expect(page.getByText(/^Due .* held by nobody\.$/)).toBeVisible();
      await keyboard.press('t');
      await expect(page.getByText(/^Due .* held by you\.$/)).toBeVisible();
      await expect(page.getByRole('heading', { name: `Check: ${QUEUE}` })).toBeFocused();
      await keyboard.press('j');
      await expect(page).toHaveURL(/\?check=misconduct_registry&queue=social_media$/);
      await expect(page.getByRole('heading', { name: 'Check: Registry' })).toBeVisible();
      await keyboard.press('k');
      await expect(page).toHaveURL(/\?check=social_media&queue=social_media$/);
      await expect(page.getByRole('heading', { name: `Check: ${QUEUE}` })).toBeVisible();
    });

    await test.step('n brings its note, and Escape leaves it; e brings its evidence', async () => {
      await keyboard.press('n');
      await expect(note(page)).toBeFocused();
      await keyboard.type(NOTE);
      await keyboard.press('Escape');
      await expect(note(page)).not.toBeFocused();
      await keyboard.press('e');
      await expect(evidence(page)).toBeFocused();
      await expect(note(page)).toHaveValue(NOTE);
    });

    await test.step('? lists the keys, and Escape leads back', async () => {
      await keyboard.press('?');
      const keys = page.getByRole('dialog', { name: 'Keys' });
      await expect(keys.getByRole('listitem').filter({ hasText: 'Evidence' })).toContainText('e');
      // No key of the page does anything behind it.
      await keyboard.press('1');
      await keyboard.press('Escape');
      await expect(keys).toBeHidden();
      await expect(outcome(page, 'Clear')).not.toBeChecked();
      await expect(evidence(page)).toBeFocused();
    });

    await test.step('/ goes to a case by its code', async () => {
      await goTo(page, codes.first, `Case ${codes.first}`);
      await expect(title(page)).toHaveText(`Case ${codes.first}`);
      await expect(title(page)).toBeFocused();
    });

    await test.step('t takes the next of a queue', async () => {
      await goTo(page, 'regis', /^Registry/);
      await expect(title(page)).toHaveText('Registry');
      await keyboard.press('t');
      await expect(page).toHaveURL(
        /\/cases\/[\da-f-]{36}\?check=misconduct_registry&queue=misconduct_registry$/,
      );
      await expect(page.getByText(/^Due .* held by you\.$/)).toBeVisible();
    });
  },
);
