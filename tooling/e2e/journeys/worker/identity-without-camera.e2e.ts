import { comeBackTo } from '../../support/come-back.ts';
import { expect, test } from '../../support/journey.ts';
import { decideAtProvider, sendFiles, startAtIdentity } from '../../support/identity.ts';
import { agreeToCheck } from '../../support/worker-camera.ts';
import { workerWords } from '../../support/worker-words.ts';

// Photos from a phone, drawn as in production.
test.use({ drawsApart: true });

// This browser has no camera.
test('without any camera she goes on with photos from her phone', async ({ page, stack, phone }) => {
  await startAtIdentity(page, stack.origin('worker'), phone('+254700000806'), {
    name: 'Achieng Auma',
    nationalId: '29000806',
  });
  await agreeToCheck(page, workerWords.en);
  await expect(page.getByText('No camera was found')).toBeVisible();
  await sendFiles(page);
  await decideAtProvider(page, stack.sandboxOrigin, 'Auma', 'Approve');
  await comeBackTo(page.getByText('Identity Verified'));
});
