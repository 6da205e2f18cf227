import { count, eq, inArray } from 'drizzle-orm';
import type { Database } from '../src/db/database.ts';
import { cases } from '../src/db/schema/cases.ts';
import { consentRequests } from '../src/db/schema/consents.ts';
import { purchases, refunds } from '../src/db/schema/purchases.ts';
import { auditLog } from '../src/db/schema/system.ts';
import type { SandboxPayment } from './payments.ts';

/**
 * Compares every purchase with the provider's own records, in both directions. Each line of the result is a lost, a
 * duplicate or an unfinished act. An empty result means that all money is in the right place.
 */
export async function moneyProblems(db: Database, atProvider: readonly SandboxPayment[]): Promise<string[]> {
  const rows = await db
    .select({ purchase: purchases, refund: refunds, caseId: cases.id, consentRequestId: consentRequests.id })
    .from(purchases)
    .leftJoin(refunds, eq(refunds.purchaseId, purchases.id))
    .leftJoin(cases, eq(cases.purchaseId, purchases.id))
    .leftJoin(consentRequests, eq(consentRequests.purchaseId, purchases.id));
  const payments = new Map(atProvider.map((payment) => [payment.reference, payment]));
  const problems: string[] = [];
  const expect = (holds: boolean, reference: string, problem: string) => {
    if (!holds) problems.push(`${reference}: ${problem}`);
  };
  for (const { purchase, refund, caseId, consentRequestId } of rows) {
    const { reference, status, amountCents } = purchase;
    const payment = payments.get(reference);
    const given = payment?.refunds.filter((each) => each.status !== 'failed') ?? [];
    const isReceived = payment?.status === 'success' || payment?.status === 'reversed';
    expect(given.length <= 1, reference, `given back ${given.length} times`);
    expect(
      isReceived === (status === 'paid' || status === 'refunded'),
      reference,
      `${payment?.status} there, ${status} here`,
    );
    expect(
      (given.length === 1) === (status === 'refunded'),
      reference,
      `${given.length} refunds there, ${status} here`,
    );
    expect(
      (refund === null) === (status !== 'refunded'),
      reference,
      `refund ${refund?.status}, purchase ${status}`,
    );
    expect(refund === null || refund.status === 'processed', reference, `refund ${refund?.status} here`);
    if (isReceived)
      expect(payment.amount === amountCents, reference, `${payment.amount} there, ${amountCents} here`);
    if (given[0] !== undefined)
      expect(given[0].amount === amountCents, reference, `gave back ${given[0].amount}`);
    if (status === 'paid')
      expect(
        caseId !== null || consentRequestId !== null,
        reference,
        'paid, and neither a case nor a question',
      );
    if (status !== 'paid') expect(caseId === null, reference, `a case though it is ${status}`);
  }
  const ours = new Set(rows.map(({ purchase }) => purchase.reference));
  for (const { reference, status } of atProvider)
    expect(ours.has(reference) || status === 'abandoned', reference, `${status} there, unknown here`);
  return [...problems, ...(await auditProblems(db)), ...sumProblems(rows, atProvider)];
}

/** The audit trail has each of these once per purchase, from the transaction that did it. */
const ONCE = ['purchase-opened', 'purchase-paid', 'purchase-refunded', 'refund-started', 'refund-processed'];

async function auditProblems(db: Database): Promise<string[]> {
  const rows = await db
    .select({ action: auditLog.action, subject: auditLog.subject, times: count() })
    .from(auditLog)
    .where(inArray(auditLog.action, ONCE))
    .groupBy(auditLog.action, auditLog.subject);
  return rows.flatMap(({ action, subject, times }) =>
    times === 1 ? [] : [`${subject}: ${action} ${times} times`],
  );
}

function sumProblems(
  rows: readonly { readonly purchase: typeof purchases.$inferSelect }[],
  atProvider: readonly SandboxPayment[],
): string[] {
  const keptHere = rows.reduce(
    (sum, { purchase }) => sum + (purchase.status === 'paid' ? purchase.amountCents : 0),
    0,
  );
  const keptThere = atProvider.reduce((sum, { status, amount, refunds: given }) => {
    if (status !== 'success' && status !== 'reversed') return sum;
    return (
      sum + amount - given.reduce((back, each) => back + (each.status === 'failed' ? 0 : each.amount), 0)
    );
  }, 0);
  return keptHere === keptThere ? [] : [`${keptThere} cents there, ${keptHere} here`];
}
