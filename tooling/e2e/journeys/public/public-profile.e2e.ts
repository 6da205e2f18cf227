import { requestNumber, startSignedIn } from '../../support/employer.ts';
import { expect, test, type Page } from '../../support/journey.ts';
import { buyCheck } from '../../support/payment.ts';
import { checkScreen } from '../../support/screen-check.ts';
import { settingSaved } from '../../support/setting-saved.ts';
import { viewReport } from '../../support/verification-cards.ts';
import { startWorker } from '../../support/worker.ts';

const EMPLOYER = { name: 'Njeri Wafula', number: '+254700000880' };
/** A sample worker. All of them are listed. */
const WORKER = { name: 'Zawadi Naliaka', number: '+254700000104' };
const LINK = /https?:\/\/\S+/;

// A hidden profile answers 404, which Chromium reports on its console.
test.use({ seed: 'demo', expectedComplaints: [/status of 404/] });

/** Replaces the phone's share sheet, which a headless browser lacks, and keeps the shared data. */
async function shareSheetOf(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: (data: ShareData) => {
        document.documentElement.dataset['shared'] = `${data.text ?? ''} ${data.url ?? ''}`;
        return Promise.resolve();
      },
    });
  });
  return async () => {
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-shared', LINK);
    const [link = ''] = LINK.exec((await root.getAttribute('data-shared')) ?? '') ?? [];
    return link;
  };
}

test('a worker shares her profile with strangers, and hides it from them again', async ({
  page,
  otherPage: stranger,
  stack,
  phone,
}) => {
  const shared = await shareSheetOf(page);
  await startWorker(page, stack.origin('worker'), phone(WORKER.number));
  await page.getByRole('button', { name: 'Share Profile' }).click();
  const link = await shared();
  expect(link).toMatch(new RegExp(`^${stack.origin()}/w/zawadi-naliaka`));

  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { name: 'Zawadi', level: 1 })).toBeVisible();
  await expect(stranger.getByText('trust score: Not checked yet')).toBeVisible();
  await expect(stranger).toHaveTitle(/^Zawadi, .* profile$/);
  await expect(stranger.locator('body')).not.toContainText('Naliaka');
  await checkScreen(stranger);
  const picture = await stranger.locator('meta[property="og:image"]').getAttribute('content');
  const preview = await stranger.request.get(picture ?? '');
  expect([preview.status(), preview.headers()['content-type']]).toEqual([200, 'image/png']);
  await stranger.getByRole('banner').getByRole('link', { name: 'Kiswahili' }).click();
  await expect(stranger.getByText('alama ya uaminifu: Bado kukaguliwa')).toBeVisible();
  await stranger.getByRole('link', { name: 'Fungua akaunti' }).click();
  await expect(stranger).toHaveURL(`${stack.origin('employer')}/signup`);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();
  const saved = settingSaved(page, 'listed');
  await page.getByRole('switch', { name: 'Employers can find me' }).uncheck();
  await saved;
  expect((await stranger.goto(link))?.status()).toBe(404);
  await expect(stranger.getByRole('heading', { name: 'There is no profile to see here' })).toBeVisible();
  await expect(stranger.locator('body')).not.toContainText('Zawadi');
  await checkScreen(stranger);
});

test('a report proves itself by its code, typed or followed, until the code is taken back', async ({
  page,
  otherPage: stranger,
  stack,
  phone,
  ops,
}) => {
  const shared = await shareSheetOf(page);
  await startSignedIn(page, stack.origin('employer'), { name: EMPLOYER.name, phone: phone(EMPLOYER.number) });
  await buyCheck(page, WORKER.name, 'Standard Check');
  const hers = phone(WORKER.number);
  await hers.write(`YES ${await requestNumber(hers)}`);
  await phone(EMPLOYER.number).message(/has agreed to the check/);
  await ops.decideAll('clear');
  await page.goto(`${stack.origin('employer')}/verifications-list`);
  await viewReport(page, WORKER.name);
  await page.getByRole('button', { name: 'Share Report' }).click();
  const link = await shared();

  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { name: 'This report is genuine', level: 1 })).toBeVisible();
  await expect(stranger.getByText('Zawadi N.')).toBeVisible();
  await expect(stranger.locator('body')).not.toContainText('Naliaka');
  await expect(stranger).not.toHaveTitle(/Zawadi/);
  await checkScreen(stranger);

  await stranger.getByRole('link', { name: 'Check another code' }).click();
  const field = stranger.getByLabel('Code of the report');
  await field.fill(link.slice(-19).toLowerCase().replaceAll('-', ' '));
  await field.press('Enter');
  await expect(stranger).toHaveURL(link);

  await page.getByText('Shared with the wrong person?').click();
  await page.getByRole('button', { name: 'Take the Link Back' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take Back' }).click();
  await expect(page.getByText('The link was taken back.')).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByRole('heading', { name: 'This code counts no longer', level: 1 })).toBeVisible();
  await expect(stranger.locator('body')).not.toContainText('Zawadi');
  await checkScreen(stranger);
});
