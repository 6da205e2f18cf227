import { and, eq, isNotNull, like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { initiateVerification } from '@repo/api-client/contract/invitations';
import { stoppedNumbers, workerReferences } from '../src/db/schema/people.ts';
import { consentRequests } from '../src/db/schema/consents.ts';
import { providerEvents, smsMessages } from '../src/db/schema/messages.ts';
import { auditLog } from '../src/db/schema/system.ts';
import { withTransaction } from '../src/db/transaction.ts';
import { lockWorker } from '../src/services/access/lock-worker.ts';
import { sendSms } from '../src/services/messaging/sms/send-sms.ts';
import { nameReferee } from '../src/services/evidence/references/name-referee.ts';
import { numberHash } from '../src/services/messaging/sms/stopped-numbers.ts';
import { useApi } from './use-api.ts';
import { heldUp } from './held-up.ts';
import { kenyanPhone } from './phones.ts';
import { type ReferenceWork, referenceWorkOf } from './reference-work.ts';
import { workerAppWorkOf } from './worker-app-work.ts';

const api = await useApi();
const work = await referenceWorkOf(api);

const statusOf = async (worker: Parameters<ReferenceWork['listed']>[0], id: string) =>
  (await work.listed(worker)).find((each) => each.id === id)?.status;

/** The number of messages that the service has read so far. */
const messagesRead = () =>
  api.ctx.db.$count(
    providerEvents,
    and(eq(providerEvents.provider, 'africastalking_inbound'), isNotNull(providerEvents.processedAt)),
  );

describe('a referee who refuses by SMS', () => {
  it('is taken off the list with number and all, and told so; the worker is told that she may name another', async () => {
    const { worker, first, phone, number } = await work.named();
    await api.writeSms(phone, `no ${number}`);
    await api.waitForSms(phone, /^Amini: thank you, your NO is noted\. We will not call you/);
    await expect(work.listed(worker)).resolves.toMatchObject([
      { id: first.id, name: 'Ruth Test', phone: null, status: 'refused' },
      { status: 'pending' },
    ]);
    const [text] = await api.waitForSms(worker.phone, /one of the people you named .*somebody else/);
    expect(text).not.toContain('Ruth');
    const actions = await work.actionsOn(`reference:${first.id}`);
    expect(actions.at(-1)).toMatchObject({
      action: 'reference-refused',
      actor: expect.stringMatching(/^referee:/),
      details: { worker: worker.id, by: 'sms' },
    });
  });

  it.each(['NO', 'Hapana', 'no.'])('is understood by a bare %s', async (word) => {
    const { worker, first, phone } = await work.named();
    await api.writeSms(phone, word);
    await api.waitForSms(phone, /noted/);
    await expect(statusOf(worker, first.id)).resolves.toBe('refused');
  });

  it('after a call takes back what it earned', async () => {
    const { worker, first, second, phone, number } = await work.named();
    await work.called(first.id, 'verified');
    await work.called(second.id, 'verified');
    await expect(work.workerRow(worker.id)).resolves.toMatchObject({ trustScore: 20 });
    await api.writeSms(phone, `NO ${number}`);
    await api.waitForSms(phone, /noted/);
    await expect(work.workerRow(worker.id)).resolves.toMatchObject({ trustScore: 0 });
    await expect(work.team(worker)).resolves.toMatchObject([
      { status: 'refused', feedback: null, phone: null },
      {},
    ]);
  });

  it('is not named to the same worker again, nor written to', async () => {
    const { worker, first, phone, number } = await work.named();
    await api.writeSms(phone, `NO ${number}`);
    await api.waitForSms(phone, /noted/);
    const before = (await api.received(phone)).length;
    const again = { name: 'Ruth Test', phone, relationship: 'Aunt' };
    for (const clear of [false, true]) {
      if (clear) await work.remove(worker, first.id);
      await expect(work.tryToName(worker, [work.row(), again])).resolves.toMatchObject({
        status: 400,
        body: {
          fields: {
            'references.1.phone': 'This person does not want to be a reference. Please name somebody else.',
          },
        },
      });
    }
    await expect(api.received(phone)).resolves.toHaveLength(before);
  });

  it('cannot be found out by naming number after number', async () => {
    const stopped = Array.from({ length: 11 }, () => work.newPhone());
    await api.ctx.db
      .insert(stoppedNumbers)
      .values(
        stopped.map((phone) => ({ phoneHash: numberHash(api.ctx, phone), stoppedAt: api.ctx.clock.now() })),
      );
    const worker = await work.signedIn();
    const known = work.row();
    const statuses: number[] = [];
    for (const phone of stopped)
      statuses.push((await work.tryToName(worker, [known, work.row('Ruth Test', phone)])).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
    for (const phone of [known.phone, ...stopped]) expect(await api.received(phone)).toEqual([]);
    // The worker can still name a referee who did not object.
    expect(await work.name(worker, [known, work.row()])).toHaveLength(2);
    await api.ctx.db.delete(stoppedNumbers);
  });

  it('for one worker may still be another’s reference', async () => {
    const { phone, number } = await work.named();
    const other = await work.named(phone);
    expect(other.number).not.toBe(number);
    await api.writeSms(phone, `NO ${number}`);
    await api.waitForSms(phone, /noted/);
    await expect(statusOf(other.worker, other.first.id)).resolves.toBe('pending');
  });

  it('without a number, named by several, is asked for it', async () => {
    const { worker, first, phone, number } = await work.named();
    const other = await work.named(phone);
    await api.writeSms(phone, 'NO');
    const [text] = await api.waitForSms(phone, /several workers/);
    expect(text).toBeDefined();
    await expect(statusOf(worker, first.id)).resolves.toBe('pending');
    await api.writeSms(phone, `NO ${number}`);
    await api.waitForSms(phone, /noted/);
    await expect(statusOf(worker, first.id)).resolves.toBe('refused');
    await expect(statusOf(other.worker, other.first.id)).resolves.toBe('pending');
  });

  it('is written twice and counts once', async () => {
    const { worker, phone, number } = await work.named();
    await api.writeSms(phone, `NO ${number}`);
    await api.waitForSms(phone, /noted/);
    await api.writeSms(phone, `NO ${number}`);
    await api.waitForSms(worker.phone, /one of the people you named/);
    await api.waitForSms(phone, /no open questions/);
    expect((await api.received(worker.phone)).filter((text) => /one of the people/.test(text))).toHaveLength(
      1,
    );
  });
});

it('a YES of a referee is thanked for, kept once, and verifies nothing', async () => {
  const { worker, first, phone, number } = await work.named();
  await api.writeSms(phone, `YES ${number}`);
  await api.waitForSms(phone, /thank you\. We may call you/);
  await expect(statusOf(worker, first.id)).resolves.toBe('pending');
  const kept = () =>
    api.ctx.db
      .select({ at: auditLog.at })
      .from(auditLog)
      .where(and(eq(auditLog.subject, `reference:${first.id}`), eq(auditLog.action, 'reference-agreed')));
  const read = (await kept()).length;
  expect(read).toBe(1);
  const before = (await api.received(phone)).length;
  await api.writeSms(phone, `YES ${number}`);
  await api.eventually(async () => expect((await api.received(phone)).length).toBe(before + 1));
  expect(await kept()).toHaveLength(1);
});

describe('STOP of a referee without an account', () => {
  it('takes them off every list, is confirmed once, and nobody can name them again until START', async () => {
    const { worker, first, phone } = await work.named();
    const other = await work.named(phone);
    await api.writeSms(phone, 'STOP');
    await api.waitForSms(phone, /your STOP is noted\. We will not write or call any more/);
    await expect(statusOf(worker, first.id)).resolves.toBe('refused');
    await expect(statusOf(other.worker, other.first.id)).resolves.toBe('refused');
    const before = (await api.received(phone)).length;
    const read = await messagesRead();
    await api.writeSms(phone, 'STOP');
    await api.writeSms(phone, 'hello?');
    const third = await work.signedIn();
    const rows = [work.row(), { name: 'Ruth Test', phone, relationship: 'Aunt' }];
    await expect(work.tryToName(third, rows)).resolves.toMatchObject({ status: 400 });
    await expect(api.received(phone)).resolves.toHaveLength(before);
    const kept = await api.ctx.db.select().from(stoppedNumbers);
    expect(JSON.stringify(kept)).not.toContain(phone.slice(4));

    // A STOP that is read after a START counts, so that both are read first.
    await api.eventually(async () => expect(await messagesRead()).toBe(read + 2));
    await api.writeSms(phone, 'START');
    await api.eventually(async () =>
      expect(await api.ctx.db.select().from(stoppedNumbers)).toMatchObject([{ stoppedAt: null }]),
    );
    await expect(work.tryToName(third, rows)).resolves.toMatchObject({ status: 200 });
    await api.waitForSms(phone, /gave us your number/, before);
  });
});

it('a STOP of the moment in which somebody names the number takes it off that list too', async () => {
  const { phone } = await work.named();
  const before = (await api.received(phone)).length;
  const other = await work.signedIn();
  const { promise: heard, resolve: letGo } = Promise.withResolvers<void>();
  const { promise: holdsNumber, resolve: numberIsHeld } = Promise.withResolvers<void>();
  const naming = withTransaction(api.ctx, async (tx) => {
    const worker = await lockWorker(tx, other.id);
    await tx.db.insert(workerReferences).values({
      workerId: other.id,
      name: 'Ruth Test',
      phone,
      relationship: 'Previous Employer',
      createdAt: tx.now,
    });
    await nameReferee(api.ctx, tx, worker, kenyanPhone(phone));
    numberIsHeld();
    await heard;
  });
  // Any other job may hold an advisory lock of its own, so the locks of the database do not tell it.
  await Promise.race([holdsNumber, naming]);
  const stopping = workerAppWorkOf(api).writes(phone, 'STOP');
  await Promise.race([stopping, heldUp(api, 1)]);
  letGo();
  await Promise.all([naming, stopping]);
  await expect(work.listed(other)).resolves.toMatchObject([{ status: 'refused', phone: null }]);
  await api.waitForSms(phone, /your STOP is noted/, before);
});

describe('a notice that could not leave at once', () => {
  it('does not leave after a STOP, whatever became of it meanwhile', async () => {
    const { phone, worker } = await work.named();
    const before = (await api.received(phone)).length;
    await api.writeSms(phone, 'STOP');
    await api.waitForSms(phone, /your STOP is noted/, before);
    const notice = and(
      eq(smsMessages.phone, kenyanPhone(phone)),
      like(smsMessages.idempotencyKey, 'referee-named:%'),
    );
    // No further report about the message is under way.
    await api.eventually(async () =>
      expect(await api.ctx.db.select().from(smsMessages).where(notice)).toMatchObject([
        { status: 'delivered' },
      ]),
    );
    // The first attempt was running when the STOP came. The provider did not accept the message.
    const [message] = await api.ctx.db
      .update(smsMessages)
      .set({ status: 'queued', textCipher: api.ctx.secrets.seal('A notice'), nextTryAt: null })
      .where(notice)
      .returning();
    await sendSms(api.ctx, message?.id ?? '');
    const [after] = await api.ctx.db
      .select()
      .from(smsMessages)
      .where(eq(smsMessages.id, message?.id ?? ''));
    expect(after).toMatchObject({ status: 'failed', textCipher: null });
    expect(await work.listed(worker)).toHaveLength(2);
  });
});

describe('a worker who is somebody’s reference', () => {
  it('is not named once she said STOP', async () => {
    const colleague = await work.signedIn({ optedOutAt: api.ctx.clock.now() });
    const worker = await work.signedIn();
    await expect(
      work.tryToName(worker, [work.row(), work.row('Ann Test', colleague.phone)]),
    ).resolves.toMatchObject({ status: 400 });
    await expect(api.received(colleague.phone)).resolves.toEqual([]);
  });

  it('answers questions to herself as ever, and by its number that about the reference', async () => {
    const colleague = await work.signedIn();
    const { worker, first, number } = await work.named(colleague.phone);
    const employer = await work.employer();
    await api.make(initiateVerification, {
      token: employer.token,
      body: { name: 'Ann Test', phone: colleague.phone, package_id: 17 },
    });
    const [, question = ''] = await api.waitForSms(colleague.phone, /Reply YES (\d+) or NO/);
    const askIs = async () => {
      const [row] = await api.ctx.db
        .select()
        .from(consentRequests)
        .where(eq(consentRequests.workerId, colleague.id));
      return row?.status;
    };
    // The word may mean the consent request or the notice. The service does not guess.
    await api.writeSms(colleague.phone, 'NO');
    const [text] = await api.waitForSms(colleague.phone, /did you mean the reference/);
    expect(text).toBeDefined();
    await expect(askIs()).resolves.toBe('open');
    await expect(statusOf(worker, first.id)).resolves.toBe('pending');

    await api.writeSms(colleague.phone, `NO ${number}`);
    await api.waitForSms(colleague.phone, /We will not call you about this/);
    await expect(askIs()).resolves.toBe('open');
    await api.writeSms(colleague.phone, `YES ${question}`);
    await api.eventually(async () => expect(await askIs()).toBe('accepted'));
    await expect(statusOf(worker, first.id)).resolves.toBe('refused');
  });

  it('says YES to her own question without a number while she is named', async () => {
    const colleague = await work.signedIn();
    await work.named(colleague.phone);
    const employer = await work.employer();
    await api.make(initiateVerification, {
      token: employer.token,
      body: { name: 'Ann Test', phone: colleague.phone, package_id: 17 },
    });
    await api.waitForSms(colleague.phone, /Reply YES/);
    await api.writeSms(colleague.phone, 'YES');
    await api.eventually(async () => {
      const [row] = await api.ctx.db
        .select()
        .from(consentRequests)
        .where(eq(consentRequests.workerId, colleague.id));
      expect(row?.status).toBe('accepted');
    });
  });
});
