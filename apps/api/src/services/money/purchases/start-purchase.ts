import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { rankOfLevel } from '@repo/domain/packages';
import type { Context } from '../../../context.ts';
import { employers } from '../../../db/schema/people.ts';
import { packages, type PurchaseRow, purchases } from '../../../db/schema/purchases.ts';
import { isDuplicate, withTransaction } from '../../../db/transaction.ts';
import { refusedField, ServiceError } from '../../../errors.ts';
import { readableCode } from '../../../security/tokens.ts';
import { findInvitedWorker } from '../../access/visibility.ts';
import { readWorker } from '../../people/workers/read-worker.ts';
import { readCallbackAddress, receiptAddress } from './addresses.ts';
import { lockPair } from './lock-pair.ts';
import { assertMayBuy } from './may-buy.ts';
import { nextPurchasePoll } from '@repo/domain/next-poll';
import { leaseEnd, openPage, type PurchaseWithPage } from './open-page.ts';
import type { OwnedPackage } from '../../access/assert-not-owned.ts';
import { assertOnSale } from './assert-on-sale.ts';
import { ofPair, settleDeeper } from './settle-deeper.ts';
import { resumePurchase } from './resume-purchase.ts';

/**
 * All channels that the hosted page offers. The payer's choice only comes first, so that no second page is
 * ever needed.
 */
const CHANNELS = ['mobile_money', 'card'] as const;
const REFERENCE_LETTERS = 26;
const ORDER_NUMBER_LETTERS = 8;
/** How long one call waits for another that is opening the same payment, before it gives up. */
const PATIENCE_MILLISECONDS = 20_000;
const LOOK_AGAIN_MILLISECONDS = 150;

type PackageRow = typeof packages.$inferSelect;

export interface PurchaseInput {
  readonly nanny_id: string;
  readonly package_id: number;
  readonly email?: string | null | undefined;
  readonly callback_url: string;
  readonly channel?: (typeof CHANNELS)[number] | undefined;
}

/**
 * Opens the payment of a package for a worker, or resumes the open one. The database allows one open or paid
 * purchase per employer, worker and package, however many calls arrive, from however many tabs and processes.
 * A second call finds the purchase of the first. A check that goes no deeper than an owned one is not sold,
 * by any package. The latest paid purchase decides what may be read (employer spec 4).
 * @throws ServiceError `not-found` for a worker whom this employer cannot see; `invalid` for a bad field;
 * `conflict` for a check that is bought already or cannot be bought now; `provider-unavailable` when the call
 * should be repeated later.
 */
export async function startPurchase(
  ctx: Context,
  employerId: string,
  input: PurchaseInput,
): Promise<PurchaseWithPage> {
  const callbackUrl = readCallbackAddress(ctx.config, input.callback_url);
  const [employer] = await ctx.db.select().from(employers).where(eq(employers.id, employerId));
  if (employer === undefined) throw new Error('The employer of a session is gone');
  const email = receiptAddress(ctx.config, employer, input.email);
  const worker = await findInvitedWorker(ctx.db, { employerId, now: ctx.clock.now() }, input.nanny_id);
  const { name: workerName } = await readWorker(ctx, employerId, input.nanny_id);
  const [wanted] = await ctx.db.select().from(packages).where(eq(packages.id, input.package_id));
  if (wanted === undefined) throw refusedField('package_id', 'packageUnknown');

  await settleDeeper(ctx, employerId, worker.id, wanted);
  const find = async () => {
    await assertOnSale(ctx.db, employerId, worker.id, wanted);
    return findOpen(ctx, employerId, worker.id, wanted.id);
  };
  let existing = await find();
  await assertMayBuy(ctx, employerId, worker, {
    level: wanted.level,
    isProspect: worker.id !== input.nanny_id,
  });
  for (const isTime = deadline(); isTime(); existing = await find()) {
    if (existing === undefined) {
      const channels = CHANNELS.toSorted((a, b) => Number(b === input.channel) - Number(a === input.channel));
      const added = await add(ctx, {
        employerId,
        workerId: worker.id,
        workerName,
        wanted,
        email,
        callbackUrl,
        channels,
      });
      const opened = added === undefined ? undefined : await openPage(ctx, added);
      if (opened !== undefined) return opened;
    } else {
      const resumed = await resumePurchase(ctx, existing, wanted.priceCents);
      if (resumed === 'busy') await sleep(LOOK_AGAIN_MILLISECONDS);
      else if (resumed !== 'closed') return resumed;
    }
  }
  throw new ServiceError('provider-unavailable', 'paymentBeingPrepared', { retryAfterSeconds: 5 });
}

/** Uses real time, not the application's clock, because a person waits. */
function deadline(): () => boolean {
  const end = performance.now() + PATIENCE_MILLISECONDS;
  return () => performance.now() < end;
}

async function findOpen(
  ctx: Context,
  employerId: string,
  workerId: string,
  packageId: number,
): Promise<PurchaseRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(purchases)
    .where(
      and(ofPair(employerId, workerId), eq(purchases.packageId, packageId), eq(purchases.status, 'pending')),
    );
  return row;
}

interface NewPurchase {
  readonly employerId: string;
  readonly workerId: string;
  /** As the employer sees the worker now. */
  readonly workerName: string | null;
  readonly wanted: PackageRow;
  readonly email: string;
  readonly callbackUrl: string;
  readonly channels: readonly string[];
}

/** @returns undefined when another call was faster. */
async function add(ctx: Context, purchase: NewPurchase): Promise<PurchaseRow | undefined> {
  const { wanted, employerId, workerId, workerName } = purchase;
  try {
    return await withTransaction(ctx, async (tx) => {
      await lockPair(tx, employerId, workerId);
      const owned = await assertOnSale(tx.db, employerId, workerId, wanted);
      const [row] = await tx.db
        .insert(purchases)
        .values({
          orderNumber: `ORD-${readableCode(ORDER_NUMBER_LETTERS)}`,
          reference: `am-${readableCode(REFERENCE_LETTERS)}`,
          employerId,
          workerId,
          workerName,
          packageId: wanted.id,
          upgradedFromId: replacedBy(owned),
          // An upgrade costs the whole price (decisions 7).
          amountCents: wanted.priceCents,
          email: purchase.email,
          callbackUrl: purchase.callbackUrl,
          channels: [...purchase.channels],
          openingUntil: leaseEnd(tx.now),
          createdAt: tx.now,
          reconcileAt: nextPurchasePoll(tx.now, tx.now),
          updatedAt: tx.now,
        })
        .returning();
      if (row === undefined) throw new Error('The purchase was not stored');
      tx.audit({
        actor: `employer:${employerId}`,
        action: 'purchase-opened',
        subject: `purchase:${row.id}`,
        details: { worker: workerId, package: wanted.id, amount_cents: row.amountCents },
      });
      return row;
    });
  } catch (error) {
    if (isDuplicate(error, 'purchases_one_open_or_paid')) return undefined;
    throw error;
  }
}

/**
 * The deepest package that this employer already owns for the worker. The new one goes deeper than all of
 * them.
 */
function replacedBy(owned: readonly OwnedPackage[]): number | null {
  const deepestFirst = owned.toSorted((a, b) => rankOfLevel(b.level) - rankOfLevel(a.level));
  return deepestFirst[0]?.packageId ?? null;
}
