import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  endWorkerBlock,
  getReportedWords,
  listEmployerReports,
  listWorkerBlocks,
} from '@repo/api-client/contract/blocks';
import { cases } from '../src/db/schema/cases.ts';
import { contactRequests } from '../src/db/schema/consents.ts';
import { smsMessages } from '../src/db/schema/messages.ts';
import { workers } from '../src/db/schema/people.ts';
import { refunds } from '../src/db/schema/purchases.ts';
import { auditLog } from '../src/db/schema/system.ts';
import { contactsOf } from './contact-work.ts';
import { kenyanPhone } from './phones.ts';
import { paymentsOf } from './payments.ts';
import { teamWorkOf } from './team-work.ts';
import { useApi } from './use-api.ts';
import { workerAppWorkOf } from './worker-app-work.ts';

const DAY_SECONDS = 86_400;
const api = await useApi();
const work = workerAppWorkOf(api);
const contacts = contactsOf(api);
const pay = paymentsOf(api);
const team = teamWorkOf(api);

type Her = Awaited<ReturnType<typeof work.her>>;
type Employer = Awaited<ReturnType<typeof work.employer>>;

const tryToInvite = ({ token }: Employer, phone: string) =>
  api.call('POST', '/api/employer/initiate-verification', {
    token,
    body: { name: 'Amani Test', phone, package_id: 17 },
  });
const onlyRequest = async (her: Her) => (await work.requests(her.token))[0]?.id ?? '';
const block = (her: Her, requestId: string) =>
  api.call('POST', '/api/worker/blocks', { token: her.token, body: { request_id: requestId } });
const agreed = async (her: Her, employer: Employer) => {
  await work.invites(employer, her.phone);
  await work.answer(her.token, await onlyRequest(her), 'accepted');
};
const messagesTo = (phone: string) =>
  api.ctx.db.$count(smsMessages, eq(smsMessages.phone, kenyanPhone(phone)));
const withdrawAll = async (her: Her) => {
  for (const { id } of await work.consentsOf(her.id)) await work.withdraw(her.token, id);
};

const SAID_NO = /^This worker said no to you\. You can ask again after/;
const NO_MORE = /^This worker wants no more questions from you\.$/;

/** The ways in which a worker refuses an employer, and the refusal that the employer then reads. */
const ways: readonly (readonly [string, (her: Her, employer: Employer) => Promise<unknown>, RegExp])[] = [
  [
    'NO to an invitation by SMS',
    async (her, employer) => {
      await work.invites(employer, her.phone);
      await work.writes(her.phone, 'NO');
    },
    SAID_NO,
  ],
  [
    'NO to a contact request in the app',
    async (her, employer) => {
      await work.asksContact(employer, her.id);
      await work.answer(her.token, await onlyRequest(her), 'declined');
    },
    SAID_NO,
  ],
  [
    'NO to a paid check by SMS',
    async (her, employer) => {
      await pay.paid(employer.token, her.id, 16);
      await api.waitForSms(her.phone, /Reply YES 1 or NO 1$/);
      await work.writes(her.phone, 'Hapana 1');
    },
    SAID_NO,
  ],
  [
    'a withdrawal of what she had agreed to',
    async (her, employer) => {
      await agreed(her, employer);
      await withdrawAll(her);
    },
    SAID_NO,
  ],
  [
    'BLOCK of an open invitation by SMS',
    async (her, employer) => {
      await work.invites(employer, her.phone);
      await work.writes(her.phone, 'BLOCK 1');
    },
    NO_MORE,
  ],
  [
    'ZUIA of an employer whom she had accepted, without a number',
    async (her, employer) => {
      await agreed(her, employer);
      await work.writes(her.phone, 'Zuia!');
    },
    NO_MORE,
  ],
  [
    'a block in the app',
    async (her, employer) => {
      await work.asksContact(employer, her.id);
      await block(her, await onlyRequest(her));
    },
    NO_MORE,
  ],
];

