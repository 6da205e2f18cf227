import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { declareConflict, listOwnConflicts } from '@repo/api-client/contract/team-account';
import { chargebacks } from '../src/db/schema/chargebacks.ts';
import { contactRequests } from '../src/db/schema/consents.ts';
import { misconductReports } from '../src/db/schema/misconduct.ts';
import { employers, workerReferences, workers } from '../src/db/schema/people.ts';
import { prospects } from '../src/db/schema/prospects.ts';
import { refunds } from '../src/db/schema/purchases.ts';
import { checkAttachments } from '../src/db/schema/check-attachments.ts';
import { referenceCalls } from '../src/db/schema/reference-calls.ts';
import { refundDetails } from '../src/db/schema/refund-details.ts';
import { reviews } from '../src/db/schema/reviews.ts';
import { memberConflicts } from '../src/db/schema/team.ts';
import { verdicts } from '../src/db/schema/verdicts.ts';
import { decisionsOf } from './decisions.ts';
import type { TestEmployer } from './case-work.ts';
import { findingWorkOf } from './finding-work.ts';
import { heldWorkOf } from './held-work.ts';
import { kenyanPhone } from './phones.ts';
import { teamWorkOf } from './team-work.ts';
import { useApi } from './use-api.ts';

const REFUSED = { status: 403, body: { message: 'You know somebody here, so a colleague works on it.' } };
const failure = z.object({ cause: z.object({ constraint: z.string() }) });

const api = await useApi();
const decisions = decisionsOf(api);
const work = await findingWorkOf(api);
const { cases } = work;
const team = teamWorkOf(api);
const held = heldWorkOf(api);

type Member = Awaited<ReturnType<typeof team.member>>;
let member: Member;
let employer: TestEmployer;
let worker: string;
let caseId: string;
beforeEach(async () => {
  member = await team.member('administrator');
  employer = await work.employer();
  worker = await work.worker();
  caseId = await work.open(employer.id, worker, 18);
});

const { db } = api.ctx;
const now = () => api.ctx.clock.now();
const decide = async () => {
  const { id } = await cases.check(caseId, 'social_media');
  const body = { outcome: 'clear', note: '' };
  return decisions.check(member.token, id, body);
};
/** Another household, whose phone is this one. */
async function household(phone: string): Promise<string> {
  const other = await work.employer();
  await db
    .update(employers)
    .set({ phone: kenyanPhone(phone) })
    .where(eq(employers.id, other.id));
  return other.id;
}

/** How a person with this phone has to do with the worker. */
const ties: Readonly<Record<string, (phone: string) => Promise<unknown>>> = {
  'the worker': (phone) =>
    db
      .update(workers)
      .set({ phone: kenyanPhone(phone) })
      .where(eq(workers.id, worker)),
  'a referee of hers': (phone) =>
    db.insert(workerReferences).values({
      workerId: worker,
      name: 'Ruth Test',
      phone,
      relationship: 'Friend',
      createdAt: now(),
    }),
  'the household of the case': (phone) =>
    db
      .update(employers)
      .set({ phone: kenyanPhone(phone) })
      .where(eq(employers.id, employer.id)),
  'another household that paid for her': async (phone) => cases.purchase(await household(phone), worker, 16),
  'a household that typed her': async (phone) =>
    db.insert(prospects).values({
      employerId: await household(phone),
      workerId: worker,
      name: 'Pendo Test',
      phone: '0700 000 000',
      createdAt: now(),
      updatedAt: now(),
    }),
  'a household that asked for her number': async (phone) =>
    db.insert(contactRequests).values({
      employerId: await household(phone),
      workerId: worker,
      message: 'May I call you?',
      status: 'declined',
      createdAt: now(),
      expiresAt: now(),
    }),
  'a household that wrote about her': async (phone) =>
    db.insert(reviews).values({
      workerId: worker,
      employerId: await household(phone),
      rating: 5,
      review: 'Good.',
      status: 'approved',
      createdAt: now(),
      updatedAt: now(),
    }),
  'a household that reported her': async (phone) =>
    db.insert(misconductReports).values({
      workerId: worker,
      reporterId: await household(phone),
      category: 'theft',
      region: 'coast_east',
      description: 'A ring is gone.',
      createdAt: now(),
    }),
};

