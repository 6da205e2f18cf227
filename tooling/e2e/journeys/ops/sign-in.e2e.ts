import { expect, test } from '../../support/journey.ts';
import { OPS_PHONES } from '../../support/ops-team.ts';
import { checkScreen } from '../../support/screen-check.ts';
import {
  comeBackIn,
  enterTeamCode,
  giveName,
  havePasskeys,
  joinTeam,
  keepCodes,
} from '../../support/team-member.ts';

// Chromium reports every 4xx answer on its console.
test.use({ expectedComplaints: [/status of 4\d\d/] });

/** No code by SMS before this. */
const UNTIL_NEXT_CODE_SECONDS = 120;

// spec: team-sign-in/set-up, team-sign-in/recovery-codes, team-sign-in/second-factor
test(
  'a member sets a passkey up, and signs in with it from then on',
  { tag: '@desk' },
  async ({ page, stack, phone, advance }) => {
    const member = phone(OPS_PHONES[0]);
    await havePasskeys(page);
    await enterTeamCode(page, stack.origin('ops'), member);
    await expect(page.getByRole('heading', { name: 'Set up your second step' })).toBeVisible();
    await checkScreen(page);
    await page.getByRole('button', { name: 'Make a passkey' }).click();
    expect(await keepCodes(page)).toHaveLength(10);
    await giveName(page, member);

    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await advance(UNTIL_NEXT_CODE_SECONDS);
    await enterTeamCode(page, stack.origin('ops'), member);
    await page.getByRole('button', { name: 'Use passkey' }).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  },
);

// spec: team-sign-in/once
test(
  'a code of the app and a recovery code work once, and a wrong one opens nothing',
  { tag: '@desk' },
  async ({ page, otherPage, stack, phone, advance }) => {
    const member = phone(OPS_PHONES[0]);
    const origin = stack.origin('ops');
    const { codes } = await joinTeam(page, origin, member);

    await advance(UNTIL_NEXT_CODE_SECONDS);
    await enterTeamCode(otherPage, origin, member);
    await otherPage.getByLabel('Code of your app').fill('000000');
    await otherPage.getByRole('button', { name: 'Sign in' }).click();
    await expect(otherPage.getByText(/This code is not right/)).toBeVisible();
    await otherPage.getByRole('button', { name: 'Use a recovery code instead' }).click();
    await otherPage.getByLabel('Recovery code').fill(codes[0] ?? '');
    await otherPage.getByRole('button', { name: 'Sign in' }).click();
    await expect(otherPage.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await otherPage.getByRole('button', { name: 'Sign out', exact: true }).click();

    await advance(UNTIL_NEXT_CODE_SECONDS);
    await enterTeamCode(otherPage, origin, member);
    await otherPage.getByRole('button', { name: 'Use a recovery code instead' }).click();
    await otherPage.getByLabel('Recovery code').fill(codes[0] ?? '');
    await otherPage.getByRole('button', { name: 'Sign in' }).click();
    await expect(otherPage.getByText('This recovery code is not right, or was used before.')).toBeVisible();
  },
);

// spec: team-sign-in/return
test(
  'a session that ended on the server leads to the sign-in, and back to the same screen',
  { tag: '@desk' },
  async ({ page, stack, phone, advance }) => {
    const member = phone(OPS_PHONES[0]);
    const origin = stack.origin('ops');
    const { key } = await joinTeam(page, origin, member);
    await page.getByRole('link', { name: 'Team' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible();
    await advance(31 * 60);
    await comeBackIn(page, member, key);
    await expect(page).toHaveURL(/\/team$/);
  },
);
