import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type EndedKind, keptDays } from '@repo/domain/kept-days';
import { consentRequests, contactRequests } from '../src/db/schema/consents.ts';
import { workerDocuments } from '../src/db/schema/documents.ts';
import { identityJobs } from '../src/db/schema/identity.ts';
import { providerEvents, smsMessages } from '../src/db/schema/messages.ts';
import { workerNotifications } from '../src/db/schema/notifications.ts';
import { sessions, verificationCodes } from '../src/db/schema/sessions.ts';
import { auditLog, limits } from '../src/db/schema/system.ts';
import { applyRetention } from '../src/services/platform/retention/apply-retention.ts';
import { caseWorkOf } from './case-work.ts';
import { DAY_MILLISECONDS, daysOn } from './days-on.ts';
import { useApi } from './use-api.ts';

const HOUR_MILLISECONDS = 3_600_000;

const api = await useApi();
const work = caseWorkOf(api);
/** No entry of this test is due before that time. */
const inTwoYears = daysOn(api.ctx, 730);

/** Whether the retention of an entry still runs, or is over. Both are an hour from the limit. */
type Age = 'kept' | 'over';
const ages: readonly Age[] = ['kept', 'over'];
const since = (kind: EndedKind, age: Age) =>
  new Date(
    inTwoYears.clock.now().getTime() -
      keptDays[kind] * DAY_MILLISECONDS +
      (age === 'kept' ? HOUR_MILLISECONDS : -HOUR_MILLISECONDS),
  );
const far = () => new Date(inTwoYears.clock.now().getTime() + 999 * DAY_MILLISECONDS);
/** The total number of ended entries in the audit trail, over all its lines. */
const ended = async (kind: EndedKind) => {
  const lines = await api.ctx.db
    .select({ details: auditLog.details })
    .from(auditLog)
    .where(eq(auditLog.subject, `retention:${kind}`));
  return lines.reduce((sum, { details }) => sum + Number(details['entries']), 0);
};

