import { shillingsToCents } from '@repo/domain/money';
import { packageName } from '@repo/domain/packages';
import { defaultQuirks, type Quirks } from '@repo/domain/quirks';
import {
  itemOfPurchase,
  itemOfRequest,
  newestFirst,
  purchaseState,
  type VerificationItem,
} from '@repo/domain/verification-status';
import type { AnswerOf } from '../contract/define-call.ts';
import type { getDashboard } from '../contract/employer.ts';
import { UNKNOWN_NAME } from './worker.ts';

type WireDashboard = AnswerOf<typeof getDashboard>;
export type Request = WireDashboard['requests'][number];
export type Purchase = Omit<WireDashboard['purchases'][number], 'amount'> & { readonly amountCents: number };

/** An entry of the verifications list, with its request or purchase. */
export interface Verification extends VerificationItem {
  readonly workerName: string;
  readonly packageName: string;
  /** The own status of the request or purchase, in the words of a request (employer spec 4). */
  readonly state: string;
  readonly source:
    | { readonly kind: 'request'; readonly request: Request }
    | { readonly kind: 'purchase'; readonly purchase: Purchase };
}

export interface Dashboard {
  readonly requests: readonly Request[];
  readonly purchases: readonly Purchase[];
  /** Requests and purchases together, newest first. */
  readonly verifications: readonly Verification[];
}

/**
 * The id of a worker in the rows of a dashboard. A link from before her yes holds the id of the prospect; the rows then hold
 * her own.
 */
export const currentWorkerId = ({ requests }: Pick<Dashboard, 'requests'>, id: string): string =>
  requests.find(({ prospect_id }) => prospect_id === id)?.nanny_id ?? id;

function ofRequest(request: Request, quirks: Quirks): Verification {
  return {
    ...itemOfRequest(request, quirks),
    workerName: request.worker_name ?? UNKNOWN_NAME,
    packageName: packageName(request.package_id),
    state: request.status,
    source: { kind: 'request', request },
  };
}

function ofPurchase(purchase: Purchase): Verification {
  return {
    ...itemOfPurchase(purchase),
    workerName: purchase.worker_name ?? UNKNOWN_NAME,
    packageName: packageName(purchase.package_id),
    state: purchaseState(purchase.status),
    source: { kind: 'purchase', purchase },
  };
}

export function toDashboard(wire: WireDashboard, quirks: Quirks = defaultQuirks): Dashboard {
  const purchases = wire.purchases.map(({ amount, ...rest }) => ({
    ...rest,
    amountCents: shillingsToCents(amount),
  }));
  return {
    requests: wire.requests,
    purchases,
    verifications: newestFirst([
      ...wire.requests.map((request) => ofRequest(request, quirks)),
      ...purchases.map(ofPurchase),
    ]),
  };
}
