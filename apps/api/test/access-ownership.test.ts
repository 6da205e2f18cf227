import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Call } from '@repo/api-client/contract/define-call';
import { employers } from '../src/db/schema/people.ts';
import { contactRequests, invitations } from '../src/db/schema/consents.ts';
import { cases, reports } from '../src/db/schema/cases.ts';
import { misconductReports } from '../src/db/schema/misconduct.ts';
import { purchases } from '../src/db/schema/purchases.ts';
import { reviews } from '../src/db/schema/reviews.ts';
import { groundsOf } from './check-proof.ts';
import { everyCall } from './every-call.ts';
import type { Answer } from './harness.ts';
import { INCIDENT } from './incident-work.ts';
import { reviewWorkOf, WORDS } from './review-work.ts';
import { useApi } from './use-api.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';

/** The belongings of one employer, which another employer must not discover. */
interface Belongings {
  readonly worker: string;
  readonly review: string;
  readonly purchase: string;
  readonly invitation: string;
  readonly reference: string;
  readonly code: string;
}
type Kind = keyof Belongings;

/** Ids that exist nowhere, one for each kind. */
const absent: Belongings = {
  worker: NOBODY,
  review: NOBODY,
  purchase: NOBODY,
  invitation: NOBODY,
  reference: 'am-00000000000000000000000000',
  code: '2222-2222-2222-2222',
};

interface Aim {
  /** The kinds of ids that the call takes. */
  readonly at: readonly Kind[];
  /** Valid fields, so that the service refuses only the id. */
  readonly body?: Readonly<Record<string, unknown>>;
  /** The field of the id, if the path has none. */
  readonly field?: string;
}

/** Every employer's call that takes an id, by its name in the contract. */
const aims: Readonly<Record<string, Aim>> = {
  getNanny: { at: ['worker'] },
  getPublicProfile: { at: ['worker'] },
  listNannyReviews: { at: ['worker'] },
  getInvitationStatus: { at: ['worker'] },
  withdrawInvitation: { at: ['worker'] },
  changeInvitation: { at: ['worker'], body: { package_id: 18 } },
  purchasePackage: {
    at: ['worker'],
    field: 'nanny_id',
    body: { package_id: 17 },
  },
  dismissPurchase: { at: ['purchase'] },
  getPurchaseCallback: { at: ['reference'], field: 'reference' },
  getCompletion: { at: ['worker'] },
  getDeepCheck: { at: ['worker'] },
  downloadReport: { at: ['worker', 'purchase', 'invitation'] },
  showIdNumber: { at: ['worker', 'purchase', 'invitation'] },
  revokeReportCode: { at: ['code'] },
  getMyReview: { at: ['worker'] },
  writeReview: { at: ['worker'], body: WORDS },
  changeReview: { at: ['review'], body: WORDS },
  deleteReview: { at: ['review'] },
  reportIncident: { at: ['worker'], body: INCIDENT },
  getMisconduct: { at: ['worker'] },
  getContactStatus: { at: ['worker'] },
  requestContact: { at: ['worker'], field: 'nanny_id', body: { message: 'Please.' } },
};

/** Calls of the team. The team may work on the data of all employers, so the service refuses only absent ids here. */
const teamBodies: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  decideMessages: { decision: 'stopped', read: 1 },
  decideReview: { status: 'approved', reason: 'Read.', updated_at: '2026-01-01T00:00:00Z' },
  assignIncident: { category: 'theft', region: 'coast_east', updated_at: '2026-01-01T00:00:00Z' },
  requestStatement: { channel: 'phone' },
  recordStatement: { statement: 'It was mine.' },
  decideDispute: { decision: 'rejected', reason: 'nothing_new', note: 'Nothing in it.' },
  decideIncident: { decision: 'dismissed', reason: 'not_proven', note: 'Nothing in it.' },
  decideDocument: { decision: 'rejected', reason: 'unreadable' },
  decideCheck: { outcome: 'clear', note: 'Seen.', ...groundsOf('identity', 'clear', new Date(0)) },
  decideIdentity: { decision: 'verified', note: 'Seen.' },
  moveCheck: { waiting_on: null },
  sendChargebackEvidence: { service_details: 'The report was ready on the day.' },
  resolveChargeback: { answer: 'declined', message: 'The report was ready on the day.' },
  retryRefund: { account_number: '+254700000001', bank_id: '28' },
  decideTeamChange: { decision: 'approved' },
  endMembership: { reason: 'Left.' },
  endSessionsOfMember: { reason: 'Lost her phone.' },
  giveWork: { member_id: NOBODY, reason: 'I am away.' },
  snoozeWork: { until: null, reason: '' },
  recordReferenceCall: { outcome: 'not_reached', feedback: '' },
};

const fieldsOf = (schema: Call['body']): string[] =>
  schema === undefined ? [] : Object.keys(z.toJSONSchema(schema, { io: 'input' }).properties ?? {});
const namesSomething = (call: Call) =>
  call.path.includes('{') ||
  [...fieldsOf(call.body), ...fieldsOf(call.query)].some(
    (field) => field === 'reference' || (field.endsWith('_id') && field !== 'package_id'),
  );