describe.each(ways)('after %s', (_, refuse, refusal) => {
  it('every path of that employer to her is closed, and nobody else’s', async () => {
    const [her, employer] = [await work.her(), await work.employer()];
    // A payment page that was opened before, and that may still be paid.
    const opened = await pay.open(employer.token, her.id, 18);
    await refuse(her, employer);
    await api.eventually(async () =>
      expect(await api.make(listWorkerBlocks, { token: her.token })).toMatchObject({
        blocks: [{ employerName: 'Njeri Test' }],
      }),
    );
    expect(await work.consentsOf(her.id)).not.toContainEqual(expect.objectContaining({ withdrawnAt: null }));
    expect(await work.requests(her.token)).toEqual([]);
    const told = await messagesTo(her.phone);

    const refused = { status: 409, body: { message: expect.stringMatching(refusal) } };
    expect(await tryToInvite(employer, her.phone)).toMatchObject(refused);
    // Who blocked the employer is not to be seen any more.
    const notFound = { status: 404, body: { message: 'Worker not found' } };
    const isBlock = refusal === NO_MORE;
    expect(await contacts.tryToAsk(employer.token, her.id)).toMatchObject(isBlock ? notFound : refused);
    const unseen = [404, 'Worker not found'];
    const unsold = [409, expect.stringMatching(refusal)];
    for (const packageId of [17, 18, 20]) {
      const answer = await pay.tryToBuy(employer.token, her.id, packageId);
      expect([answer.status, answer.body]).toEqual(isBlock ? unseen : unsold);
    }
    await pay.checkOut(opened);
    await api.eventually(async () => {
      const { id } = await pay.row(opened.reference);
      expect(await api.ctx.db.select().from(refunds).where(eq(refunds.purchaseId, id))).toMatchObject([
        { reason: 'consent-declined' },
      ]);
    });
    await api.waitForSms(
      employer.phone,
      /does not agree to the check; your payment of KES 2,000 is being refunded in full/,
    );
    expect(await messagesTo(her.phone)).toBe(told);
    expect(await api.ctx.db.select().from(cases).where(eq(cases.workerId, her.id))).toEqual([]);

    expect(await tryToInvite(await work.employer(), her.phone)).toMatchObject({ status: 200 });
  });
});

describe('a NO', () => {
  const sayNo = async (her: Her, employer: Employer) => {
    await work.asksContact(employer, her.id);
    await work.answer(her.token, await onlyRequest(her), 'declined');
  };

  it('holds for 30 days, and the third for good, until she lets the employer ask again', async () => {
    const her = await work.her();
    const { phone } = await work.employer();
    const later = async () => ({
      id: '',
      phone,
      token: await api.signInEmployer(phone, 'Njeri Test'),
    });
    for (const _turn of [1, 2]) {
      await sayNo(her, await later());
      await api.advance(30 * DAY_SECONDS);
      her.token = await work.signIn(her.id);
    }
    await sayNo(her, await later());
    await api.advance(400 * DAY_SECONDS);
    const employer = await later();
    expect(await contacts.tryToAsk(employer.token, her.id)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(NO_MORE) },
    });
    const token = await work.signIn(her.id);
    const { blocks } = await api.make(listWorkerBlocks, { token });
    expect(blocks).toMatchObject([{ kind: 'refused', until: null }]);
    await api.make(endWorkerBlock, { token, params: { id: blocks[0]?.id ?? '' } });
    expect(await contacts.tryToAsk(employer.token, her.id)).toMatchObject({ status: 200 });
  });

  it('says until when, in the list of the worker', async () => {
    const [her, employer] = [await work.her(), await work.employer()];
    await sayNo(her, employer);
    const { blocks } = await api.make(listWorkerBlocks, { token: her.token });
    const [rests] = blocks;
    expect(blocks).toMatchObject([{ kind: 'resting' }]);
    expect(Date.parse(rests?.until ?? '') - Date.parse(rests?.since ?? '')).toBe(30 * DAY_SECONDS * 1000);
  });
});

