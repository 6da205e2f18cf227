import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { declareConflict } from '@repo/api-client/contract/team-account';
import { findWork, listQueue, showPresence } from '@repo/api-client/contract/work';
import { noActionReasons } from '@repo/domain/message-thread';
import { workCodeOf } from '@repo/domain/work-code';
import { messageThreads } from '../src/db/schema/message-threads.ts';
import { smsMessages } from '../src/db/schema/messages.ts';
import { opsMembers, workers } from '../src/db/schema/people.ts';
import { numberHash, stoppedAt } from '../src/services/messaging/sms/stopped-numbers.ts';
import { messageWorkOf } from './message-work.ts';
import { kenyanPhone } from './phones.ts';
import { useApi } from './use-api.ts';

const api = await useApi();
const work = await messageWorkOf(api);
const { db } = api.ctx;

type Member = Awaited<ReturnType<typeof work.team.member>>;
let member: Member;
beforeEach(async () => {
  member = await work.team.member('agent');
});

/** A thread in the hands of the member, and how she decides it. */
async function taken(phone: string) {
  const id = await work.written(phone);
  const { read } = await work.opened(member.token, id);
  return { id, decide: (body: object) => work.decide(member.token, id, { read, ...body }) };
}
const stoppedOf = (phone: string) => stoppedAt(db, numberHash(api.ctx, phone));
const REFUSED = { status: 403, body: { message: 'You know somebody here, so a colleague works on it.' } };

describe('a decision', () => {
  // spec: team-messages/answered
  it('sends one of the sentences, in her language, and ends the thread', async () => {
    const { phone } = await work.invited();
    const { id, decide } = await taken(phone);
    const answer = { decision: 'answered', sentence: 'how_to_answer', note: ' Asked twice. ' };
    expect(await decide(answer)).toMatchObject({ status: 200, body: { id, decision: 'answered' } });
    await api.waitForSms(phone, /your open questions: 1 \(invitation\)/);
    expect(await work.threadsOf(phone)).toMatchObject([
      { outcome: 'answered', sentence: 'how_to_answer', closedBy: member.id, note: 'Asked twice.' },
    ]);
    expect(await work.requestsOf(phone)).toMatchObject([{ status: 'open' }]);
    const [last] = (await work.audit(`message:${id}`)).slice(-1);
    expect(last).toMatchObject({ action: 'messages-decided', details: { sentence: 'how_to_answer' } });
    expect(JSON.stringify(last?.details)).not.toContain('twice');
    expect(await work.look(member.token, id)).toMatchObject({ status: 403 });
  });

  // spec: team-messages/answered
  it('sends no words of a member, and no sentence that does not fit', async () => {
    const phone = work.newPhone();
    const { decide } = await taken(phone);
    expect(await decide({ decision: 'answered', sentence: 'Call me' })).toMatchObject({ status: 400 });
    expect(await decide({ decision: 'answered', text: 'Call me' })).toMatchObject({ status: 400 });
    expect(await decide({ decision: 'accepted' })).toMatchObject({ status: 400 });
    expect(await decide({ decision: 'no_action' })).toMatchObject({ status: 400 });
    expect(await decide({ decision: 'answered', sentence: 'how_to_answer' })).toMatchObject({ status: 409 });
    expect(await decide({ decision: 'answered', sentence: 'who_asked' })).toMatchObject({ status: 409 });
    await work.deliver(phone, 'STOP');
    expect(await decide({ decision: 'answered', sentence: 'will_call' })).toMatchObject({
      status: 409,
      body: { message: 'This number said STOP, so nothing is sent to it. Please choose another decision.' },
    });
  });

  // spec: team-messages/stopped
  it('stops a worker as her STOP does', async () => {
    const { phone, workerId } = await work.invited();
    const { decide } = await taken(phone);
    expect(await decide({ decision: 'stopped' })).toMatchObject({ status: 200 });
    await api.waitForSms(phone, /your STOP is noted/);
    expect(await work.requestsOf(phone)).toMatchObject([{ status: 'declined' }]);
    const [worker] = await db.select().from(workers).where(eq(workers.id, workerId));
    expect(worker).toMatchObject({ optedOutAt: expect.any(Date), listed: false });
    await work.deliver(phone, 'And another thing');
    expect(await work.threadsOf(phone)).toHaveLength(1);
    await work.deliver(phone, 'START');
    await api.waitForSms(phone, /your START is noted/);
  });

  // spec: team-messages/stopped
  it('stops a referee and a stranger as their STOP does', async () => {
    const referee = work.newPhone();
    const worker = await work.signedIn();
    await work.name(worker, [work.row('Ruth Test', referee), work.row('Joy Test')]);
    await api.waitForSms(referee, /gave us your number/);
    const ofReferee = await taken(referee);
    expect(await ofReferee.decide({ decision: 'stopped' })).toMatchObject({ status: 200 });
    await api.waitForSms(referee, /your STOP is noted/);
    expect(await stoppedOf(referee)).toEqual(expect.any(Date));
    const stranger = work.newPhone();
    const ofStranger = await taken(stranger);
    expect(await ofStranger.decide({ decision: 'stopped' })).toMatchObject({ status: 200 });
    expect(await stoppedOf(stranger)).toEqual(expect.any(Date));
  });

  // spec: team-messages/no-action
  it.each(noActionReasons)('does nothing, with the reason %s', async (reason) => {
    const phone = work.newPhone();
    const { decide } = await taken(phone);
    // What is queued: the answer to her own words may still be under way.
    const queued = () => db.$count(smsMessages, eq(smsMessages.phone, kenyanPhone(phone)));
    const before = await queued();
    expect(await decide({ decision: 'no_action', reason })).toMatchObject({ status: 200 });
    expect(await work.threadsOf(phone)).toMatchObject([{ outcome: 'no_action', reason, note: null }]);
    expect(await queued()).toBe(before);
  });

  // spec: team-messages/once
  it('counts once: of two members at once, and of one who sends it twice', async () => {
    const { id, decide } = await taken(work.newPhone());
    const tries = await Promise.all([
      decide({ decision: 'stopped' }),
      decide({ decision: 'no_action', reason: 'unreadable' }),
      work.decide((await work.team.member('senior')).token, id, { decision: 'stopped', read: 1 }),
    ]);
    expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await decide({ decision: 'stopped' })).toMatchObject({
      status: 409,
      body: { message: 'These SMS were decided before. A decision stands.' },
    });
  });

  // spec: team-messages/read
  it('is refused when an SMS came that the member has not read', async () => {
    const phone = work.newPhone();
    const { id, decide } = await taken(phone);
    await work.deliver(phone, 'I meant the other household');
    expect(await decide({ decision: 'stopped' })).toMatchObject({
      status: 409,
      body: { message: 'Another SMS came since you read these. Please read it first.' },
    });
    expect(await stoppedOf(phone)).toBeUndefined();
    expect(await work.decide(member.token, id, { decision: 'stopped', read: 2 })).toMatchObject({
      status: 200,
    });
  });
});

