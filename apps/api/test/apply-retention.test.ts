import { randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { keptSince } from '@repo/domain/kept-days';
import { connectDatabase } from '../src/db/database.ts';
import { consentRequests, invitations } from '../src/db/schema/consents.ts';
import { providerEvents } from '../src/db/schema/messages.ts';
import { workerNotifications } from '../src/db/schema/notifications.ts';
import { workerReferences, workers } from '../src/db/schema/people.ts';
import { auditLog } from '../src/db/schema/system.ts';
import { createLog } from '../src/log.ts';
import { startService } from '../src/service.ts';
import { storeEvent } from '../src/services/inbound/events/store-event.ts';
import { retentionRules } from '../src/services/platform/retention/rules.ts';
import { applyRetention } from '../src/services/platform/retention/apply-retention.ts';
import { caseWorkOf } from './case-work.ts';
import { DAY_MILLISECONDS, daysOn } from './days-on.ts';
import { freePort } from '@repo/postgres/free-port';
import { useApi } from './use-api.ts';
import { kenyanPhone } from './phones.ts';

const api = await useApi();
const work = caseWorkOf(api);
/** No entry of this test is due before that time. */
const inTwoYears = daysOn(api.ctx, 730);

const longAgo = () => new Date(inTwoYears.clock.now().getTime() - 400 * DAY_MILLISECONDS);
const alerts = async (count: number) => {
  const workerId = await work.worker();
  const createdAt = longAgo().getTime();
  await api.ctx.db.insert(workerNotifications).values(
    Array.from({ length: count }, (_, place) => ({
      workerId,
      kind: 'new_device',
      values: {},
      dedupeKey: `${place}`,
      createdAt: new Date(createdAt + place * 1000),
    })),
  );
  return workerId;
};
const left = async (workerId: string) =>
  (await api.ctx.db.select().from(workerNotifications).where(eq(workerNotifications.workerId, workerId))).map(
    ({ dedupeKey }) => dedupeKey,
  );
const counted = async (kind: string) => {
  const lines = await api.ctx.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `retention:${kind}`));
  return {
    lines: lines.length,
    entries: lines.reduce((sum, { details }) => sum + Number(details['entries']), 0),
  };
};

describe('the daily run', () => {
  it('leaves one that cannot be ended where it is, says so, and ends all the others', async () => {
    await api.owner.execute(sql`
      create function stubborn() returns trigger language plpgsql as $$
      begin
        if old.dedupe_key in ('7', '777') then raise exception 'not this one'; end if;
        return old;
      end $$`);
    await api.owner.execute(
      sql`create trigger stubborn before delete on worker_notifications for each row execute function stubborn()`,
    );
    const said = vi.spyOn(api.ctx.log, 'error');
    const workerId = await alerts(1300);
    await applyRetention(inTwoYears);
    expect((await left(workerId)).toSorted((a, b) => a.localeCompare(b))).toEqual(['7', '777']);
    const trouble = said.mock.calls.filter(([, words]) => /cannot be ended/.test(words ?? ''));
    expect(trouble.map(([details]) => details)).toMatchObject([
      { kind: 'notifications' },
      { kind: 'notifications' },
    ]);
    said.mockRestore();
    expect((await counted('notifications')).entries).toBe(1298);
    await api.owner.execute(sql`drop trigger stubborn on worker_notifications`);
    await applyRetention(inTwoYears);
    expect(await left(workerId)).toEqual([]);
  });

  it('opens no transaction where nothing is due', async () => {
    const connected = connectDatabase(api.ctx.config.databaseUrl, api.ctx.log, 1);
    const opened = vi.spyOn(connected.db, 'transaction');
    await applyRetention({ ...api.ctx, db: connected.db });
    expect(opened).not.toHaveBeenCalled();
    await connected.close();
  });

  it('does its work once over two processes, and nothing when it runs again', async () => {
    const second = await startService({ ...api.ctx.config, port: await freePort() }, createLog('silent'));
    try {
      const before = await counted('notifications');
      const workerId = await alerts(3000);
      const other = daysOn(second.ctx, 730);
      await Promise.all([inTwoYears, other, inTwoYears, other].map((ctx) => applyRetention(ctx)));
      // Each process skips the rows that the other one has locked. Together they delete all.
      expect(await left(workerId)).toEqual([]);
      const after = await counted('notifications');
      expect(after.entries - before.entries).toBe(3000);
      await applyRetention(other);
      expect(await counted('notifications')).toEqual(after);
    } finally {
      await second.stop();
    }
  });
});

