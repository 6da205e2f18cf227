import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { getDashboard } from '@repo/api-client/contract/employer';
import { getInvitationStatus, initiateVerification } from '@repo/api-client/contract/invitations';
import { createNanny, getNanny, listNannies } from '@repo/api-client/contract/nannies';
import { formatDate } from '@repo/domain/dates';
import { auditLog } from '../src/db/schema/system.ts';
import { consentRequests, consents, invitations } from '../src/db/schema/consents.ts';
import { smsMessages } from '../src/db/schema/messages.ts';
import { workers } from '../src/db/schema/people.ts';
import { useApi } from './use-api.ts';
import { heldUp } from './held-up.ts';

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;
let token: string;
const api = await useApi();
token = await api.signInEmployer('+254700000080', 'Njeri Test');

const invite = (phone: string, as = token) =>
  api.make(initiateVerification, { token: as, body: { name: 'Amani Test', phone, package_id: 17 } });
const tryToInvite = (phone: string, as = token) =>
  api.call('POST', '/api/employer/initiate-verification', {
    token: as,
    body: { name: 'Amani Test', phone, package_id: 17 },
  });
const statusOf = (nannyId: string) => api.make(getInvitationStatus, { token, params: { nannyId } });
const requestNumber = async (phone: string) =>
  (await api.waitForSms(phone, /Reply YES (\d+) or NO \1/))[1] ?? '';

