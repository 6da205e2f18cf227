import { comeBackTo } from '../../support/come-back.ts';
import { decideAtProvider, sendFiles, startAtIdentity } from '../../support/identity.ts';
import { expect, test } from '../../support/journey.ts';
import { agreeToCheck, refusedCamera } from '../../support/worker-camera.ts';
import { workerWords } from '../../support/worker-words.ts';

test.use(refusedCamera);

test('a worker who does not allow the camera reads how to, and goes on with photos from her phone', async ({
  page,
  stack,
  phone,
}) => {
  await startAtIdentity(page, stack.origin('worker'), phone('+254700000807'), {
    name: 'Wanjiru Kamau',
    nationalId: '29000805',
  });
  await agreeToCheck(page, workerWords.en);
  await expect(page.getByText('The camera is not allowed')).toBeVisible();
  await sendFiles(page);
  await decideAtProvider(page, stack.sandboxOrigin, 'Kamau', 'Approve');
  await comeBackTo(page.getByText('Identity Verified'));
});
