import { pdf } from '../../support/files.ts';
import { HANGS_MILLISECONDS } from '../../support/hangs.ts';
import { startAtIdentity } from '../../support/identity.ts';
import { expect, test, type Page } from '../../support/journey.ts';
import { NETWORK_COMPLAINTS } from '../../support/network.ts';
import { weakNetwork, type WeakNetwork } from '../../support/weak-network.ts';

const WORKER = { name: 'Amani Wafula', number: '+254700000780', nationalId: '29000780' };
const ID_CARD = 'Photo or PDF of your ID card';
const CERTIFICATE = 'Photo or PDF of your certificate';
/** Slow enough to see the upload of a file, and to cut it midway. */
const BYTES_PER_SECOND = 2_000_000;
/** The upload is slow, and the service checks and re-encodes the file on arrival. */
const SENT = { timeout: HANGS_MILLISECONDS };

const REFUSED = 'status of 400';
test.use({ expectedComplaints: [new RegExp(`${NETWORK_COMPLAINTS.source}|${REFUSED}`)] });

let network: WeakNetwork;
test.beforeEach(async ({ stack }) => {
  network = await weakNetwork(stack.origin('worker'));
});
test.afterEach(() => network.stop());

const row = (page: Page, name: string) => page.getByRole('region', { name });

/** A photo like a camera's: noise that compresses badly, two megabytes and more. */
async function photo(page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(2400, 1800);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('No canvas');
    const image = context.createImageData(canvas.width, canvas.height);
    for (let index = 0; index < image.data.length; index += 1)
      image.data[index] = index % 4 === 3 ? 255 : Math.floor(Math.random() * 256);
    context.putImageData(image, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  });
  return { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
}

const program = {
  name: 'kitambulisho.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from(`MZ${'\0'.repeat(4000)}`),
};

// spec: worker-documents/uploaded
test('documents reach the team from a small phone, over a network that is cut half way, and she reads what became of each', async ({
  page,
  phone,
  ops,
}) => {
  const hers = phone(WORKER.number);
  await startAtIdentity(page, network.origin, hers, WORKER);
  await page.goto(`${network.origin}/worker/documents`);
  const idCard = row(page, 'National ID');
  const police = row(page, 'Police Clearance');
  for (const name of ['National ID', 'Police Clearance', 'Certificates (Optional)'])
    await expect(row(page, name).getByText('Not uploaded', { exact: true })).toBeVisible();

  // A wrong file is refused with a message, and leaves no upload.
  await page.getByLabel(ID_CARD).setInputFiles(program);
  await expect(idCard).toContainText('This file could not be read. Please choose another one.');
  await expect(idCard.getByText('Not uploaded', { exact: true })).toBeVisible();

  // Half of the file has left when the network breaks.
  const camera = await photo(page);
  network.limitTo(BYTES_PER_SECOND);
  network.cutAfter(camera.buffer.length / 2);
  await page.getByLabel(ID_CARD).setInputFiles(camera);
  await expect(idCard.getByRole('progressbar', { name: 'Uploading...' })).toBeVisible();
  await expect(idCard).toContainText('The network was lost. Your file is still here: try again.');
  expect(await ops.waitingDocuments()).toEqual([]);

  // The same file, once the network is back. The worker then cancels the upload of a replacement.
  network.limitTo(null);
  network.cutAfter(null);
  await idCard.getByRole('button', { name: /^Try again/ }).click();
  await expect(idCard.getByText('Uploaded ✓')).toBeVisible(SENT);
  network.limitTo(BYTES_PER_SECOND);
  await page.getByLabel(ID_CARD).setInputFiles(camera);
  await idCard.getByRole('button', { name: /^Cancel/ }).click();
  await expect(idCard.getByText('Uploaded ✓')).toBeVisible(SENT);
  network.limitTo(null);

  await police.getByLabel(CERTIFICATE).setInputFiles(pdf);
  await expect(police.getByText('Uploaded ✓')).toBeVisible(SENT);

  await police.getByText('Number and date of the certificate (optional)').click();
  await police.getByLabel('Certificate number').fill('pcc-a1b2c3d4');
  const today = new Date().toISOString().slice(0, 10);
  await police.getByLabel('Date of issue').fill(today);
  await police.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  const waiting = await ops.waitingDocuments();
  const of = (slot: string) => waiting.find((document) => document.slot === slot)?.id ?? '';
  expect(waiting).toHaveLength(2);
  await ops.decideDocument(of('nationalId'), { decision: 'rejected', reason: 'unreadable' });
  await ops.decideDocument(of('policeClearance'), {
    decision: 'accepted',
    name_on_certificate: WORKER.name,
    id_number_on_certificate: WORKER.nationalId,
  });
  await hers.message(/timu yetu imekagua stakabadhi|our team has looked at a document/);

  await page.reload();
  await expect(idCard.getByText('Not accepted')).toBeVisible();
  await expect(idCard).toContainText('It could not be read.');
  await expect(police.getByText('Accepted', { exact: true })).toBeVisible();
  await expect(police).toContainText('It holds until');

  // The worker saves a copy, and removes the upload.
  const download = page.waitForEvent('download');
  await police.getByRole('button', { name: 'Save a copy' }).click();
  expect((await download).suggestedFilename()).toBe('policeClearance.pdf');
  await police.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(police.getByText('Not uploaded', { exact: true })).toBeVisible();
});
