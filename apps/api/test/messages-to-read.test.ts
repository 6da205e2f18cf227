import { beforeEach, describe, expect, it } from 'vitest';
import { snoozeWork } from '@repo/api-client/contract/work';
import { nairobiDay } from '@repo/domain/dates';
import { snoozeEnd } from '@repo/domain/work-queue';
import { providerEvents } from '../src/db/schema/messages.ts';
import { processEvent } from '../src/services/inbound/events/process-event.ts';
import { heldWorkOf } from './held-work.ts';
import { messageWorkOf, WORDS } from './message-work.ts';
import { useApi } from './use-api.ts';

const api = await useApi();
const work = await messageWorkOf(api);
const held = heldWorkOf(api);

let token: string;
beforeEach(async () => {
  ({ token } = await work.team.member('agent'));
});

const DAY = 86_400_000;
const queued = async (id: string) => (await held.queue(token, 'messages')).find((each) => each.id === id);

describe('a message that no command and no answer matches', () => {
  // spec: team-messages/kept
  it('stands in the queue without a word of it, and its writer gets the help as before', async () => {
    const { phone } = await work.invited();
    const id = await work.written(phone);
    await api.waitForSms(phone, /we did not understand/);
    expect(await queued(id)).toEqual({
      kind: 'message',
      id,
      queue: 'messages',
      nanny_id: null,
      case_id: null,
      level: null,
      check_kind: null,
      slot: null,
      needs: 'first_look',
      since: expect.any(String),
      due_at: expect.any(String),
      deadline: 'on_time',
      holder: null,
      snoozed_until: null,
      snooze_reason: null,
      given: null,
    });
    expect(await work.textsOf(id)).toMatchObject([{ isExplained: true }]);
    expect(JSON.stringify(await work.textsOf(id))).not.toContain('aunt');
  });

  // spec: team-messages/kept
  it.each([
    ['a YES with nothing open', 'YES'],
    ['a NO with a number', 'NO 12'],
    ['a command', 'HALI'],
    ['a STOP in a sentence', 'Stop writing to me'],
    ['a START', 'START'],
    ['a language', 'KISWAHILI'],
    ['nothing', '  '],
  ])('is not %s', async (_what, text) => {
    const phone = work.newPhone();
    await work.deliver(phone, text);
    expect(await work.threadsOf(phone)).toEqual([]);
  });

  // spec: team-messages/joins
  it('joins the open thread of its phone, and opens another one after a decision', async () => {
    const phone = work.newPhone();
    const id = await work.written(phone);
    expect(await work.written(phone, 'Are you there')).toBe(id);
    const { read } = await work.opened(token, id);
    expect(read).toBe(2);
    const body = { decision: 'no_action', reason: 'unreadable', read };
    expect(await work.decide(token, id, body)).toMatchObject({ status: 200 });
    expect(await queued(id)).toBeUndefined();
    expect(await work.written(phone, 'Hello again')).not.toBe(id);
  });

  // spec: team-messages/joins
  it('takes up again what a member had put aside', async () => {
    const phone = work.newPhone();
    const id = await work.written(phone);
    await work.claim(token, id);
    const now = api.ctx.clock.now();
    const days = [1, 2, 3, 4, 5].map((many) => nairobiDay(new Date(now.getTime() + many * DAY)));
    const until = days.find((day) => snoozeEnd(day, now) !== null);
    await api.make(snoozeWork, {
      token,
      params: { kind: 'message', id },
      body: { until, reason: 'She works at night.' },
    });
    expect(await queued(id)).toBeUndefined();
    await work.deliver(phone, 'I said no');
    expect(await queued(id)).toMatchObject({ snoozed_until: null });
  });
});

describe('the thread', () => {
  // spec: team-messages/open
  it('of a worker tells her name, what is open, and what can be answered, and is a look at her', async () => {
    const { phone, workerId } = await work.invited();
    const id = await work.written(phone);
    const member = await work.team.member('agent');
    expect(await work.look(member.token, id)).toMatchObject({ status: 403 });
    const opened = await work.opened(member.token, id);
    expect(opened).toEqual({
      id,
      phone,
      writer: 'worker',
      nanny_id: workerId,
      nanny_name: 'Amani Test',
      is_employers: false,
      has_stopped: false,
      language: 'en',
      messages: [
        { id: expect.any(String), text: WORDS, received_at: expect.any(String), is_explained: true },
      ],
      dropped: 0,
      read: 1,
      questions: [
        { kind: 'invitation', number: 1, asked_at: expect.any(String), open_until: expect.any(String) },
      ],
      sentences: [
        { sentence: 'how_to_answer', text: expect.stringContaining('1 (invitation)') },
        { sentence: 'who_asked', text: expect.stringContaining('//worker.') },
        { sentence: 'how_to_stop', text: expect.stringContaining('STOP') },
        { sentence: 'will_call', text: expect.stringContaining('will call you') },
        { sentence: 'not_by_sms', text: expect.stringContaining('WhatsApp +254') },
      ],
    });
    const looks = (await work.audit(`message:${id}`)).filter(({ action }) => action === 'messages-opened');
    expect(looks).toMatchObject([{ actor: `ops:${member.id}`, details: { worker: workerId } }]);
  });

  // spec: team-messages/open
  it('of a referee names no worker, and of a stranger nobody', async () => {
    const referee = work.newPhone();
    const worker = await work.signedIn();
    await work.name(worker, [work.row('Ruth Test', referee), work.row('Joy Test')]);
    const [, number] = await api.waitForSms(referee, /reply NO (\d+)/);
    const ofReferee = await work.opened(token, await work.written(referee, 'Who is this'));
    expect(ofReferee).toMatchObject({
      writer: 'referee',
      nanny_id: null,
      nanny_name: null,
      questions: [{ kind: 'reference', number: Number(number), open_until: null }],
    });
    expect(ofReferee.sentences).toContainEqual({
      sentence: 'how_to_answer',
      text: expect.stringContaining(`reply NO and the number: ${number ?? ''}.`),
    });
    const stranger = await work.opened(token, await work.written(work.newPhone(), 'Who is this'));
    expect(stranger).toMatchObject({ writer: 'unknown', nanny_id: null, questions: [] });
    expect(stranger.sentences.map(({ sentence }) => sentence)).toEqual([
      'how_to_stop',
      'will_call',
      'not_by_sms',
    ]);
  });

  it('has its sentences in the language of its writer', async () => {
    const phone = work.newPhone();
    const opened = await work.opened(token, await work.written(phone, 'Habari, sijui ni nani'));
    expect(opened).toMatchObject({ language: 'sw' });
    expect(opened.sentences[0]?.text).toContain('kusitisha ujumbe');
  });
});

