import { and, asc, inArray, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { smsMessages } from '../../../db/schema/messages.ts';
import { messageKeysOf } from './message-keys.ts';
import type { ConsentRequestRow } from './request-consent.ts';

/**
 * When the last SMS with each open consent request left, by the id of the request. A request without one is in her app only.
 * The text of the request is that of this SMS (`keepWords`).
 */
export async function findSentTimes(
  db: Pick<Queryable, 'select'>,
  requests: readonly ConsentRequestRow[],
): Promise<ReadonlyMap<string, Date>> {
  const requestOf = new Map<string, string>(
    requests
      .filter(({ status }) => status === 'open')
      .flatMap((request) => messageKeysOf(request).map((key) => [key, request.id] as const)),
  );
  const times = new Map<string, Date>();
  if (requestOf.size === 0) return times;
  const sent = await db
    .select({ key: smsMessages.idempotencyKey, acceptedAt: smsMessages.acceptedAt })
    .from(smsMessages)
    .where(and(inArray(smsMessages.idempotencyKey, [...requestOf.keys()]), isNotNull(smsMessages.acceptedAt)))
    .orderBy(asc(smsMessages.acceptedAt));
  for (const { key, acceptedAt } of sent) {
    const id = requestOf.get(key);
    if (id !== undefined && acceptedAt !== null) times.set(id, acceptedAt);
  }
  return times;
}
