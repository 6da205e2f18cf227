import { inviteAccepted, signUp } from '../../support/employer.ts';
import { expect, test, type Page } from '../../support/journey.ts';
import { OPS_PHONES } from '../../support/ops-team.ts';
import { payForInvited } from '../../support/payment.ts';
import { press } from '../../support/press.ts';
import { startTeam } from '../../support/team-invitation.ts';
import { comeBackIn } from '../../support/team-member.ts';
import {
  agreeToFinding,
  findAlone,
  findNothingToTake,
  openAddedFile,
  takeNext,
} from '../../support/team-work.ts';
import { viewReport } from '../../support/verification-cards.ts';
import { signInWorker } from '../../support/worker.ts';

const EMPLOYER = { name: 'Njeri Kamau', number: '+254700000910' };
const WORKER = { name: 'Mercy Barasa', number: '+254700000911' };
const FINDER = { name: 'Auma Test', number: '+254700000912', role: 'Senior' } as const;
const SECOND = { name: 'Baraka Test', number: '+254700000913', role: 'Senior' } as const;
const REASON = 'Violence or threats';
const FOUND = 'Threats against a neighbour, in public.';
const WHY = 'That page belongs to another Mercy. I have none.';
const FELL = 'The page belongs to another person. We are sorry.';
const FIVE_DAYS = 5 * 86_400;

// Chromium reports the refusal of a session that ended.
test.use({ expectedComplaints: [/status of 401/] });

// spec: team-journeys/third-rules, team-journeys/employer-follows
test(
  'a worker disputes a finding of two members, a third one rules it, and the report of the employer follows',
  { tag: '@desk' },
  async ({ page: finder, otherPage: second, openBrowser, stack, phone, advance }) => {
    const [employerSite, workerSite] = [stack.origin('employer'), stack.origin('worker')];
    const employer = { name: EMPLOYER.name, phone: phone(EMPLOYER.number) };
    const worker = { name: WORKER.name, phone: phone(WORKER.number) };
    const third = await openBrowser();
    const hers = await openBrowser();
    const household = await openBrowser();
    const screening = household.getByRole('region', { name: 'Social Media Screening' });

    const [keys] = await Promise.all([
      test.step('two administrators bring two seniors into the team', async () => {
        const other = await openBrowser();
        return startTeam(
          stack.origin('ops'),
          [
            { page: third, phone: phone(OPS_PHONES[0]) },
            { page: other, phone: phone(OPS_PHONES[1]) },
          ],
          [
            { ...FINDER, page: finder, phone: phone(FINDER.number) },
            { ...SECOND, page: second, phone: phone(SECOND.number) },
          ],
        );
      }),
      test.step('a worker says yes by SMS, and an employer pays for the check', async () => {
        await signUp(household, employerSite, employer);
        await inviteAccepted(household, employer.phone, worker);
        await payForInvited(household, employerSite);
        await household.goto(`${employerSite}/verifications-list`);
        await viewReport(household, WORKER.name);
      }),
    ]);

    await test.step('two members agree on a finding, which the employer reads five days later', async () => {
      await takeNext(finder, 'Social screening');
      await findAlone(finder, { reason: REASON, note: FOUND });
      await agreeToFinding(second, { found: FOUND, reason: REASON });
      await household.reload();
      await expect(screening.getByText('Under review')).toBeVisible();
      await expect(household.getByText(FOUND)).toHaveCount(0);
      await advance(FIVE_DAYS);
      await household.reload();
      await expect(screening.getByText(FOUND)).toBeVisible();
    });

    await test.step('the worker disputes it in her app, and the employer reads that she does', async () => {
      await signInWorker(hers, workerSite, worker.phone);
      await hers.goto(`${workerSite}/worker/verification`);
      await hers.getByRole('link', { name: 'See all results' }).click();
      await expect(hers.getByText(FOUND)).toBeVisible();
      await press(hers, 'This is wrong');
      await hers.getByLabel('Why is it wrong?').fill(WHY);
      await press(hers, 'Send Dispute');
      await expect(
        hers.getByText('Sent. Everybody who reads this result now sees that you dispute it.'),
      ).toBeVisible();
      await household.reload();
      await expect(
        screening.getByText('The worker says that this is wrong. Our team is looking at it.'),
      ).toBeVisible();
      await expect(household.getByText(WHY)).toHaveCount(0);
    });

    await test.step('neither of the two who agreed can take the dispute', async () => {
      await Promise.all([
        comeBackIn(third, phone(OPS_PHONES[0]), keys.administrator),
        comeBackIn(finder, phone(FINDER.number), keys.members[0] ?? ''),
        comeBackIn(second, phone(SECOND.number), keys.members[1] ?? ''),
      ]);
      await takeNext(third, 'Disputes');
      const cannotTake = async (page: Page) => {
        await findNothingToTake(page, 'Disputes');
        // A colleague tells the address.
        await page.goto(third.url());
        await expect(
          page.getByText('You had a say in the finding. Another member decides the dispute.'),
        ).toBeVisible();
        await expect(page.getByText(WHY)).toHaveCount(0);
      };
      await Promise.all([cannotTake(finder), cannotTake(second)]);
    });

    await test.step('a third member reads both sides, and rules that the worker is right', async () => {
      await expect(third.getByText(WHY)).toBeVisible();
      await expect(third.getByText(`${FINDER.name}, ${SECOND.name}`)).toBeVisible();
      await third.getByRole('link', { name: 'Open the case' }).click();
      await openAddedFile(third);
      await third.goBack();
      await third.getByRole('radio', { name: 'The worker is right' }).check();
      await third.getByLabel('What the check comes to now').selectOption('Clear');
      await third.getByLabel('Reason').selectOption('The finding is about another person');
      await third.getByRole('textbox', { name: 'Why' }).fill(FELL);
      await third.getByRole('button', { name: 'Decide' }).click();
      await expect(third.getByText('Done', { exact: true })).toBeVisible();
    });

    await test.step('the employer is told, and reads the report without it; the worker reads why', async () => {
      await employer.phone.message(/something in a check that you ordered was corrected/);
      await household.reload();
      await expect(screening.getByText('Clear', { exact: true })).toBeVisible();
      await expect(screening.getByText(FELL)).toBeVisible();
      await expect(household.getByText(FOUND)).toHaveCount(0);
      await hers.reload();
      await expect(hers.getByText(/^You were right: this was taken back on/)).toBeVisible();
      await expect(hers.getByText(FELL)).toBeVisible();
    });
  },
);