describe('an invitation', () => {
  // spec: invite/form, invite/optional, invite/call-answer, entities/dashboard-requests
  it('asks the worker by SMS, says who asks, and appears in the list of requests', async () => {
    const invited = await invite('0700000081');
    const { nanny } = invited;
    expect(nanny).toMatchObject({ name: 'Amani Test', phone: '0700000081', status: 'pending' });
    expect(invited).toMatchObject({ package_id: 17, sms_sent: true });
    const [text = ''] = await api.waitForSms('+254700000081', /^[^]*Reply YES \d+ or NO \d+$/);
    expect(text).toContain('Njeri Test');
    const { sms } = await statusOf(nanny.id);
    expect(sms).toBe(text.replace(/https?:\S+/, 'amini…/i/…').replace(/YES \d+ or NO \d+$/, 'YES … or NO …'));
    expect(sms).toContain('Njeri Test asks to check you before hiring you: ID, references');
    await expect(api.make(getDashboard, { token })).resolves.toMatchObject({
      requests: [{ nanny_id: nanny.id, package_id: 17, status: 'pending' }],
    });
  });

  // spec: invitation-sent/call, invitation-sent/entity, permissions/worker-invitation
  it.each([
    ['+254700000082', (number: string) => `YES ${number}`],
    ['+254700000083', (number: string) => `yes${number}.`],
    ['+254700000084', () => 'Ndiyo!'],
    ['+254700000085', () => ' NDIO '],
  ])('is accepted from %s in its own spelling, which is consent', async (phone, reply) => {
    const { nanny } = await invite(phone);
    await api.writeSms(phone, reply(await requestNumber(phone)));
    await api.eventually(async () => expect(await statusOf(nanny.id)).toMatchObject({ status: 'accepted' }));
    const workerId = await api.workerIdOf(phone);
    const given = await api.ctx.db.select().from(consents).where(eq(consents.workerId, workerId));
    expect(given).toMatchObject([
      { channel: 'sms', withdrawnAt: null, text: expect.stringContaining('Reply YES') },
    ]);
    await api.waitForSms('+254700000080', /Amani has accepted your invitation/);
  });

  it.each([
    ['+254700000086', (number: string) => `NO ${number}`],
    ['+254700000087', () => 'hapana'],
  ])('is declined from %s, and nothing is written down as consent', async (phone, reply) => {
    const { nanny } = await invite(phone);
    await api.writeSms(phone, reply(await requestNumber(phone)));
    await api.eventually(async () => expect(await statusOf(nanny.id)).toMatchObject({ status: 'declined' }));
    const workerId = await api.workerIdOf(phone);
    expect(await api.ctx.db.select().from(consents).where(eq(consents.workerId, workerId))).toEqual([]);
  });

  // spec: invitation-sent/expires
  it('reminds once after 24 hours and expires after 48', async () => {
    const phone = '+254700000088';
    const { nanny } = await invite(phone);
    await requestNumber(phone);
    await api.advance(25 * HOUR_SECONDS);
    await api.eventually(async () => expect(await api.received(phone)).toHaveLength(2));
    await api.advance(22 * HOUR_SECONDS);
    await api.advance(2 * HOUR_SECONDS);
    await api.eventually(async () =>
      expect(await statusOf(nanny.id)).toMatchObject({ status: 'expired', answered_at: expect.any(String) }),
    );
    expect(await api.received(phone)).toHaveLength(2);
    await api.writeSms(phone, 'YES');
    await api.waitForSms(phone, /no open questions/);
    expect(await statusOf(nanny.id)).toMatchObject({ status: 'expired' });
  });

  it('reads to its employer the same for whichever worker, and holds nothing with which to answer for her', async () => {
    const read = async (phone: string) => {
      const { nanny } = await invite(phone);
      return (await statusOf(nanny.id)).sms;
    };
    const stopped = '+254700000177';
    await read(stopped);
    await api.writeSms(stopped, 'STOP');
    await api.waitForSms(stopped, /STOP is noted/);
    const known = '+254700000176';
    await read(known);
    await api.writeSms(known, 'KISWAHILI');
    await api.waitForSms(known, /Jibu NDIYO/);
    const other = await api.signInEmployer('+254700000175', 'Njeri Test');
    const texts = await Promise.all(
      ['+254700000174', stopped, known].map(async (phone) => {
        const { nanny } = await invite(phone, other);
        return (await api.make(getInvitationStatus, { token: other, params: { nannyId: nanny.id } })).sms;
      }),
    );
    expect(new Set(texts).size).toBe(1);
    const codes = await api.ctx.db.select({ code: invitations.code }).from(invitations);
    expect(codes.filter(({ code }) => code !== null && texts[0]?.includes(code))).toEqual([]);
  });

  it('is sent once, however often the button is pressed', async () => {
    const phone = '+254700000089';
    const sent = await Promise.all([1, 2, 3, 4].map(() => invite(phone)));
    expect(new Set(sent.map(({ nanny }) => nanny.id)).size).toBe(1);
    expect(sent.filter(({ sms_sent }) => sms_sent)).toHaveLength(1);
    await requestNumber(phone);
    await invite(phone);
    expect(await api.received(phone)).toHaveLength(1);
  });

  it('stands as it is while it is open: asked again for another package, it says so and writes nobody', async () => {
    const phone = '+254700000079';
    const first = await invite(phone);
    await requestNumber(phone);
    const again = await api.make(initiateVerification, {
      token,
      body: { name: 'Amani Test', phone, package_id: 18 },
    });
    expect(again).toMatchObject({
      nanny: { id: first.nanny.id, status: 'pending' },
      package_id: 17,
      expires_at: first.expires_at,
      sms_sent: false,
    });
    expect(await api.received(phone)).toHaveLength(1);
  });

  it('asks which one is meant when two are open, and takes the number', async () => {
    const phone = '+254700000090';
    const mine = await invite(phone);
    const first = await requestNumber(phone);
    const other = await api.signInEmployer('+254700000091', 'Otieno Test');
    const { nanny } = await invite(phone, other);
    const second = await api.eventually(async () => {
      const numbers = (await api.received(phone)).flatMap((text) => /Reply YES (\d+)/.exec(text)?.[1] ?? []);
      expect(new Set(numbers).size).toBe(2);
      return numbers.find((number) => number !== first) ?? '';
    });
    await api.writeSms(phone, 'YES');
    await api.waitForSms(phone, /you have 2 open questions/);
    expect(await statusOf(mine.nanny.id)).toMatchObject({ status: 'pending' });
    await api.writeSms(phone, `NO ${second}`);
    await api.eventually(async () =>
      expect(
        await api.make(getInvitationStatus, { token: other, params: { nannyId: nanny.id } }),
      ).toMatchObject({ status: 'declined' }),
    );
    expect(await statusOf(mine.nanny.id)).toMatchObject({ status: 'pending' });
  });

  it('ends with STOP, after which this worker cannot be invited', async () => {
    const phone = '+254700000092';
    const { nanny } = await invite(phone);
    await requestNumber(phone);
    await api.writeSms(phone, 'Stop');
    await api.eventually(async () => expect(await statusOf(nanny.id)).toMatchObject({ status: 'declined' }));
    expect(await tryToInvite(phone)).toMatchObject({ status: 409 });
  });

  it('ends with a STOP that comes while it is being written', async () => {
    const phone = '+254700000072';
    const { id } = await api.make(createNanny, { token, body: { name: 'Pendo Test', phone } });
    const workerId = await api.workerIdOf(phone);
    const isOptedOut = async () => {
      const [row] = await api.ctx.db.select().from(workers).where(eq(workers.id, workerId));
      return row?.optedOutAt != null;
    };
    const { inviting } = await api.ctx.db.transaction(async (db) => {
      // The invitation waits for this lock after it has checked whether the worker wants messages.
      await db.execute(
        sql`select pg_advisory_xact_lock(hashtextextended(${`consent-requests:${phone}`}, 0))`,
      );
      const held = invite(phone);
      await heldUp(api, 1);
      await api.writeSms(phone, 'STOP');
      await heldUp(api, 2);
      return { inviting: held };
    });
    await inviting;
    await api.eventually(async () => expect(await isOptedOut()).toBe(true));
    expect(await statusOf(id)).toMatchObject({ status: 'declined' });
    expect(
      await api.ctx.db.select().from(consentRequests).where(eq(consentRequests.workerId, workerId)),
    ).toMatchObject([{ status: 'declined' }]);
  });

  it('is not sent again within 30 days of a no by the same employer, who is told until when', async () => {
    const phone = '+254700000073';
    const { nanny } = await invite(phone);
    await requestNumber(phone);
    await api.writeSms(phone, 'NO');
    await api.eventually(async () => expect(await statusOf(nanny.id)).toMatchObject({ status: 'declined' }));
    const again = formatDate(new Date(api.ctx.clock.now().getTime() + 30 * DAY_SECONDS * 1000));
    await expect(tryToInvite(phone)).resolves.toMatchObject({
      status: 409,
      body: { message: `This worker said no to you. You can ask again after ${again}.` },
    });
    const other = await api.signInEmployer('+254700000074', 'Otieno Test');
    expect(await invite(phone, other)).toMatchObject({ sms_sent: true });
    await api.advance(30 * DAY_SECONDS);
    token = await api.signInEmployer('+254700000080', 'Njeri Test');
    expect(await invite(phone)).toMatchObject({ sms_sent: true });
  });

  it('reaches one worker five times a day at most, whoever sends it', async () => {
    const phone = '+254700000075';
    const employers = await Promise.all(
      [61, 62, 63, 64, 65, 66].map((last) => api.signInEmployer(`+2547000000${last}`, 'Otieno Test')),
    );
    const answers = await Promise.all(employers.map((each) => tryToInvite(phone, each)));
    // The sixth employer is answered as the others, and does not learn that she had many.
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const asked = await api.ctx.db.$count(consentRequests, eq(consentRequests.phone, phone));
    const told = await api.ctx.db.$count(smsMessages, eq(smsMessages.phone, phone));
    expect({ asked, told }).toEqual({ asked: 6, told: 5 });
    // She is not reminded of the one that she was not told of.
    const reminders = await api.ctx.db
      .select({ at: consentRequests.remindAt, end: consentRequests.expiresAt })
      .from(consentRequests)
      .where(eq(consentRequests.phone, phone));
    expect(reminders.filter(({ at, end }) => at.getTime() === end.getTime())).toHaveLength(1);
    await api.advance(DAY_SECONDS);
    await expect(tryToInvite(phone)).resolves.toMatchObject({ status: 200 });
  });

  it('that ran out but was not ended yet ends with its question, and makes room for a new one', async () => {
    const sender = await api.signInEmployer('+254700000069', 'Otieno Test');
    await invite('+254700000066', sender);
    const workerId = await api.workerIdOf('+254700000066');
    const lapsedAt = new Date(api.ctx.clock.now().getTime() - 1000);
    const hers = eq(invitations.workerId, workerId);
    await api.ctx.db.update(invitations).set({ expiresAt: lapsedAt }).where(hers);
    expect(await invite('+254700000066', sender)).toMatchObject({ sms_sent: true });
    const sent = await api.ctx.db.select().from(invitations).where(hers);
    expect(sent.map(({ status }) => status).toSorted()).toEqual(['expired', 'pending']);
    const questions = await api.ctx.db
      .select()
      .from(consentRequests)
      .where(eq(consentRequests.workerId, workerId));
    expect(questions.map(({ status }) => status).toSorted()).toEqual(['expired', 'open']);
  });

  it('is sent a hundred times a day by one employer at most, not even more by six at once', async () => {
    const sender = await api.signInEmployer('+254700000067', 'Otieno Test');
    await invite('+254700000068', sender);
    const workerId = await api.workerIdOf('+254700000068');
    const [first] = await api.ctx.db.select().from(invitations).where(eq(invitations.workerId, workerId));
    const { employerId = '', packageId = 17, createdAt = new Date(), expiresAt = new Date() } = first ?? {};
    const earlier = { employerId, workerId, packageId, createdAt, expiresAt };
    await api.ctx.db
      .insert(invitations)
      .values(Array.from({ length: 97 }, () => ({ ...earlier, status: 'expired' as const })));
    const phones = [1, 2, 3, 4, 5, 6].map((last) => `+25470000027${last}`);
    const answers = await Promise.all(phones.map((phone) => tryToInvite(phone, sender)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({
      status: 429,
      body: { message: 'You have sent many invitations today. Please try again tomorrow.' },
    });
    // Beyond the limit, the answer does not reveal who said STOP. Otherwise an employer could test number after number
    // without a message to a worker.
    await invite('+254700000279');
    const stopped = await api.workerIdOf('+254700000279');
    await api.ctx.db.update(workers).set({ optedOutAt: createdAt }).where(eq(workers.id, stopped));
    expect(await tryToInvite('+254700000279', sender)).toMatchObject({ status: 429 });
    expect(await tryToInvite('+254700000278', sender)).toMatchObject({ status: 429 });
  });

  it('leaves what a known worker wrote about herself as it is', async () => {
    await invite('0700000081');
    await api.make(initiateVerification, {
      token: await api.signInEmployer('+254700000093'),
      body: { name: 'Other Name', phone: '0700000081', package_id: 16 },
    });
    const workerId = await api.workerIdOf('+254700000081');
    await expect(api.ctx.db.select().from(workers).where(eq(workers.id, workerId))).resolves.toMatchObject([
      { name: 'Amani Test' },
    ]);
  });
});

describe('a worker who was prepared but not invited', () => {
  // spec: invite/call-create
  it('hears nothing, and is to be seen as she was typed alone', async () => {
    const { id } = await api.make(createNanny, { token, body: { name: 'Pendo Test', phone: '0700000095' } });
    expect(await api.make(getNanny, { token, params: { id } })).toMatchObject({
      id,
      name: 'Pendo Test',
      phone: '0700000095',
    });
    expect(await api.make(listNannies, { token })).not.toContainEqual(expect.objectContaining({ id }));
    expect(await api.received('+254700000095')).toEqual([]);
  });
});

describe('other employers', () => {
  it('neither see an invited worker nor the invitation', async () => {
    const { nanny } = await invite('0700000096');
    const stranger = await api.signInEmployer('+254700000097');
    expect(await api.call('GET', `/nannies/${nanny.id}`, { token: stranger })).toMatchObject({ status: 404 });
    expect(
      await api.call('GET', `/api/employer/invitation-status/${nanny.id}`, { token: stranger }),
    ).toMatchObject({ status: 404 });
    await expect(api.make(listNannies, { token: stranger })).resolves.toEqual([]);
  });

  // spec: contact/hidden
  it('never read a phone number, not even of a worker they invited', async () => {
    await invite('0700000098');
    const list = await api.call('GET', '/nannies/', { token });
    expect(JSON.stringify(list.body)).not.toMatch(/\+2547000000\d\d/);
  });
});

it('chains the audit log: every row holds the hash of the one before, and none can be changed', async () => {
  const rows = await api.ctx.db.select().from(auditLog).orderBy(auditLog.id);
  expect(rows.length).toBeGreaterThan(10);
  for (const [index, row] of rows.entries())
    expect(row.previousHash).toBe(index === 0 ? '' : rows[index - 1]?.hash);
  await expect(api.ctx.db.update(auditLog).set({ actor: 'nobody' })).rejects.toThrow(/Failed query: update/);
  await expect(api.ctx.db.delete(auditLog)).rejects.toThrow(/Failed query: delete/);
});