/** How a member comes to know somebody around a phone. */
const ties: Readonly<Record<string, (phone: string) => Promise<unknown>>> = {
  'her own phone': (phone) =>
    db
      .update(opsMembers)
      .set({ phone: kenyanPhone(phone) })
      .where(eq(opsMembers.id, member.id)),
  'a person whom she declared': (phone) =>
    api.make(declareConflict, { token: member.token, body: { phone, reason: 'My cousin.' } }),
};

describe.each(Object.entries(ties))('%s', (_what, tie) => {
  // spec: team-messages/conflict
  it('keeps her from the thread, with and without an account', async () => {
    for (const phone of [work.newPhone(), (await work.invited()).phone]) {
      const id = await work.written(phone);
      await tie(phone);
      const { token } = member;
      expect(await work.claim(token, id)).toMatchObject(REFUSED);
      expect(await work.look(token, id)).toMatchObject(REFUSED);
      expect(await work.decide(token, id, { decision: 'stopped', read: 1 })).toMatchObject(REFUSED);
      const presence = showPresence.path.replace('{kind}', 'message').replace('{id}', id);
      expect(await api.call('PUT', presence, { token, body: {} })).toMatchObject(REFUSED);
      const { work: listed } = await api.make(listQueue, { token, params: { queue: 'messages' } });
      expect(listed.map((each) => each.id)).not.toContain(id);
      const code = workCodeOf(id);
      expect((await api.make(findWork, { token, query: { code } })).found).toEqual([]);
      const { token: other } = await work.team.member('agent');
      expect((await api.make(findWork, { token: other, query: { code } })).found).toEqual([
        { kind: 'message', id },
      ]);
    }
  });
});

describe('a conflict', () => {
  // spec: team-messages/conflict
  it('with a worker reaches her referees, and ends a hold when it is declared', async () => {
    const referee = work.newPhone();
    const worker = await work.signedIn();
    await work.name(worker, [work.row('Ruth Test', referee), work.row('Joy Test')]);
    await api.waitForSms(referee, /gave us your number/);
    const { id } = await taken(referee);
    const [row] = await db.select().from(workers).where(eq(workers.id, worker.id));
    await api.make(declareConflict, {
      token: member.token,
      body: { phone: row?.phone ?? '', reason: 'My neighbour.' },
    });
    expect(await work.look(member.token, id)).toMatchObject(REFUSED);
    expect(await work.claim((await work.team.member('agent')).token, id)).toMatchObject({ status: 200 });
  });

  it('is held by the database too', async () => {
    const phone = work.newPhone();
    const id = await work.written(phone);
    await ties['her own phone']?.(phone);
    const close = db
      .update(messageThreads)
      .set({ outcome: 'stopped', closedAt: api.ctx.clock.now(), closedBy: member.id })
      .where(eq(messageThreads.id, id));
    await expect(close).rejects.toMatchObject({ cause: { constraint: 'member_conflict' } });
  });
});