describe('a member who knows somebody', () => {
  // spec: team-conflicts/own
  it.each(Object.entries(ties))('by her own number, %s, works on nothing of it', async (_who, tie) => {
    await tie(member.phone);
    expect(await decide()).toMatchObject(REFUSED);
    expect(await cases.check(caseId, 'social_media')).toMatchObject({ status: 'pending' });
  });

  // spec: team-conflicts/declared
  it.each(Object.entries(ties))(
    'by a number that she declared, %s, works on nothing of it',
    async (_who, tie) => {
      const phone = team.nextPhone();
      await tie(phone);
      expect(await decide()).toMatchObject({ status: 200 });
      const other = await cases.check(caseId, 'work_history');
      await api.make(declareConflict, { token: member.token, body: { phone, reason: 'My cousin.' } });
      const body = { outcome: 'clear', note: '' };
      expect(await decisions.check(member.token, other.id, body)).toMatchObject(REFUSED);
    },
  );

  // spec: team-conflicts/calls
  it('is refused every call about her, and a colleague is not', async () => {
    const { id: incident } = await work.reported();
    const subject = (await work.workerOf(incident)) ?? '';
    await db
      .update(workers)
      .set({ phone: kenyanPhone(member.phone) })
      .where(eq(workers.id, subject));
    const open = await work.open(employer.id, subject, 16);
    const check = await cases.check(open, 'references');
    await held.hold(work.ops, subject);
    const [reference] = await db
      .insert(workerReferences)
      .values({
        workerId: subject,
        name: 'Ruth Test',
        phone: '+254700900778',
        relationship: 'Friend',
        createdAt: now(),
      })
      .returning({ id: workerReferences.id });
    const calls = [
      ['GET', `/api/ops/incidents/${incident}`, undefined],
      ['POST', `/api/ops/work/incident/${incident}/claim`, undefined],
      ['GET', `/api/ops/incidents/${incident}/verdicts`, undefined],
      ['POST', `/api/ops/work/check/${check.id}/claim`, undefined],
      ['POST', `/api/ops/checks/${check.id}/progress`, { waiting_on: 'referee' }],
      ['POST', `/api/ops/incidents/${incident}/ask`, { channel: 'phone' }],
      ['POST', `/api/ops/incidents/${incident}/statement`, { statement: 'It was lost.' }],
      [
        'POST',
        `/api/ops/incidents/${incident}/decision`,
        { decision: 'dismissed', reason: 'not_proven', note: 'Nothing in it.' },
      ],
      ['GET', `/api/ops/nannies/${subject}/documents`, undefined],
      ['GET', `/api/ops/checks/${check.id}/attachments`, undefined],
      ['GET', `/api/ops/nannies/${subject}/references`, undefined],
      ['POST', `/api/ops/references/${reference?.id ?? ''}/number`, undefined],
    ] as const;
    for (const [method, path, body] of calls)
      expect(
        await api.call(method, path, { token: member.token, ...(body === undefined ? {} : { body }) }),
        path,
      ).toMatchObject(REFUSED);
    const listed = async (token: string) => (await held.queue(token, 'incidents')).map(({ id }) => id);
    expect(await listed(member.token)).not.toContain(incident);
    expect(await listed(work.ops)).toContain(incident);
    for (const [method, path, body] of calls)
      expect(
        await api.call(method, path, { token: work.ops, ...(body === undefined ? {} : { body }) }),
        path,
      ).toMatchObject({ status: 200 });
  });

  describe('has no say in the database either', () => {
    const constraintOf = (statement: Promise<unknown>) =>
      statement.then(
        () => null,
        (error: unknown) => failure.parse(error).cause.constraint,
      );
    const know = () =>
      db
        .update(workers)
        .set({ phone: kenyanPhone(member.phone) })
        .where(eq(workers.id, worker));

    it('by a verdict', async () => {
      const { id } = await cases.check(caseId, 'health');
      await know();
      const row = {
        checkId: id,
        memberId: member.id,
        place: 1,
        verdict: 'clear',
        note: '',
        createdAt: now(),
      };
      expect(await constraintOf(db.insert(verdicts).values(row))).toBe('member_conflict');
    });

    it('by a file that she adds', async () => {
      const { id: checkId } = await cases.check(caseId, 'social_media');
      await know();
      const row = { checkId, sha256: '', addedBy: member.id, addedAt: now() };
      expect(await constraintOf(db.insert(checkAttachments).values(row))).toBe('member_conflict');
    });

    it('by a call to a referee', async () => {
      const [reference] = await db
        .insert(workerReferences)
        .values({
          workerId: worker,
          name: 'Ruth Test',
          phone: '+254700900779',
          relationship: 'Friend',
          createdAt: now(),
        })
        .returning({ id: workerReferences.id });
      await know();
      const call = {
        referenceId: reference?.id ?? '',
        memberId: member.id,
        at: now(),
        outcome: 'not_reached',
      } as const;
      expect(await constraintOf(db.insert(referenceCalls).values(call))).toBe('member_conflict');
    });

    it('by the account of a payer, or by an answer to a bank', async () => {
      const { purchaseId } = await cases.caseRow(caseId);
      const [refund] = await db
        .insert(refunds)
        .values({
          purchaseId,
          amountCents: 100,
          reason: 'consent-declined',
          status: 'needs-attention',
          createdAt: now(),
        })
        .returning({ id: refunds.id });
      const [dispute] = await db
        .insert(chargebacks)
        .values({
          providerDisputeId: caseId,
          purchaseId,
          status: 'pending',
          openedAt: now(),
          createdAt: now(),
          updatedAt: now(),
        })
        .returning({ id: chargebacks.id });
      await know();
      const entry = {
        refundId: refund?.id ?? '',
        fingerprint: 'f',
        enteredBy: member.id,
        enteredAt: now(),
      };
      expect(await constraintOf(db.insert(refundDetails).values(entry))).toBe('member_conflict');
      const answered = db
        .update(chargebacks)
        .set({ answer: 'accepted', answeredBy: member.id, answeredAt: now() })
        .where(eq(chargebacks.id, dispute?.id ?? ''));
      expect(await constraintOf(answered)).toBe('member_conflict');
    });
  });
});

