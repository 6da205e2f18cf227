import { overallStatuses, type OverallStatus } from './completion.ts';
import { defaultQuirks, type Quirks } from './quirks.ts';

/** The states of a verification request (employer spec 4). */
const verificationStatuses = ['pending', 'accepted', 'in_progress', 'completed', 'failed'] as const;
type VerificationStatus = (typeof verificationStatuses)[number];

export interface WireRequest {
  readonly id: string;
  readonly nanny_id: string;
  readonly package_id: number;
  readonly created_at: string;
  readonly status: string;
}
export interface WirePurchase {
  readonly id: string;
  readonly nanny_id: string;
  readonly package_id: number;
  readonly paid_at: string | null;
  readonly created_at?: string;
  readonly status: string;
  readonly reference: string;
}

export interface VerificationItem {
  readonly id: string;
  readonly nanny_id: string;
  readonly package_id: number;
  readonly created_at: string;
  readonly status: 'completed' | 'pending';
  readonly type: 'request' | 'purchase';
  readonly reference: string | null;
}

/** Normalises a request: accepted counts as completed, any other status as pending (employer spec 4). */
export function itemOfRequest(request: WireRequest, quirks: Quirks = defaultQuirks): VerificationItem {
  const completed =
    request.status === (quirks.acceptedCountsAsCompleted === 'observed' ? 'accepted' : 'completed');
  return {
    id: request.id,
    nanny_id: request.nanny_id,
    package_id: request.package_id,
    created_at: request.created_at,
    status: completed ? 'completed' : 'pending',
    type: 'request',
    reference: null,
  };
}

/** Normalises a purchase: paid counts as completed, any other status as pending (employer spec 4). */
export function itemOfPurchase(purchase: WirePurchase): VerificationItem {
  return {
    id: purchase.id,
    nanny_id: purchase.nanny_id,
    package_id: purchase.package_id,
    created_at: purchase.paid_at ?? purchase.created_at ?? '',
    status: purchase.status === 'paid' ? 'completed' : 'pending',
    type: 'purchase',
    reference: purchase.reference,
  };
}

const timeOf = (text: string): number => {
  const time = Date.parse(text);
  return Number.isNaN(time) ? -Infinity : time;
};

/** Newest first. An item without a date comes last. */
export const newestFirst = <T extends { readonly created_at: string }>(items: readonly T[]): T[] =>
  // Two without a date differ by NaN and keep their order.
  items.toSorted((a, b) => timeOf(b.created_at) - timeOf(a.created_at) || 0);

/** The number of verifications on the home tab (employer spec 9). */
export const HOME_VERIFICATIONS = 3;

/** The filter of the verifications tab (employer spec 2). */
export const verificationFilters = ['all', ...overallStatuses, 'pending'] as const;
export type VerificationFilter = (typeof verificationFilters)[number];

export const verificationFilterLabels: Readonly<Record<VerificationFilter, string>> = {
  all: 'All Verifications',
  complete: 'Complete',
  nearly_complete: 'Nearly Complete',
  in_progress: 'In Progress',
  just_started: 'Just Started',
  pending: 'Pending',
};

/** `pending` matches an item's own status. Every other filter matches the worker's completion (employer spec 4). */
export function matchesFilter(
  filter: VerificationFilter,
  item: { readonly status: string },
  overallStatus: string | undefined,
): boolean {
  if (filter === 'all') return true;
  return filter === 'pending' ? item.status === 'pending' : overallStatus === filter;
}

/** The chip of a completed item: the worker's progress, otherwise pending (employer spec 4). */
export type ChipStatus = Extract<OverallStatus, 'complete' | 'nearly_complete' | 'in_progress'> | 'pending';

export function chipOf(overallStatus: string | undefined): ChipStatus {
  if (overallStatus === 'complete' || overallStatus === 'nearly_complete' || overallStatus === 'in_progress')
    return overallStatus;
  return 'pending';
}

const buttons: Readonly<Record<VerificationStatus, string>> = {
  completed: 'View Report',
  pending: 'Awaiting Review',
  in_progress: 'Processing',
  failed: 'Failed',
  accepted: 'Accepted',
};

const isKnown = (status: string): status is VerificationStatus =>
  verificationStatuses.some((known) => known === status);

/** The one button of a card, by its status. An unknown status is 'Unknown'. */
export const buttonLabelOf = (status: string): string => (isKnown(status) ? buttons[status] : 'Unknown');

/** Only a completed item leads to a report. */
export const canViewReport = (status: string): boolean => status === 'completed';