describe('what is tried with it', () => {
  // spec: team-messages/attacks
  it('five hundred messages of one phone are one thread with twenty texts', async () => {
    const phone = work.newPhone();
    const id = await work.written(phone, 'Message 1');
    const { secrets } = api.ctx;
    const body = JSON.stringify({ from: phone, text: 'Message' });
    const events = await api.ctx.db
      .insert(providerEvents)
      .values(
        Array.from({ length: 499 }, (_, index) => ({
          provider: 'africastalking_inbound' as const,
          dedupeKey: `flood-${index}`,
          bodyCipher: secrets.seal(body),
          receivedAt: api.ctx.clock.now(),
        })),
      )
      .returning({ id: providerEvents.id });
    for (const event of events) await processEvent(api.ctx, event.id);
    expect(await work.threadsOf(phone)).toMatchObject([{ id, texts: 20, dropped: 480 }]);
    expect(await work.textsOf(id)).toHaveLength(20);
    expect(await work.opened(token, id)).toMatchObject({ dropped: 480, read: 20 });
  });

  // spec: team-messages/attacks
  it('an event that is processed again adds nothing', async () => {
    const phone = work.newPhone();
    const id = await work.written(phone);
    const [text] = await work.textsOf(id);
    const eventId = text?.eventId ?? '';
    await Promise.all([processEvent(api.ctx, eventId), processEvent(api.ctx, eventId)]);
    expect(await work.threadsOf(phone)).toMatchObject([{ texts: 1, dropped: 0 }]);
    expect(await work.textsOf(id)).toHaveLength(1);
  });

  // spec: team-messages/attacks
  it('a message of a number that said STOP is not kept', async () => {
    const worker = await work.invited();
    for (const phone of [worker.phone, work.newPhone()]) {
      await work.deliver(phone, 'STOP');
      await work.deliver(phone, WORDS);
      expect(await work.threadsOf(phone)).toEqual([]);
    }
  });

  // spec: team-messages/attacks
  it('a household that writes as if it were the worker answers nothing for her', async () => {
    const her = await work.invited();
    const { phone } = await work.employer();
    const id = await work.written(phone, 'I am Achieng, I agree. YES to question 1');
    const opened = await work.opened(token, id);
    expect(opened).toMatchObject({ writer: 'unknown', is_employers: true, nanny_id: null, questions: [] });
    const body = { decision: 'answered', sentence: 'will_call', read: opened.read };
    expect(await work.decide(token, id, body)).toMatchObject({ status: 200 });
    expect(await work.requestsOf(her.phone)).toMatchObject([{ status: 'open' }]);
  });

  // spec: team-messages/attacks
  it('a member without a hold, and another role, neither read nor decide it', async () => {
    const id = await work.written(work.newPhone());
    const body = { decision: 'stopped', read: 1 };
    expect(await work.look(token, id)).toMatchObject({ status: 403 });
    expect(await work.decide(token, id, body)).toMatchObject({ status: 403 });
    await work.claim((await work.team.member('senior')).token, id);
    expect(await work.look(token, id)).toMatchObject({ status: 409 });
    expect(await work.decide(token, id, body)).toMatchObject({ status: 409 });
    for (const role of ['finance', 'auditor', 'privacy_officer'] as const) {
      const { token: other } = await work.team.member(role);
      expect(await work.claim(other, id), role).toMatchObject({ status: 403 });
      expect(await work.look(other, id), role).toMatchObject({ status: 403 });
      expect(await work.decide(other, id, body), role).toMatchObject({ status: 403 });
    }
    const nowhere = '00000000-0000-4000-8000-000000000000';
    expect(await work.look(token, nowhere)).toMatchObject({ status: 404 });
    expect(await work.decide(token, nowhere, body)).toMatchObject({ status: 404 });
  });
});
