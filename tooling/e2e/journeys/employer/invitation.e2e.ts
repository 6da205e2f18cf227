import { comeBackTo } from '../../support/come-back.ts';
import { expect, test } from '../../support/journey.ts';
import { requestNumber, invite, startSignedIn } from '../../support/employer.ts';

const EMPLOYER = { name: 'Njeri Wafula', number: '+254700000060' };
const WORKER = { name: 'Amina Barasa', number: '+254700000061' };
const HOUR_SECONDS = 3600;

/** Replies with a number and without. Most journeys reply `YES 1`. */
const answers = [
  {
    reply: () => 'Ndiyo',
    text: /has accepted/,
    shown: 'Invitation accepted. Complete the payment to start the checks.',
  },
  {
    reply: (number: string) => `no ${number}`,
    text: /has declined/,
    shown: 'The worker declined the invitation.',
  },
];

for (const { reply, text, shown } of answers) {
  test(`an invited worker answers "${reply('1')}", and both hear of it`, async ({ page, stack, phone }) => {
    const worker = { name: WORKER.name, phone: phone(WORKER.number) };
    await startSignedIn(page, stack.origin('employer'), {
      name: EMPLOYER.name,
      phone: phone(EMPLOYER.number),
    });
    await invite(page, worker);
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'My Verifications' })).toBeVisible();
    await expect(page.getByRole('heading', { name: WORKER.name })).toBeVisible();
    await worker.phone.write(reply(await requestNumber(worker.phone)));
    await phone(EMPLOYER.number).message(text);
    await comeBackTo(page.getByText(shown));
  });
}

// spec: invitation-sent/expires
test('an invitation that nobody answers is reminded of once and expires after 48 hours', async ({
  page,
  stack,
  phone,
  advance,
}) => {
  const worker = { name: WORKER.name, phone: phone(WORKER.number) };
  await startSignedIn(page, stack.origin('employer'), { name: EMPLOYER.name, phone: phone(EMPLOYER.number) });
  await invite(page, worker);
  await requestNumber(worker.phone);
  await advance(25 * HOUR_SECONDS);
  expect(await worker.phone.received()).toHaveLength(2);
  await advance(24 * HOUR_SECONDS);
  await phone(EMPLOYER.number).message(/has not answered within 48 hours/);
  expect(await worker.phone.received()).toHaveLength(2);
});
