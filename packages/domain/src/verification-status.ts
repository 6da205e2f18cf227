import { overallStatuses, type OverallStatus } from './completion.ts';
import type { InvitationStatus } from './invitation.ts';
import { defaultQuirks, type Quirks } from './quirks.ts';
import { verificationStates } from './status-vocabulary.ts';
import type { CaseStatus } from './verification-case.ts';

/**
 * The states of a verification request (employer spec 4), the word of a purchase whose money went back, and the word of a
 * request that leads nowhere any more although nothing failed: the employer withdrew it, or its check was stopped.
 */
const verificationStatuses = [
  'pending',
  'accepted',
  'in_progress',
  'completed',
  'failed',
  'refunded',
  'ended',
] as const;
export type VerificationStatus = (typeof verificationStatuses)[number];

const statusOfCase: Readonly<Record<CaseStatus, VerificationStatus>> = {
  open: 'in_progress',
  completed: 'completed',
  closed: 'failed',
};

/**
 * The status of a request, from its invitation and from the furthest case that was opened after its acceptance, or null
 * before the first one.
 */
export function requestStatus(invitation: InvitationStatus, furthest: CaseStatus | null): VerificationStatus {
  if (invitation === 'pending') return 'pending';
  if (invitation !== 'accepted') return 'failed';
  return furthest === null ? 'accepted' : statusOfCase[furthest];
}

/** The status of a purchase in the terms of a request. A refunded one keeps its own word. */
export function purchaseState(status: string): string {
  if (status === 'paid') return 'completed';
  return status === 'failed' || status === 'abandoned' ? 'failed' : status;
}

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
  readonly status: 'completed' | 'pending' | 'refunded';
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

function purchaseStatus(status: string): VerificationItem['status'] {
  if (status === 'refunded') return 'refunded';
  return status === 'paid' ? 'completed' : 'pending';
}

/**
 * Normalises a purchase: paid counts as completed, any other status as pending (employer spec 4). A refunded one waits for
 * nobody, so it keeps its own word.
 */
export function itemOfPurchase(purchase: WirePurchase): VerificationItem {
  return {
    id: purchase.id,
    nanny_id: purchase.nanny_id,
    package_id: purchase.package_id,
    created_at: purchase.paid_at ?? purchase.created_at ?? '',
    status: purchaseStatus(purchase.status),
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

/**
 * The filter of the verifications tab (employer spec 2). A household without a refund sees no filter for refunds, and one
 * without an ended request none for those.
 */
export const verificationFilters = ['all', ...overallStatuses, 'pending', 'refunded', 'ended'] as const;
export type VerificationFilter = (typeof verificationFilters)[number];

export const verificationFilterLabel = (filter: VerificationFilter): string =>
  filter === 'all' ? 'All Verifications' : verificationStates[filter].english;

/** The filters that match the own status of an item. */
const byOwnStatus = ['pending', 'refunded', 'ended'] as const satisfies readonly VerificationFilter[];
export const isByOwnStatus = (filter: VerificationFilter): filter is (typeof byOwnStatus)[number] =>
  byOwnStatus.some((own) => own === filter);

/**
 * `pending`, `refunded` and `ended` match an item's own status. Every other filter matches the worker's completion (employer spec
 * 4). A refunded or ended item has no progress any more, and no check has started for an invitation without an answer.
 */
export function matchesFilter(
  filter: VerificationFilter,
  item: { readonly status: string },
  overallStatus: string | undefined,
): boolean {
  if (filter === 'all') return true;
  if (isByOwnStatus(filter)) return item.status === filter;
  if (item.status === 'refunded' || item.status === 'ended') return false;
  if (filter === 'just_started' && item.status !== 'completed') return false;
  return overallStatus === filter;
}

type Progressed = Extract<OverallStatus, 'complete' | 'nearly_complete' | 'in_progress'>;
export type ChipStatus = Progressed | (typeof byOwnStatus)[number];

/** The chip of a completed item: the worker's progress, otherwise pending (employer spec 4). */
export function chipOf(overallStatus: string | undefined): Progressed | 'pending' {
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
  refunded: 'Refunded',
  ended: 'Ended',
};

const isKnown = (status: string): status is VerificationStatus =>
  verificationStatuses.some((known) => known === status);

/** The one button of a card, by its status. An unknown status is 'Unknown'. */
export const buttonLabelOf = (status: string): string => (isKnown(status) ? buttons[status] : 'Unknown');

/** Only a completed item leads to a report. */
export const canViewReport = (status: string): boolean => status === 'completed';
