import { expect, it } from 'vitest';
import { employerStorageKeys, workerStorageKeys } from './storage-keys.ts';

// spec: constants/storage-keys, worker-entities/storage
it('names what the browser keeps as the specification does', () => {
  expect(employerStorageKeys.join(', ')).toBe(
    'authToken, userData, userEmail, employerName, pendingWorkerInvite, pendingInvitation',
  );
  expect(workerStorageKeys).toEqual(['workerToken', 'workerData']);
});