describe('a block', () => {
  it('is told to the team, once, without a name', async () => {
    const [her, employer] = [await work.her(), await work.employer()];
    await work.invites(employer, her.phone);
    const request = await onlyRequest(her);
    expect(await block(her, request)).toMatchObject({
      status: 200,
      body: { message: 'Blocked. This employer can ask you nothing more.' },
    });
    expect(await block(her, request)).toMatchObject({ status: 200 });
    const { reports } = await api.make(listEmployerReports, { token: await api.signInOps() });
    expect(reports.filter(({ employer_id: id }) => id === employer.id)).toMatchObject([
      { kind: 'block', nanny_id: her.id },
    ]);
  });

  it('without a number asks which, when two employers have asked lately', async () => {
    const her = await work.her();
    await work.invites(await work.employer(), her.phone);
    await work.invites(await work.employer(), her.phone);
    await work.writes(her.phone, 'BLOCK');
    await api.waitForSms(her.phone, /whom do you want to block\? Reply BLOCK and the number/);
    expect(await work.requests(her.token)).toHaveLength(2);
    await work.writes(her.phone, 'BLOCK 2');
    await api.waitForSms(her.phone, /this employer is blocked and can ask you nothing more/);
    expect(await work.requests(her.token)).toHaveLength(1);
  });

  it('of another worker’s request, and the end of another worker’s block, are answered as none', async () => {
    const [her, other, employer] = [await work.her(), await work.her(), await work.employer()];
    await work.invites(employer, her.phone);
    const request = await onlyRequest(her);
    expect(await block(other, request)).toMatchObject({ status: 404 });
    await block(her, request);
    const { blocks } = await api.make(listWorkerBlocks, { token: her.token });
    const end = { token: other.token, params: { id: blocks[0]?.id ?? '' } };
    await expect(api.make(endWorkerBlock, end)).rejects.toThrow(/404/);
    expect(await tryToInvite(employer, her.phone)).toMatchObject({ status: 409 });
  });

  it('stops the running check and pays it back', async () => {
    const [her, employer] = [await work.her(), await work.employer()];
    await agreed(her, employer);
    const { reference } = await pay.paid(employer.token, her.id, 17);
    await block(her, (await work.latestRequest(her.id)).id);
    await api.eventually(async () => expect(await pay.row(reference)).toMatchObject({ status: 'refunded' }));
  });
});

describe('words that a worker reports', () => {
  const open = (token: string, id: string) => api.call('GET', `/api/ops/employer-reports/${id}`, { token });

  // spec: team-queues/reported-words
  it('reach the team as they were typed, count once, and each look at them is on record', async () => {
    const [her, employer] = [await work.her(), await work.employer()];
    await work.asksContact(employer, her.id, 'I know where you sleep *334#');
    const [request] = await work.requests(her.token);
    expect(request).toMatchObject({
      reportable: true,
      message: expect.stringContaining('I know where you sleep'),
    });
    expect(request?.message).not.toMatch(/334|[*#]/);
    const report = (token: string) =>
      api.call('POST', `/api/worker/requests/${request?.id}/report`, { token });
    expect(await report((await work.her()).token)).toMatchObject({ status: 404 });
    expect(await report(her.token)).toMatchObject({ status: 200 });
    expect(await report(her.token)).toMatchObject({ status: 200 });
    expect(await work.requests(her.token)).toMatchObject([{ reportable: false }]);
    const member = await team.member('agent');
    const listed = async () =>
      (await api.make(listEmployerReports, { token: member.token })).reports.filter(
        ({ employer_id: id }) => id === employer.id,
      );
    const [reported] = await listed();
    expect(reported).toMatchObject({ kind: 'words', nanny_id: her.id });
    expect(JSON.stringify(reported)).not.toContain('sleep');
    const params = { id: reported?.id ?? '' };
    expect(await api.make(getReportedWords, { token: member.token, params })).toEqual({
      ...params,
      words: 'I know where you sleep *334#',
    });
    const looks = await api.ctx.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `contact-request:${params.id}`));
    expect(looks).toMatchObject([
      { actor: `ops:${member.id}`, action: 'reported-words-opened', details: { worker: her.id } },
    ]);
    await api.ctx.db
      .update(workers)
      .set({ phone: kenyanPhone(member.phone) })
      .where(eq(workers.id, her.id));
    expect(await listed()).toEqual([]);
    expect(await open(member.token, params.id)).toMatchObject({ status: 403 });
  });

  it('open for nobody before they were reported', async () => {
    const [her, employer] = [await work.her(), await work.employer()];
    await work.asksContact(employer, her.id, 'Two children.');
    const [request] = await api.ctx.db
      .select()
      .from(contactRequests)
      .where(eq(contactRequests.workerId, her.id));
    const { token } = await team.member('agent');
    expect(await open(token, request?.id ?? '')).toMatchObject({ status: 404 });
  });
});
