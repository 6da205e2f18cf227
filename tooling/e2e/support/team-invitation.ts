import { expect, type Page } from 'playwright/test';
import type { SandboxPhone } from './sandbox-phone.ts';
import { joinInvited, joinTeam } from './team-member.ts';

interface Invited {
  readonly name: string;
  readonly phone: SandboxPhone;
  readonly role: 'Agent' | 'Senior';
}

/** An administrator on the page of the team proposes to invite a member. */
export async function proposeMember(page: Page, { name, phone, role }: Invited): Promise<void> {
  await page.getByRole('button', { name: 'Invite a member' }).click();
  const invitation = page.getByRole('dialog', { name: 'Invite a member' });
  await invitation.getByLabel('Phone number').fill(phone.number);
  await invitation.getByLabel('Name that colleagues see').fill(name);
  await invitation.getByLabel('Role').selectOption({ label: role });
  await invitation.getByLabel('Reason').fill('More checks than we can work.');
  await invitation.getByRole('button', { name: 'Propose' }).click();
  await expect(invitation).toBeHidden();
}

/** Another administrator on the page of the team approves it. */
export async function approveMember(page: Page, { name }: Pick<Invited, 'name'>): Promise<void> {
  const proposal = page.getByRole('table', { name: 'Waiting for a second administrator' }).getByRole('row');
  await proposal
    .filter({ hasText: name })
    .getByRole('button', { name: /^Approve/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('rowheader', { name: new RegExp(name) })).toBeVisible();
}

interface AtPage {
  readonly page: Page;
  readonly phone: SandboxPhone;
}

/**
 * The first two administrators come in, and bring members into the team, who come in too.
 * @returns the key of each authenticator app: of the first administrator, and of the members.
 */
export async function startTeam(
  origin: string,
  [first, second]: readonly [AtPage, AtPage],
  members: readonly (AtPage & Invited)[],
): Promise<{ readonly administrator: string; readonly members: readonly string[] }> {
  const join = async ({ page, phone }: AtPage) => (await joinTeam(page, origin, phone)).key;
  const [administrator] = await Promise.all([join(first), join(second)]);
  await first.page.getByRole('link', { name: 'Team' }).click();
  for (const member of members) await proposeMember(first.page, member);
  await second.page.getByRole('link', { name: 'Team' }).click();
  for (const member of members) await approveMember(second.page, member);
  const joined = members.map(({ page, phone }) => joinInvited(page, origin, phone));
  return { administrator, members: (await Promise.all(joined)).map(({ key }) => key) };
}
