/** The keys of the apps in the browser's storage (employer spec 9, worker spec 3). */
export const employerStorageKeys = [
  'authToken',
  'userData',
  'userEmail',
  'employerName',
  'pendingWorkerInvite',
  'pendingInvitation',
] as const;
export type EmployerStorageKey = (typeof employerStorageKeys)[number];
export const workerStorageKeys = ['workerToken', 'workerData'] as const;
export const opsStorageKeys = ['opsToken', 'opsPhone'] as const;
