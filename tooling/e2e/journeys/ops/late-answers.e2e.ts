import { inviteAccepted, startSignedIn } from '../../support/employer.ts';
import { DESK, test } from '../../support/late-answers.ts';
import { OPS_PHONES } from '../../support/ops-team.ts';
import { payForInvited } from '../../support/payment.ts';
import { joinTeam, nameOfFirst } from '../../support/team-member.ts';
import { takeNext } from '../../support/team-work.ts';
import { sendHealthCertificate } from '../../support/worker-evidence.ts';

const EMPLOYER = { name: 'Njeri Kamau', number: '+254700000980' };
const WORKER = { name: 'Achieng Otieno', number: '+254700000981' };
/** The narrowest browser in which the team works. */
const TABLET = { width: 768, height: 1024 };

test.use({
  // Chromium reports the refusal of a session that does not exist yet.
  expectedComplaints: [/status of 4\d\d/],
  // The rail is a line above the page or stands beside it, and so does a list: other landmarks at each size.
  screenSizes: { all: [TABLET, DESK], withDocument: [TABLET, DESK] },
});

test(
  'no screen of the team moves while its answers come',
  { tag: '@desk' },
  async ({ page, openBrowser, stack, phone, expectEachStill }) => {
    const origin = stack.origin('ops');
    const employers = stack.origin('employer');
    const pathHere = () => page.url().slice(origin.length);

    await page.goto(`${origin}/sign-in`);
    await expectEachStill([{ path: '/sign-in', shows: 'For the verification team' }]);
    await joinTeam(page, origin, phone(OPS_PHONES[0]));
    await expectEachStill([
      { path: '/work', shows: 'You hold nothing' },
      { path: '/queues/references', shows: 'Nothing waits here.' },
      { path: '/training', shows: 'Everybody in this case is invented.' },
      { path: '/account', shows: 'Where you are signed in' },
      { path: '/team', shows: 'Members' },
    ]);

    await test.step('an employer pays for a worker, who sends a paper', async () => {
      const household = await openBrowser();
      const worker = { name: WORKER.name, phone: phone(WORKER.number) };
      const employer = { name: EMPLOYER.name, phone: phone(EMPLOYER.number) };
      await startSignedIn(household, employers, employer);
      await inviteAccepted(household, employer.phone, worker);
      await payForInvited(household, employers);
      await sendHealthCertificate(stack.origin('worker'), worker.phone);
    });

    await takeNext(page, 'Registry');
    const check = pathHere();
    await takeNext(page, 'Documents');
    const paper = pathHere();
    await expectEachStill([
      { path: '/work', shows: 'Certificate (paper)' },
      { path: '/queues/misconduct_registry', shows: 'Registry' },
      { path: check, shows: 'No upheld record' },
      // The watermark of the page that was drawn.
      { path: paper, shows: `${nameOfFirst(phone(OPS_PHONES[0]))},` },
    ]);
  },
);
