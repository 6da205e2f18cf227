import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '../../support/journey.ts';
import { buyAgreedCheck } from '../../support/payment.ts';
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

/** Saves the report on the screen, as an employer who sends it on. */
async function savedReport(page: Page): Promise<Buffer> {
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF Report' }).click(),
  ]);
  return readFile(await pdf.path());
}

/** The same length, with another letter in it. */
function forged(file: Buffer): Buffer {
  const copy = Buffer.from(file);
  copy[copy.indexOf('/Title') + 1] = 'X'.charCodeAt(0);
  return copy;
}

/** Drops a PDF on the card of the page of a code. */
async function drop(page: Page, file: Buffer): Promise<void> {
  const card = page.getByRole('region', { name: 'Is your file the one we issued?' });
  const held = await page.evaluateHandle((base64) => {
    const transfer = new DataTransfer();
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    transfer.items.add(new File([bytes], 'report.pdf', { type: 'application/pdf' }));
    return transfer;
  }, file.toString('base64'));
  await card.dispatchEvent('dragover', { dataTransfer: held });
  await card.dispatchEvent('drop', { dataTransfer: held });
  await held.dispose();
}

/** The page of a code compares the file of a reader, who keeps it: nothing but its fingerprint is sent. */
async function comparesFiles(page: Page, file: Buffer): Promise<void> {
  const sent: string[] = [];
  page.on('request', (request) => {
    sent.push(`${request.method()} ${new URL(request.url()).pathname} ${request.postData() ?? ''}`.trim());
  });
  const result = page.getByRole('status');
  await drop(page, file);
  await expect(result).toHaveText(
    /^report\.pdfThis is the file that we issued on [A-Z][a-z]{2} \d+, \d{4}\.$/,
  );
  await drop(page, forged(file));
  await expect(result).toContainText(
    'Do not rely on this file. It is not one that we issued under this code.',
  );
  await expect(page.getByRole('heading', { name: 'Not the file we issued' })).toBeVisible();
  await page
    .getByLabel('Choose the PDF')
    .setInputFiles({ name: 'report.pdf', mimeType: 'application/pdf', buffer: file });
  await expect(result).toContainText('This is the file that we issued on');
  await expect(page.getByRole('heading', { name: 'This report is genuine' })).toBeVisible();
  expect(sent).toHaveLength(3);
  for (const request of sent)
    expect(request).toMatch(/^GET \/api\/report-codes\/[A-Z0-9-]{19}\/files\/[0-9a-f]{64}$/);
  await checkScreen(page);
}

test('a report proves itself by its code, typed or followed, until the code is taken back', async ({
  page,
  otherPage: stranger,
  stack,
  phone,
  ops,
}) => {
  const shared = await shareSheetOf(page);
  await buyAgreedCheck(page, stack.origin('employer'), {
    employer: { name: EMPLOYER.name, phone: phone(EMPLOYER.number) },
    worker: { name: WORKER.name, phone: phone(WORKER.number) },
  });
  await ops.decideAll('clear');
  await page.goto(`${stack.origin('employer')}/verifications-list`);
  await viewReport(page, WORKER.name);
  await page.getByRole('button', { name: 'Share Report' }).click();
  const link = await shared();
  const file = await savedReport(page);

  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { name: 'This report is genuine', level: 1 })).toBeVisible();
  await expect(stranger.getByText('Zawadi N.')).toBeVisible();
  await expect(stranger.locator('body')).not.toContainText('Naliaka');
  await expect(stranger).not.toHaveTitle(/Zawadi/);
  await checkScreen(stranger);
  await comparesFiles(stranger, file);

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
  await expect(stranger.locator('input[type="file"]')).toHaveCount(0);
  await expect(stranger.locator('body')).not.toContainText('Zawadi');
  await checkScreen(stranger);
});
