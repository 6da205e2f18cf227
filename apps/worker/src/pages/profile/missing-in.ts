import type { WireWorkerRecord } from '@repo/api-client/contract/worker';
import { requiredWorkerFields, type RequiredWorkerField } from '@repo/domain/worker-profile-form';

/** The required fields that the worker has not filled in (worker spec 3). */
export const missingIn = (record: WireWorkerRecord): readonly RequiredWorkerField[] =>
  requiredWorkerFields.filter((field) => (record[field] ?? '').trim() === '');
