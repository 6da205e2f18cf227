import { OPS_PHONES } from '../../support/ops-team.ts';
import { test } from '../../support/late-answers.ts';
import { joinTeam } from '../../support/team-member.ts';

// Chromium reports the refusal of a session that does not exist yet.
test.use({ expectedComplaints: [/status of 4\d\d/] });

test(
  'no screen of the team moves while its answers come',
  { tag: '@desk' },
  async ({ page, stack, phone, expectEachStill }) => {
    const origin = stack.origin('ops');
    await page.goto(`${origin}/sign-in`);
    await expectEachStill([{ path: '/sign-in', shows: 'For the verification team' }]);
    await joinTeam(page, origin, phone(OPS_PHONES[0]));
    await expectEachStill([
      { path: '/work', shows: 'You hold nothing' },
      { path: '/queues/references', shows: 'Nothing waits here.' },
      { path: '/account', shows: 'Where you are signed in' },
      { path: '/team', shows: 'Members' },
    ]);
  },
);
