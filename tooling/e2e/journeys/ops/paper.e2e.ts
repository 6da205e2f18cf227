import { drawnPdf } from '../../support/files.ts';
import { startAtIdentity } from '../../support/identity.ts';
import { expect, test } from '../../support/journey.ts';
import { OPS_PHONES } from '../../support/ops-team.ts';
import { joinTeam } from '../../support/team-member.ts';
import { openQueue, takeNext } from '../../support/team-work.ts';

const WORKER = { name: 'Achieng Otieno', number: '+254700000960', nationalId: '29000960' };

// spec: team-journeys-more/paper
test(
  'a paper that cannot be read is rejected by a member, and its worker reads why and sends another one',
  { tag: '@desk' },
  async ({ page, otherPage: hers, stack, phone }) => {
    const worker = phone(WORKER.number);
    const certificate = hers.getByRole('region', { name: 'Certificates (Optional)' });
    const send = async () => {
      await certificate.getByLabel('Photo or PDF of your certificates').setInputFiles(drawnPdf);
      await expect(certificate.getByText('Uploaded ✓')).toBeVisible();
    };

    await test.step('a worker sends a paper', async () => {
      await startAtIdentity(hers, stack.origin('worker'), worker, WORKER);
      await hers.goto(`${stack.origin('worker')}/worker/documents`);
      await send();
    });

    await joinTeam(page, stack.origin('ops'), phone(OPS_PHONES[0]));

    await test.step('a member reads whose it must be, and rejects it with a reason', async () => {
      await openQueue(page, 'Documents');
      await expect(page.getByRole('row', { name: /Certificate/ })).toBeVisible();
      await expect(page.getByText(WORKER.name)).toHaveCount(0);
      await takeNext(page, 'Documents');
      await expect(page.getByText(WORKER.name)).toBeVisible();
      await expect(page.getByRole('img', { name: 'Certificate' })).toBeVisible();
      await page.getByRole('radio', { name: 'Reject' }).check();
      await page.getByRole('button', { name: 'Decide: Reject' }).click();
      await expect(page.getByRole('link', { name: 'Please choose a reason.' })).toBeVisible();
      await page.getByLabel('Reason').selectOption('It cannot be read');
      await page.getByRole('button', { name: 'Decide: Reject' }).click();
      await expect(page.getByText('Rejected. The worker is told.')).toBeVisible();
      await expect(page.getByText(WORKER.name)).toHaveCount(0);
    });

    await test.step('the worker is told by SMS, reads what to do, and sends another one', async () => {
      await worker.message(/our team has looked at a document/);
      await hers.reload();
      await expect(certificate.getByText('Not accepted')).toBeVisible();
      await expect(certificate).toContainText('It could not be read. Take the photo in good light');
      await send();
      await expect(certificate).not.toContainText('It could not be read.');
    });

    await test.step('a member accepts it, and the worker reads so', async () => {
      await takeNext(page, 'Documents');
      await expect(page.getByRole('img', { name: 'Certificate' })).toBeVisible();
      await page.getByRole('radio', { name: 'Accept' }).check();
      await page.getByRole('button', { name: 'Decide: Accept' }).click();
      await expect(page.getByText('Done', { exact: true })).toBeVisible();
      await hers.reload();
      await expect(certificate.getByText('Accepted', { exact: true })).toBeVisible();
    });
  },
);