describe('what never joined', () => {
  it('is not who said a word of herself, or is asked something still', async () => {
    const { db } = api.ctx;
    const { id: employerId } = await work.employer();
    const stranger = (facts: Partial<typeof workers.$inferInsert> = {}) =>
      work.worker({ profileCompletedAt: null, createdAt: longAgo(), ...facts });
    const asked = async (workerId: string, daysAgo: number) => {
      const expiresAt = new Date(inTwoYears.clock.now().getTime() - daysAgo * DAY_MILLISECONDS);
      await work.typed(employerId, workerId);
      const [row] = await db
        .insert(invitations)
        .values({ employerId, workerId, packageId: 17, status: 'expired', createdAt: longAgo(), expiresAt })
        .returning();
      const { phone } = await work.workerRow(workerId);
      const question = {
        kind: 'invitation',
        phone,
        number: 1,
        workerId,
        employerId,
        employerName: 'Njeri Test',
        level: 'standard',
        text: 'A question',
      } as const;
      await db.insert(consentRequests).values({
        ...question,
        invitationId: row?.id ?? null,
        status: 'expired',
        createdAt: longAgo(),
        remindAt: longAgo(),
        expiresAt,
      });
    };
    const gone = [await stranger(), await stranger({ name: null })];
    for (const id of gone) await asked(id, 91);
    const entered = await stranger();
    const stays = {
      invitedLately: await stranger(),
      young: await stranger({ createdAt: inTwoYears.clock.now() }),
      wroteHerProfile: await stranger({ profileUpdatedAt: longAgo() }),
      hasAPublicLink: await stranger({ slug: 'amani-test' }),
      namedAReference: await stranger(),
      isChecked: await stranger(),
    };
    await asked(stays.invitedLately, 91);
    await asked(stays.invitedLately, 89);
    await db.insert(workerReferences).values({
      workerId: stays.namedAReference,
      name: 'Wanjiku Test',
      phone: kenyanPhone('0700 000 799'),
      relationship: 'Employer',
      createdAt: longAgo(),
    });
    await work.open(employerId, stays.isChecked);
    await applyRetention(inTwoYears);
    const ids = [...gone, entered, ...Object.values(stays)];
    const rows = await db.select({ id: workers.id }).from(workers).where(inArray(workers.id, ids));
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(Object.values(stays)));
    expect(await db.select().from(invitations).where(inArray(invitations.workerId, gone))).toEqual([]);
  });
});

describe('a callback that was emptied', () => {
  const longSince = () => new Date(api.ctx.clock.now().getTime() - 400 * DAY_MILLISECONDS);
  const emptied = async (provider: 'paystack' | 'africastalking_inbound', dedupeKey: string) => {
    await api.ctx.db.insert(providerEvents).values({
      provider,
      dedupeKey,
      bodyCipher: null,
      receivedAt: longSince(),
      processedAt: longSince(),
    });
    return async () => {
      const [row] = await api.ctx.db
        .select()
        .from(providerEvents)
        .where(eq(providerEvents.dedupeKey, dedupeKey));
      return row;
    };
  };

  it('is processed again with what a repeat brings, where that asks the provider afresh', async () => {
    const row = await emptied('paystack', `charge.success:${randomUUID()}:1`);
    const body = JSON.stringify({ event: 'charge.success', data: { id: 1, reference: 'unknown' } });
    await storeEvent(api.ctx, { provider: 'paystack', dedupeKey: (await row())?.dedupeKey ?? '', body });
    const filled = await row();
    expect(api.ctx.secrets.open(filled?.bodyCipher ?? '')).toBe(body);
    expect(filled?.receivedAt.getTime()).toBeGreaterThan(longSince().getTime() + DAY_MILLISECONDS);
  });

  it('is nothing new where a person wrote it: a YES is not heard twice', async () => {
    const row = await emptied('africastalking_inbound', randomUUID());
    const before = await row();
    await storeEvent(api.ctx, {
      provider: 'africastalking_inbound',
      dedupeKey: before?.dedupeKey ?? '',
      body: '{}',
    });
    expect(await row()).toEqual(before);
  });
});

it('finds what is due by an index, whatever the kind', async () => {
  const part = { before: keptSince('notifications', api.ctx.clock.now()), limit: 500, skip: 0 };
  await api.ctx.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    for (const [kind, rules] of Object.entries(retentionRules))
      for (const rule of rules) {
        const { rows } = await tx.execute(sql`explain ${rule.find(tx, part).getSQL()}`);
        const plan = rows.map((row) => String(row['QUERY PLAN'])).join('\n');
        expect(plan, kind).toMatch(/Index/);
        expect(plan, kind).not.toMatch(/Seq Scan/);
      }
  });
});
