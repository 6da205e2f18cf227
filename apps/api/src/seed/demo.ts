import { count } from 'drizzle-orm';
import { normalisePhone, type KenyanPhone } from '@repo/domain/phone';
import type { Context } from '../context.ts';
import { placeColumns } from '../services/people/workers/place-columns.ts';
import { nationalIdHash } from '../services/people/workers/national-id-hash.ts';
import { workerReferences, workers } from '../db/schema/people.ts';
import { withTransaction, type Transaction } from '../db/transaction.ts';
import { demoWorkers, type DemoWorker } from './demo-workers.ts';

/**
 * Fills an empty database with invented workers, so that a first visitor finds some. It stores only facts
 * that a new worker could enter herself. It never invents a check, a finding or a review.
 */
export async function seedDemo(ctx: Context): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const [existing] = await tx.db.select({ workers: count() }).from(workers);
    if ((existing?.workers ?? 0) > 0) return;
    for (const worker of demoWorkers) await seedWorker(ctx, tx, worker);
  });
}

/** The one spelling that the product stores. Her own form would call any other a change. */
function storedPhone(text: string): KenyanPhone {
  const phone = normalisePhone(text);
  if (phone === null) throw new Error('A demo person has no valid phone');
  return phone;
}

async function seedWorker(ctx: Context, tx: Transaction, worker: DemoWorker): Promise<void> {
  const daysAgo = (days: number) => new Date(tx.now.getTime() - days * 86_400_000);
  const [row] = await tx.db
    .insert(workers)
    .values({
      phone: storedPhone(worker.phone),
      name: worker.name,
      ...placeColumns(worker.location),
      serviceType: worker.serviceType,
      experienceYears: worker.experienceYears,
      bio: worker.bio,
      skills: worker.skills,
      languages: worker.languages,
      education: worker.education,
      availability: worker.availability,
      dateOfBirth: worker.dateOfBirth,
      nationalIdCipher: ctx.secrets.seal(worker.nationalId),
      nationalIdHash: nationalIdHash(ctx, worker.nationalId),
      nationalIdLast3: worker.nationalId.slice(-3),
      smileStatus: worker.identity,
      profileCompletedAt: daysAgo(worker.memberForDays),
      profileUpdatedAt: daysAgo(worker.editedDaysAgo),
      createdAt: daysAgo(worker.memberForDays),
      updatedAt: daysAgo(worker.editedDaysAgo),
    })
    .onConflictDoNothing({ target: workers.phone })
    .returning({ id: workers.id });
  if (row === undefined) return;
  for (const [place, reference] of worker.references.entries())
    await tx.db.insert(workerReferences).values({
      workerId: row.id,
      ...reference,
      phone: storedPhone(reference.phone),
      verifiedAt: reference.status === 'verified' ? daysAgo(worker.editedDaysAgo) : null,
      // A millisecond apart, as her form stores them: so they stay in this order.
      createdAt: new Date(daysAgo(worker.memberForDays).getTime() + place),
    });
  tx.factsChanged(row.id);
}
