import * as z from 'zod';
import type { Sandbox } from '../../sandbox.ts';
import type { Payment, Refund } from '../../state/state.ts';
import { invalidParams } from './errors.ts';
import { findTransaction } from './refunds.ts';
import { disputeOnWire } from './dispute-wire.ts';
import { listedRefundOnWire } from './refund-wire.ts';
import { statusOnWire, transactionOnWire } from './wire.ts';

const DEFAULT_PAGE_SIZE = 50;
const count = (largest: number, otherwise: number) =>
  z.coerce.number().int().min(1).max(largest).default(otherwise);
const moment = z.coerce.date().optional();

const paging = {
  perPage: count(1000, DEFAULT_PAGE_SIZE),
  page: count(1_000_000, 1),
  from: moment,
  to: moment,
};
const transactionQuery = z.object({
  ...paging,
  status: z.enum(['success', 'failed', 'abandoned', 'reversed']).optional(),
  reference: z.string().optional(),
  customer: z.coerce.number().int().optional(),
  amount: z.coerce.number().int().optional(),
});
const refundQuery = z.object({
  ...paging,
  /** The reference or number of the payment. Paystack still accepts the older name. */
  transaction: z.string().optional(),
  reference: z.string().optional(),
  currency: z.string().optional(),
});

const totalsQuery = z.object({ from: moment, to: moment });
const disputeQuery = z.object({
  ...paging,
  status: z.enum(['awaiting-merchant-feedback', 'awaiting-bank-feedback', 'pending', 'resolved']).optional(),
  transaction: z.string().optional(),
});

function parseQuery<T extends z.ZodType>(schema: T, query: unknown): z.output<T> {
  const parsed = schema.safeParse(query);
  if (parsed.success) return parsed.data;
  const names = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ');
  throw invalidParams(`Invalid value for ${names}`, 'Ensure that the query parameters are valid');
}

interface Paging {
  readonly perPage: number;
  readonly page: number;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

/** One page, newest first, with its meta. */
function pageOf<T extends { readonly createdAt: string }>(
  all: readonly T[],
  { perPage, page, from, to }: Paging,
) {
  const matching = all.filter(({ createdAt }) => {
    const at = new Date(createdAt);
    return (from === undefined || at >= from) && (to === undefined || at <= to);
  });
  const skipped = (page - 1) * perPage;
  return {
    matching,
    items: matching.toReversed().slice(skipped, skipped + perPage),
    meta: {
      total: matching.length,
      skipped,
      perPage,
      page,
      pageCount: Math.max(1, Math.ceil(matching.length / perPage)),
    },
  };
}

/** `GET /transaction` */
export function listTransactions({ store, clock }: Sandbox, query: unknown) {
  const wanted = parseQuery(transactionQuery, query);
  const now = clock.now();
  const found = [...store.state.payments.values()].filter(
    (payment) =>
      (wanted.status === undefined || statusOnWire(payment, now) === wanted.status) &&
      (wanted.reference === undefined || payment.reference === wanted.reference) &&
      (wanted.customer === undefined || payment.customerId === wanted.customer) &&
      (wanted.amount === undefined || payment.amount === wanted.amount),
  );
  const { matching, items, meta } = pageOf(found, wanted);
  const total_volume = matching.reduce((sum, payment) => sum + payment.amount, 0);
  return {
    status: true,
    message: 'Transactions retrieved',
    data: items.map((payment) => transactionOnWire(payment, now)),
    meta: { ...meta, total_volume },
  };
}

/** `GET /refund` */
export function listRefunds(sandbox: Sandbox, query: unknown) {
  const wanted = parseQuery(refundQuery, query);
  const key = wanted.transaction ?? wanted.reference;
  const only = key === undefined ? undefined : (findTransaction(sandbox, key)?.reference ?? null);
  const { payments, refunds } = sandbox.store.state;
  const rows: { refund: Refund; payment: Payment; createdAt: string }[] = [];
  for (const refund of refunds.values()) {
    const payment = payments.get(refund.reference);
    if (payment === undefined) continue;
    if (only !== undefined && only !== refund.reference) continue;
    if (wanted.currency !== undefined && wanted.currency !== payment.currency) continue;
    rows.push({ refund, payment, createdAt: refund.createdAt });
  }
  const { items, meta } = pageOf(rows, wanted);
  return {
    status: true,
    message: 'Refunds retrieved',
    data: items.map(({ refund, payment }) => listedRefundOnWire(refund, payment)),
    meta: {
      ...meta,
      perPage: String(meta.perPage),
      failedRefundCount: rows.filter(({ refund }) => refund.status === 'failed').length,
    },
  };
}

/** `GET /transaction/totals` */
export function totalsOfTransactions({ store }: Sandbox, query: unknown) {
  const { from, to } = parseQuery(totalsQuery, query);
  const paid = [...store.state.payments.values()].filter(
    ({ status, createdAt }) =>
      status === 'success' &&
      (from === undefined || new Date(createdAt) >= from) &&
      (to === undefined || new Date(createdAt) <= to),
  );
  const byCurrency = new Map<string, number>();
  for (const { currency, amount } of paid) byCurrency.set(currency, (byCurrency.get(currency) ?? 0) + amount);
  return {
    status: true,
    message: 'Transaction totals',
    data: {
      total_transactions: paid.length,
      total_volume: paid.reduce((sum, { amount }) => sum + amount, 0),
      total_volume_by_currency: [...byCurrency].map(([currency, amount]) => ({ currency, amount })),
      pending_transfers: 0,
      pending_transfers_by_currency: [{ currency: 'KES', amount: 0 }],
    },
  };
}

/** `GET /dispute` */
export function listDisputes(sandbox: Sandbox, query: unknown) {
  const wanted = parseQuery(disputeQuery, query);
  const { payments, disputes } = sandbox.store.state;
  const now = sandbox.clock.now();
  const found = [...disputes.values()].flatMap((dispute) => {
    const payment = payments.get(dispute.reference);
    const isWanted =
      (wanted.status === undefined || dispute.status === wanted.status) &&
      (wanted.transaction === undefined || String(payment?.id) === wanted.transaction);
    return payment !== undefined && isWanted ? [{ dispute, payment, createdAt: dispute.createdAt }] : [];
  });
  const { items, meta } = pageOf(found, wanted);
  return {
    status: true,
    message: 'Disputes retrieved',
    data: items.map(({ dispute, payment }) => disputeOnWire(dispute, payment, now)),
    meta,
  };
}