describe('what is kept some days', () => {
  it('goes an hour after, and not an hour before: codes, sessions, counts', async () => {
    const { db } = api.ctx;
    for (const age of ages) {
      const at = since('signInCodes', age);
      await db.insert(verificationCodes).values({
        phone: '+254700000750',
        audience: 'worker',
        codeHash: age,
        addressHash: 'a',
        createdAt: at,
        expiresAt: at,
      });
      const over = since('endedSessions', age);
      const session = {
        audience: 'worker',
        subjectId: randomUUID(),
        createdAt: over,
        lastSeenAt: over,
      } as const;
      await db.insert(sessions).values([
        { ...session, tokenHash: `${age} ran out`, expiresAt: over },
        { ...session, tokenHash: `${age} signed out`, expiresAt: far(), revokedAt: over },
        { ...session, tokenHash: `${age} live`, expiresAt: far() },
      ]);
      await db
        .insert(limits)
        .values({ kind: 'test', subject: age, endsAt: since('countedLimits', age), used: 1 });
    }
    await applyRetention(inTwoYears);
    expect((await db.select().from(verificationCodes)).map(({ codeHash }) => codeHash)).toEqual(['kept']);
    expect(
      (await db.select().from(sessions))
        .map(({ tokenHash }) => tokenHash)
        .toSorted((a, b) => a.localeCompare(b)),
    ).toEqual(['kept live', 'kept ran out', 'kept signed out', 'over live']);
    expect((await db.select().from(limits)).map(({ subject }) => subject)).toEqual(['kept']);
    expect(await ended('endedSessions')).toBe(2);
  });

  it('is emptied of number and words: messages, unless one is under way', async () => {
    const { db } = api.ctx;
    for (const age of ages)
      for (const status of ['queued', 'sending', 'delivered'] as const)
        await db.insert(smsMessages).values({
          idempotencyKey: `${age} ${status}`,
          phone: '+254700000751',
          textCipher: status === 'delivered' ? null : api.ctx.secrets.seal('Words'),
          status,
          // No other job touches the message meanwhile.
          attemptStartedAt: far(),
          nextTryAt: far(),
          createdAt: since('sentMessages', age),
        });
    await applyRetention(inTwoYears);
    const rows = await db
      .select()
      .from(smsMessages)
      .where(sql`${smsMessages.idempotencyKey} similar to '(kept|over) %'`);
    expect(
      Object.fromEntries(
        rows.map(({ idempotencyKey, phone, textCipher, status }) => [
          idempotencyKey,
          [phone !== null, textCipher !== null, status],
        ]),
      ),
    ).toEqual({
      'kept queued': [true, true, 'queued'],
      'kept sending': [true, true, 'sending'],
      'kept delivered': [true, false, 'delivered'],
      'over queued': [false, false, 'expired'],
      'over sending': [true, true, 'sending'],
      'over delivered': [false, false, 'delivered'],
    });
  });

  it.each([
    ['paystack', 'paymentCallbacks'],
    ['africastalking_inbound', 'messageCallbacks'],
    ['africastalking_delivery', 'messageCallbacks'],
    ['smileid', 'identityCallbacks'],
  ] as const)('is emptied, and known for a repeat still: what %s told', async (provider, kind) => {
    const { db } = api.ctx;
    await db.insert(providerEvents).values(
      ages.flatMap((age) =>
        [null, since(kind, age)].map((processedAt) => ({
          provider,
          dedupeKey: `${age} ${processedAt === null ? 'unprocessed' : 'processed'}`,
          bodyCipher: api.ctx.secrets.seal('{}'),
          receivedAt: since(kind, age),
          processedAt,
          nextTryAt: far(),
        })),
      ),
    );
    await applyRetention(inTwoYears);
    const rows = await db.select().from(providerEvents).where(eq(providerEvents.provider, provider));
    expect(
      Object.fromEntries(
        rows.map(({ dedupeKey, bodyCipher, processedAt }) => [
          dedupeKey,
          [bodyCipher !== null, processedAt !== null],
        ]),
      ),
    ).toEqual({
      'kept processed': [true, true],
      'kept unprocessed': [true, false],
      'over processed': [false, true],
      'over unprocessed': [false, true],
    });
  });

  it('goes: alerts, words of questions without a yes, names of failed identity checks, numbers of old certificates', async () => {
    const { db } = api.ctx;
    const workerId = await work.worker({ phone: '+254700000752' });
    const { id: employerId } = await work.employer();
    const person = { workerId, employerId };
    for (const [place, age] of ages.entries()) {
      const ranOut = since('unansweredQuestions', age);
      const question = {
        ...person,
        phone: '+254700000752',
        createdAt: ranOut,
        remindAt: ranOut,
        expiresAt: ranOut,
      } as const;
      for (const [number, status] of (
        ['accepted', 'declined', 'expired', 'withdrawn', 'open'] as const
      ).entries())
        await db.insert(consentRequests).values({
          ...question,
          employerName: 'Njeri Test',
          level: 'standard',
          kind: 'invitation',
          number: number + 10 * place,
          text: `${age} ${status}`,
          status,
        });
      for (const status of ['approved', 'declined', 'expired'] as const)
        await db
          .insert(contactRequests)
          .values({ ...person, message: `${age} ${status}`, status, createdAt: ranOut, expiresAt: ranOut });
      await db.insert(workerNotifications).values({
        workerId,
        kind: 'new_device',
        values: {},
        dedupeKey: age,
        createdAt: since('notifications', age),
      });
      const decidedAt = since('failedIdentityChecks', age);
      const attempt = {
        workerId,
        nameGiven: age,
        nameOnId: age,
        note: age,
        providerReason: age,
        consentLanguage: 'en',
        consentAt: decidedAt,
        createdAt: decidedAt,
        imagesEndedAt: decidedAt,
        decidedAt,
      } as const;
      await db.insert(identityJobs).values([
        { ...attempt, id: randomUUID(), attempt: 2 * place + 1, state: 'failed', reason: 'card_differs' },
        { ...attempt, id: randomUUID(), attempt: 2 * place + 2, state: 'verified' },
      ]);
      await db.insert(workerDocuments).values({
        workerId,
        slot: 'policeClearance',
        sha256: age,
        certificateNumberCipher: age,
        uploadedAt: decidedAt,
        endedAt: since('replacedCertificates', age),
      });
    }
    await applyRetention(inTwoYears);
    const left = (texts: readonly (string | null)[]) =>
      texts.filter(Boolean).toSorted((a, b) => String(a).localeCompare(String(b)));
    expect(
      left(
        (await db.select().from(consentRequests).where(eq(consentRequests.workerId, workerId))).map(
          ({ text }) => text,
        ),
      ),
    ).toEqual([
      'kept accepted',
      'kept declined',
      'kept expired',
      'kept open',
      'kept withdrawn',
      'over accepted',
      'over open',
    ]);
    expect(left((await db.select().from(contactRequests)).map(({ message }) => message))).toEqual([
      'kept approved',
      'kept declined',
      'kept expired',
      'over approved',
    ]);
    expect((await db.select().from(workerNotifications)).map(({ dedupeKey }) => dedupeKey)).toEqual(['kept']);
    const attempts = await db.select().from(identityJobs).orderBy(identityJobs.attempt);
    expect(
      attempts.map(({ state, reason, nameGiven, nameOnId, note, providerReason }) => [
        state,
        reason,
        nameGiven,
        nameOnId,
        note,
        providerReason,
      ]),
    ).toEqual([
      ['failed', 'card_differs', 'kept', 'kept', 'kept', 'kept'],
      ['verified', null, 'kept', 'kept', 'kept', 'kept'],
      ['failed', 'card_differs', '', null, null, null],
      ['verified', null, 'over', 'over', 'over', 'over'],
    ]);
    expect(
      left(
        (await db.select().from(workerDocuments)).map(
          ({ certificateNumberCipher }) => certificateNumberCipher,
        ),
      ),
    ).toEqual(['kept']);
  });
});
