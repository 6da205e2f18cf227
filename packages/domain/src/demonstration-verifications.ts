import type { DemonstrationFilter } from './demonstration.ts';
import { SAMPLE_PACKAGE_ID, sampleTrust, sampleWorker } from './demonstration-report.ts';
import { packageName } from './packages.ts';

/** An invented verification, shown only under the tag `Sample data` (decisions 3). */
export interface SampleVerification {
  readonly id: string;
  readonly workerName: string;
  readonly serviceType: string;
  readonly packageName: string;
  /** A calendar day. */
  readonly startedOn: string;
  readonly status: Exclude<DemonstrationFilter, 'all'>;
  readonly percentage: number;
  /** Null until the report is ready. */
  readonly trustScore: number | null;
  /** The last day of an expired police clearance certificate. */
  readonly expiredOn: string | null;
}

export const demonstrationFilterLabels: Readonly<Record<DemonstrationFilter, string>> = {
  all: 'All',
  completed: 'Completed',
  inProgress: 'In Progress',
  pending: 'Pending',
  expired: 'Expired',
};

const completed = (trustScore: number) =>
  ({ status: 'completed', percentage: 100, trustScore, expiredOn: null }) as const;
const inProgress = (percentage: number) =>
  ({ status: 'inProgress', percentage, trustScore: null, expiredOn: null }) as const;
const pending = { status: 'pending', percentage: 0, trustScore: null, expiredOn: null } as const;
const expired = (trustScore: number, expiredOn: string) =>
  ({ status: 'expired', percentage: 100, trustScore, expiredOn }) as const;

/** The demonstration's list of verifications (worker spec 2.19), newest first. It includes the verification of the flow. */
export const sampleVerifications: readonly SampleVerification[] = [
  { workerName: 'Baraka Sample', serviceType: 'Driver', packageId: 16, startedOn: '2025-11-10', ...pending },
  {
    workerName: 'Mwende Example',
    serviceType: 'Housekeeper',
    packageId: 18,
    startedOn: '2025-11-08',
    ...inProgress(30),
  },
  {
    workerName: 'Halima Specimen',
    serviceType: 'House Manager',
    packageId: 17,
    startedOn: '2025-11-07',
    ...inProgress(75),
  },
  {
    workerName: sampleWorker.name,
    serviceType: sampleWorker.serviceType,
    packageId: SAMPLE_PACKAGE_ID,
    startedOn: '2025-11-06',
    ...completed(sampleTrust.total),
  },
  {
    workerName: 'Kiprono Example',
    serviceType: 'Cook',
    packageId: 16,
    startedOn: '2025-09-30',
    ...completed(50),
  },
  {
    workerName: 'Akinyi Specimen',
    serviceType: 'Nanny',
    packageId: 17,
    startedOn: '2025-08-12',
    ...completed(75),
  },
  {
    workerName: 'Chebet Sample',
    serviceType: 'Cook',
    packageId: 17,
    startedOn: '2024-09-16',
    ...expired(65, '2025-09-11'),
  },
].map(({ packageId, ...item }, index) => ({
  id: `sample-${index + 1}`,
  packageName: packageName(packageId),
  ...item,
}));

/** Case-insensitive in name, service type and package. A blank query matches every item. */
export function matchesSampleSearch(query: string, item: SampleVerification): boolean {
  const wanted = query.trim().toLowerCase();
  return [item.workerName, item.serviceType, item.packageName].some((text) =>
    text.toLowerCase().includes(wanted),
  );
}