const ofEmployers = everyCall.filter(([, call]) => call.audience === 'employer');
const ofTeam = everyCall.filter(([, call]) => call.audience === 'ops' && call.path.includes('{'));

const api = await useApi();
const work = await reviewWorkOf(api);
const [owner, stranger] = [await work.employer(), await work.employer()];
const { db, clock } = api.ctx;
await db.update(employers).set({ name: 'Wambui Owner' }).where(eq(employers.id, owner.id));
const worker = await work.worker({ name: 'Hidden Person', listed: false });
const caseId = await work.open(owner.id, worker, 18);
const { purchaseId } = await work.caseRow(caseId);
const [purchase] = await db.select().from(purchases).where(eq(purchases.id, purchaseId));
const [report] = await db.select().from(reports).where(eq(reports.caseId, caseId));
const now = clock.now();
const pair = { employerId: owner.id, workerId: worker, createdAt: now };
await work.typed(owner.id, worker);
const [invitation] = await db
  .insert(invitations)
  .values({ ...pair, packageId: 17, status: 'accepted', expiresAt: now, answeredAt: now })
  .returning();
await db
  .insert(contactRequests)
  .values({ ...pair, message: 'Please.', status: 'approved', expiresAt: now, answeredAt: now });
await work.post(owner, worker);
await work.mine(owner, worker);
const [review] = await work.rowsOf(worker);
const hers = {
  worker,
  review: review?.id ?? '',
  purchase: purchaseId,
  invitation: invitation?.id ?? '',
  reference: purchase?.reference ?? '',
  code: report?.code ?? '',
};

function send(call: Call, aim: Aim, id: string, token: string): Promise<Answer> {
  const path = call.path.replaceAll(/\{\w+\}/g, encodeURIComponent(id));
  if (call.method === 'GET' && aim.field !== undefined)
    return api.call('GET', `${path}?${aim.field}=${encodeURIComponent(id)}`, { token });
  const returnPage = { callback_url: `${api.origin}/post-payment-success` };
  const fields = { ...aim.body, ...(fieldsOf(call.body).includes('callback_url') ? returnPage : {}) };
  const body = aim.field === undefined ? aim.body : { ...fields, [aim.field]: id };
  return api.call(call.method, path, { token, ...(body === undefined ? {} : { body }) });
}

/** All data of the owner, and all data about the owner's worker. */
const everything = async () => {
  const { db } = api.ctx;
  return {
    reviews: await work.rowsOf(hers.worker),
    purchases: await db.select().from(purchases).where(eq(purchases.workerId, hers.worker)),
    requests: await db.select().from(contactRequests).where(eq(contactRequests.workerId, hers.worker)),
    incidents: await db.select().from(misconductReports).where(eq(misconductReports.workerId, hers.worker)),
    reports: await db
      .select({ code: reports.code })
      .from(reports)
      .innerJoin(cases, eq(cases.id, reports.caseId))
      .where(eq(cases.workerId, hers.worker)),
    ofStranger: await db.select().from(reviews).where(eq(reviews.employerId, stranger.id)),
  };
};

it.each(ofEmployers.filter(([, call]) => namesSomething(call)))(
  '%s has a test with what is another’s',
  (name) => {
    expect(Object.keys(aims)).toContain(name);
  },
);

it.each(ofTeam.filter(([, call]) => call.body !== undefined))(
  '%s has a test with what is not there',
  (name) => {
    expect(Object.keys(teamBodies)).toContain(name);
  },
);

describe.each(
  ofEmployers.flatMap(([name, call]) => (aims[name]?.at ?? []).map((kind) => ({ name, call, kind }))),
)('$name with another’s $kind', ({ name, call, kind }) => {
  it('answers like for one that does not exist, and changes nothing', async () => {
    const aim = aims[name] ?? { at: [] };
    const before = await everything();
    const foreign = await send(call, aim, hers[kind], stranger.token);
    const none = await send(call, aim, absent[kind], stranger.token);
    expect(foreign).toMatchObject({ status: 404 });
    expect(foreign.body).toEqual(none.body);
    expect(foreign.headers.get('content-length')).toBe(none.headers.get('content-length'));
    expect(foreign.headers.get('cache-control')).toBe('no-store');
    expect(await everything()).toEqual(before);
  });
});

describe.each(ofEmployers.filter(([, call]) => call.method === 'GET' && !namesSomething(call)))(
  '%s',
  (_name, call) => {
    it('tells another employer nothing of what the owner has', async () => {
      const text = JSON.stringify((await api.call('GET', call.path, { token: stranger.token })).body);
      for (const secret of [...Object.values(hers), owner.id, owner.phone, 'Wambui Owner', 'Hidden Person'])
        expect(text).not.toContain(secret);
    });
  },
);

describe.each(ofTeam)('%s', (name, call) => {
  it('answers 404 for what is not there', async () => {
    const path = call.path.replaceAll(/\{\w+\}/g, NOBODY);
    const body = teamBodies[name];
    const answer = await api.call(call.method, path, {
      token: work.ops,
      ...(body === undefined ? {} : { body }),
    });
    expect(answer).toMatchObject({ status: 404, body: { message: expect.stringMatching(/not found/i) } });
  });
});
