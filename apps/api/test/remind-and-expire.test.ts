import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { consentRequests } from '../src/db/schema/consents.ts';
import { auditLog } from '../src/db/schema/system.ts';
import { remindAndExpire } from '../src/services/consent/consent-requests/remind-and-expire.ts';
import { useApi } from './use-api.ts';
import { stubbornRowsOf } from './stubborn-rows.ts';
import { workerAppWorkOf } from './worker-app-work.ts';

const HOUR_MILLISECONDS = 3_600_000;

const api = await useApi();
const work = workerAppWorkOf(api);

it('a question with which something is wrong is logged and left; those behind it are reminded of and end', async () => {
  const { db } = api.ctx;
  const employer = await work.employer();
  const ids: string[] = [];
  for (let place = 0; place < 3; place += 1) {
    const her = await work.her();
    await work.invites(employer, her.phone);
    ids.push((await work.latestRequest(her.id)).id);
  }
  const [broken = '', ...others] = ids;
  const look = async (id: string) => {
    const [row] = await db.select().from(consentRequests).where(eq(consentRequests.id, id));
    return { status: row?.status, isReminded: row?.remindedAt !== null };
  };
  const runAround = await stubbornRowsOf(api);
  /**
   * The broken row is first in line. @returns the states of the others and of the broken row, and whether a fault was
   * logged.
   */
  const runAt = async (hours: number) => {
    const moved = (by: number) => new Date(api.ctx.clock.now().getTime() + (by - hours) * HOUR_MILLISECONDS);
    let stand: Awaited<ReturnType<typeof look>>[] = [];
    const troubles = await runAround(
      { table: 'consent_requests', broken: [broken] },
      async (tx) => {
        await tx.update(consentRequests).set({ remindAt: moved(24), expiresAt: moved(48) });
        await tx
          .update(consentRequests)
          .set({ expiresAt: moved(47.5) })
          .where(eq(consentRequests.id, broken));
      },
      async () => {
        await remindAndExpire(api.ctx);
        stand = await Promise.all([...others, broken].map(look));
      },
    );
    return { stand, isLogged: troubles > 0 };
  };

  const reminded = { status: 'open', isReminded: true };
  const left = { status: 'open', isReminded: false };
  expect(await runAt(25)).toEqual({ stand: [reminded, reminded, left], isLogged: true });
  const lines = await db
    .select({ subject: auditLog.subject })
    .from(auditLog)
    .where(eq(auditLog.action, 'consent-request-reminded'));
  expect(lines.map(({ subject }) => subject).toSorted()).toEqual(
    others.map((id) => `consent-request:${id}`).toSorted(),
  );

  const ended = { status: 'expired' };
  expect(await runAt(49)).toMatchObject({ stand: [ended, ended, { status: 'open' }], isLogged: true });

  await remindAndExpire(api.ctx);
  expect(await look(broken)).toMatchObject(ended);
});
