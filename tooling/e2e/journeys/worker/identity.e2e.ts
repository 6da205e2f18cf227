import { comeBackTo } from '../../support/come-back.ts';
import { expect, test, type Page } from '../../support/journey.ts';
import { HANGS_MILLISECONDS } from '../../support/hangs.ts';
import { decideAtProvider, startAtIdentity } from '../../support/identity.ts';
import { NETWORK_COMPLAINTS } from '../../support/network.ts';
import { press } from '../../support/press.ts';
import { weakNetwork } from '../../support/weak-network.ts';
import { startWorker } from '../../support/worker.ts';
import { agreeToCheck, drawnCamera, sendPhotos, takePhotos } from '../../support/worker-camera.ts';
import { workerWords } from '../../support/worker-words.ts';

test.use(drawnCamera);

const WORKER = '+254700000801';
/** The timeout from the photos to their verdict: the provider, its callback, the next poll. */
const VERDICT = { timeout: HANGS_MILLISECONDS };
const { en, sw } = workerWords;

/** No storage of the browser holds an image. */
async function keepsNoPicture(page: Page): Promise<void> {
  const kept = await page.evaluate(async () => ({
    storage: JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    caches: (await caches.keys()).length,
    databases: (await indexedDB.databases()).length,
  }));
  expect(kept.storage.length).toBeLessThan(2000);
  expect(kept.storage).not.toMatch(/blob:|data:image|\/9j\//);
  expect(kept).toMatchObject({ caches: 0, databases: 0 });
}

test('a worker without a profile is led to it; with it she is verified by her own photos', async ({
  page,
  stack,
  phone,
}) => {
  const site = stack.origin('worker');
  await startWorker(page, site, phone(WORKER), { path: '/worker/verification' });
  await page.getByRole('link', { name: 'Start' }).click();
  await expect(page.getByText('Complete your profile first')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Complete Profile' })).toHaveAttribute(
    'href',
    '/worker/complete-profile',
  );

  await startAtIdentity(page, site, phone(WORKER), {
    name: 'Amina Fatou Clearwater',
    email: 'amina.clearwater@example.com',
    nationalId: '29000801',
  });
  await expect(page.getByText('after 30 days at the latest').filter({ visible: true })).toHaveCount(1);
  await agreeToCheck(page, en);
  await expect(page.getByRole('button', { name: 'Take selfie' })).toBeVisible();
  await expect(page.getByText('Good: now take the photo')).toBeVisible();
  await page.reload();
  await takePhotos(page, en);
  await keepsNoPicture(page);
  await sendPhotos(page, en);
  await decideAtProvider(page, stack.sandboxOrigin, 'Clearwater', 'Approve');
  await expect(page.getByText('Identity Verified')).toBeVisible(VERDICT);
  await keepsNoPicture(page);
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(page.getByText('Verification Completed Successfully!')).toBeVisible();
});

test('rejected, she reads why in Kiswahili, tries again, and is verified', async ({ page, stack, phone }) => {
  await startAtIdentity(page, stack.origin('worker'), phone(WORKER), {
    name: 'Naliaka Simiyu',
    nationalId: '29000802',
    language: 'sw',
  });
  await takePhotos(page, sw);
  await sendPhotos(page, sw);
  await decideAtProvider(page, stack.sandboxOrigin, 'Simiyu', 'Reject');
  await comeBackTo(page.getByText('Haukuthibitishwa safari hii'));
  await expect(page.getByText(/^Selfie yako haikulingana/)).toBeVisible();
  await expect(page.getByText('Unaweza kujaribu mara 4 zaidi.')).toBeVisible();
  await press(page, 'Jaribu tena kwa picha mpya');
  await takePhotos(page, sw);
  await sendPhotos(page, sw);
  await decideAtProvider(page, stack.sandboxOrigin, 'Simiyu', 'Approve');
  await comeBackTo(page.getByText('Utambulisho Umethibitishwa'));
});

test('where a person has doubts she reads that it takes a day or two, and our team decides', async ({
  page,
  stack,
  phone,
  ops,
}) => {
  await startAtIdentity(page, stack.origin('worker'), phone(WORKER), {
    name: 'Mwikali Mutua',
    nationalId: '29000803',
  });
  await takePhotos(page, en);
  await sendPhotos(page, en);
  await decideAtProvider(page, stack.sandboxOrigin, 'Mutua', 'Provisional');
  await comeBackTo(page.getByText('Verification Under Review… usually takes 24-48 hours'));
  const [waiting] = await ops.waitingIdentityChecks();
  // The name on the card differs: the worker must confirm it before it counts.
  await ops.verifyIdentity(waiting?.id ?? '', 'MWIKALI WANZA MUSYOKA');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Two different names' })).toBeVisible();
  await expect(page.getByText('Mwikali Wanza Musyoka')).toBeVisible();
  await page.getByRole('radio', { name: 'The name on the ID is mine' }).check();
  await press(page, 'Send Answer');
  await expect(page.getByText('Identity Verified')).toBeVisible();
});

test.describe('over a network that breaks off', () => {
  test.use({ expectedComplaints: [NETWORK_COMPLAINTS] });

  test('the photos stay in memory, and are sent once it is back, as one attempt', async ({
    page,
    stack,
    phone,
    context,
  }) => {
    const network = await weakNetwork(stack.origin('worker'));
    await startAtIdentity(page, network.origin, phone(WORKER), {
      name: 'Chebet Kiprono',
      nationalId: '29000804',
    });
    await takePhotos(page, en);
    network.limitTo(150_000);
    network.cutAfter(60_000);
    await press(page, 'Send Photos');
    await expect(page.getByText('The network was lost.', { exact: false })).toBeVisible(VERDICT);
    await keepsNoPicture(page);
    await context.setOffline(true);
    network.limitTo(null);
    network.cutAfter(null);
    await context.setOffline(false);
    await expect(page.getByText('Your photos are being checked')).toBeVisible(VERDICT);
    await decideAtProvider(page, stack.sandboxOrigin, 'Kiprono', 'Approve');
    await comeBackTo(page.getByText('Identity Verified'));
    network.stop();
  });
});
