import { expect, test } from '../../support/journey.ts';
import { OPS_PHONES } from '../../support/ops-team.ts';
import { approveMember, proposeMember } from '../../support/team-invitation.ts';
import { joinInvited, joinTeam } from '../../support/team-member.ts';

const INVITED = '+254700000003';

// Chromium reports every 4xx answer on its console: that of an ended session.
test.use({ expectedComplaints: [/status of 4\d\d/] });

// spec: team-members/propose, team-members/decide, team-members/pages, team-members/end
test(
  'two administrators bring an agent into the team, and one of them ends the membership',
  { tag: '@desk' },
  async ({ page, otherPage, openBrowser, stack, phone }) => {
    const origin = stack.origin('ops');
    const invited = { name: 'Auma Test', phone: phone(INVITED), role: 'Agent' } as const;
    await joinTeam(page, origin, phone(OPS_PHONES[0]));
    await joinTeam(otherPage, origin, phone(OPS_PHONES[1]));

    await page.getByRole('link', { name: 'Team' }).click();
    await proposeMember(page, invited);
    await expect(page.getByText('Proposed. Another administrator decides.')).toBeVisible();
    // Its author may only withdraw it.
    await expect(page.getByRole('button', { name: /^Approve/ })).toHaveCount(0);

    await otherPage.getByRole('link', { name: 'Team' }).click();
    await approveMember(otherPage, invited);

    const agent = await openBrowser();
    await joinInvited(agent, origin, invited.phone);
    const rail = agent.getByRole('navigation', { name: 'Main' });
    await expect(rail.getByRole('link', { name: 'My account' })).toBeVisible();
    await expect(rail.getByRole('link', { name: 'Team' })).toHaveCount(0);
    await agent.goto(`${origin}/team`);
    await expect(agent.getByText('Your role does not permit this.')).toBeVisible();

    await page.reload();
    await page.getByRole('button', { name: 'Actions for Auma Test' }).click();
    await page.getByRole('menuitem', { name: 'End membership' }).click();
    const end = page.getByRole('dialog');
    await end.getByLabel('Reason').fill('She works elsewhere now.');
    await end.getByRole('button', { name: 'End membership' }).click();
    await expect(page.getByText('Left the team (1)')).toBeVisible();
    await agent.reload();
    await expect(agent.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  },
);