describe('a declaration', () => {
  const declare = (body: object) => api.call('POST', '/api/ops/me/conflicts', { token: member.token, body });
  const rows = () => db.select().from(memberConflicts).where(eq(memberConflicts.memberId, member.id));

  it('is listed without the whole number, and on record without any of it', async () => {
    const phone = team.nextPhone();
    for (const typed of [phone, `0${phone.slice(4)}`])
      expect(await declare({ phone: typed, reason: ' My cousin. ' })).toMatchObject({ status: 200 });
    const { conflicts } = await api.make(listOwnConflicts, { token: member.token });
    expect(conflicts).toMatchObject([{ phone_end: phone.slice(-3), reason: 'My cousin.' }]);
    const [row] = await rows();
    const [line] = await cases.audit(`conflict:${row?.id}`);
    expect(line).toMatchObject({ actor: `ops:${member.id}`, action: 'conflict-declared' });
    expect(JSON.stringify([conflicts, line])).not.toContain(phone.slice(4));
  });

  it.each([
    ['of no Kenyan number', { phone: '12', reason: 'My cousin.' }, 'phone'],
    ['without a reason', { phone: '0700000911', reason: '  ' }, 'reason'],
  ])('%s is refused', async (_what, body, field) => {
    expect(await declare(body)).toMatchObject({
      status: 400,
      body: { fields: { [field]: expect.any(String) as unknown } },
    });
    expect(await rows()).toEqual([]);
  });

  it('of her own number is not needed', async () => {
    expect(await declare({ phone: member.phone, reason: 'I.' })).toMatchObject({
      status: 400,
      body: { fields: { phone: expect.stringContaining('your own number') as unknown } },
    });
  });
});
