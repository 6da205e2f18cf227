import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { listQueue, listQueues } from '@repo/api-client/contract/work';
import { listWorkerConsents, withdrawWorkerConsent } from '@repo/api-client/contract/worker-app';
import { checks } from '../src/db/schema/cases.ts';
import { workerDocuments } from '../src/db/schema/documents.ts';
import { workers } from '../src/db/schema/people.ts';
import { decisionsOf } from './decisions.ts';
import { findingWorkOf } from './finding-work.ts';
import { heldWorkOf } from './held-work.ts';
import { teamWorkOf } from './team-work.ts';
import { useApi } from './use-api.ts';

const api = await useApi();
const decisions = decisionsOf(api);
const work = await findingWorkOf(api);
const team = teamWorkOf(api);
const held = heldWorkOf(api);

let token: string;
beforeEach(async () => {
  ({ token } = await team.member('agent'));
});

type Queue = Parameters<typeof held.queue>[1];
const find = async (id: string, ...where: [Queue, Parameters<typeof held.queue>[2]?]) =>
  (await held.queue(token, ...where)).find((each) => each.id === id);
const counts = async (queue: Queue, member = token) =>
  (await api.make(listQueues, { token: member })).queues.find((each) => each.queue === queue);
const dueAt = (id: string, at: Date) => api.ctx.db.update(checks).set({ dueAt: at }).where(eq(checks.id, id));
const now = () => api.ctx.clock.now().getTime();

describe('a queue', () => {
  // spec: team-queues/queues
  it('has the checks of its kind that the team must act on, with their date and no personal data', async () => {
    const { id, caseId, worker } = await work.opened('social_media');
    const row = await work.cases.check(caseId, 'social_media');
    expect(await find(id, 'social_media')).toEqual({
      kind: 'check',
      id,
      queue: 'social_media',
      nanny_id: worker,
      case_id: caseId,
      level: 'standard',
      check_kind: 'social_media',
      slot: null,
      needs: 'first_look',
      since: row.turnSince?.toISOString(),
      due_at: row.dueAt.toISOString(),
      deadline: 'on_time',
      holder: null,
      snoozed_until: null,
      snooze_reason: null,
      given: null,
    });
    expect(await find(id, 'references')).toBeUndefined();
  });

  it('tells which paper of a worker it is', async () => {
    const [row] = await api.ctx.db
      .insert(workerDocuments)
      .values({
        workerId: await work.worker(),
        slot: 'policeClearance',
        sha256: '',
        uploadedAt: api.ctx.clock.now(),
      })
      .returning({ id: workerDocuments.id });
    expect(await find(row?.id ?? '', 'documents')).toMatchObject({
      kind: 'document',
      slot: 'policeClearance',
      check_kind: null,
    });
  });

  it('does not have what somebody else must do first', async () => {
    const { caseId } = await work.opened();
    const certificate = await work.cases.check(caseId, 'criminal_record');
    const review = await work.cases.check(caseId, 'final_review');
    expect(await find(certificate.id, 'criminal_record')).toBeUndefined();
    expect(await find(certificate.id, 'criminal_record', 'waiting')).toMatchObject({ deadline: 'stopped' });
    expect(await find(review.id, 'final_review')).toBeUndefined();
    expect(await find(review.id, 'final_review', 'waiting')).toBeDefined();
  });

  it('gets the final review once the other checks are decided', async () => {
    const { caseId } = await work.opened('references', 16);
    const review = await work.cases.check(caseId, 'final_review');
    for (const { kind } of await work.cases.checks(caseId))
      if (kind !== 'final_review') await work.cases.decide(work.ops, caseId, kind);
    expect(await find(review.id, 'final_review')).toMatchObject({ deadline: 'on_time' });
    await work.cases.decide(work.ops, caseId, 'final_review');
    expect(await find(review.id, 'final_review')).toBeUndefined();
  });

  it('has nothing of a case that ended', async () => {
    const { id, worker } = await work.opened('social_media');
    const consents = await api.call('GET', '/api/worker/consents', { token: await work.tokenOf(worker) });
    const [consent] = listWorkerConsents.answer.parse(consents.body).consents;
    await api.make(withdrawWorkerConsent, {
      token: await work.tokenOf(worker),
      params: { id: consent?.id ?? '' },
      body: {},
    });
    expect(await find(id, 'social_media')).toBeUndefined();
    expect(await find(id, 'social_media', 'waiting')).toBeUndefined();
  });

  it('has the one due first on top, in pages', async () => {
    const made = [
      await work.opened('social_media'),
      await work.opened('social_media'),
      await work.opened('social_media'),
    ];
    const ids = made.map(({ id }) => id);
    // In the other order, years ago, so that they are the first of the queue.
    for (const [index, id] of ids.entries()) await dueAt(id, new Date(Date.UTC(2020, 0, 9 - index)));
    const seen: string[] = [];
    let cursor = '';
    while (seen.length < ids.length) {
      const path = `/api/ops/queues/social_media?view=late&limit=1${cursor && `&cursor=${cursor}`}`;
      const page = await api.call('GET', path, { token });
      seen.push(...listQueue.answer.parse(page.body).work.map(({ id }) => id));
      cursor = page.headers.get('x-next-cursor') ?? '';
    }
    expect(seen).toEqual(ids.toReversed());
  });

  it.each(['?limit=x', '?limit=-1', '?cursor=x', '?view=all', '?status=open'])(
    'refuses %s',
    async (query) => {
      expect(await api.call('GET', `/api/ops/queues/health${query}`, { token })).toMatchObject({
        status: 400,
      });
    },
  );
});

describe('the counts', () => {
  // spec: team-queues/counts
  it('follow the queue, and tell what is late', async () => {
    const before = await counts('social_media');
    const { id, caseId } = await work.opened('social_media');
    expect(await counts('social_media')).toEqual({
      queue: 'social_media',
      open: (before?.open ?? 0) + 1,
      late: before?.late,
      waits: true,
      is_own: true,
    });
    await dueAt(id, new Date(now() - 1));
    expect((await counts('social_media'))?.late).toBe((before?.late ?? 0) + 1);
    await work.cases.decide(work.ops, caseId, 'social_media');
    expect(await counts('social_media')).toEqual(before);
  });

  // spec: team-queues/counts-own
  it('leave to colleagues what the member may not do, and tell that it waits', async () => {
    const first = await team.member('agent');
    const senior = await team.member('senior');
    const of = async (member: string) => {
      const { open, late, waits } = (await counts('second_look', member)) ?? {};
      return { open, late, waits };
    };
    const [agents, seniors] = [await of(token), await of(senior.token)];
    const { id, worker } = await work.opened('social_media');
    const say = (by: string, outcome: string) => decisions.check(by, id, { outcome, note: 'A threat.' });
    await say(first.token, 'finding');
    await dueAt(id, new Date(now() - 1));
    const more = ({ open = 0, late = 0 }) => ({ open: open + 1, late: late + 1, waits: true });
    expect(await of(first.token)).toEqual({ ...agents, waits: true });
    expect(await of(token)).toEqual(more(agents));
    await say(work.ops, 'clear');
    expect(await of(token)).toEqual({ ...agents, waits: true });
    expect(await of(senior.token)).toEqual(more(seniors));
    await api.ctx.db.update(workers).set({ phone: senior.phone }).where(eq(workers.id, worker));
    expect(await of(senior.token)).toEqual({ ...seniors, waits: true });
  });

  it('of a queue of other roles have all that its list has', async () => {
    const auditor = await team.member('auditor');
    const before = await counts('second_look', auditor.token);
    const { id } = await work.opened('social_media');
    for (const [by, outcome] of [
      [token, 'finding'],
      [work.ops, 'clear'],
    ] as const)
      await decisions.check(by, id, { outcome, note: 'A threat.' });
    expect((await counts('second_look', auditor.token))?.open).toBe((before?.open ?? 0) + 1);
  });

  it('tell each role its own queues', async () => {
    const ownOf = async (role: Parameters<typeof team.member>[0]) =>
      (await api.make(listQueues, { token: (await team.member(role)).token })).queues
        .filter((queue) => queue.is_own)
        .map(({ queue }) => queue);
    expect(await ownOf('finance')).toEqual(['refunds', 'chargebacks']);
    expect(await ownOf('auditor')).toEqual([]);
    expect(await ownOf('agent')).not.toContain('disputes');
    expect(await ownOf('senior')).toContain('disputes');
  });
});

describe('the other queues', () => {
  it('have incidents, unless the worker has her days to answer', async () => {
    const { id } = await work.reported();
    expect(await find(id, 'incidents')).toMatchObject({
      kind: 'incident',
      case_id: null,
      deadline: 'on_time',
    });
    await work.ask(id);
    expect(await find(id, 'incidents')).toBeUndefined();
    expect(await find(id, 'incidents', 'waiting')).toMatchObject({ deadline: 'stopped' });
    await work.writeSide(id);
    expect(await find(id, 'incidents')).toBeDefined();
  });

  // spec: team-queues/dispute-waits
  it('have a dispute that waits for the looks at its finding, since the worker wrote it or members differ', async () => {
    const { id, caseId, token: worker } = await work.opened('social_media');
    const say = (by: string, outcome: string) => decisions.check(by, id, { outcome, note: 'A threat.' });
    const [first, second, settles] = [
      await team.member('agent'),
      await team.member('agent'),
      await team.member('senior'),
    ];
    await say(first.token, 'finding');
    const dispute = await work.disputed(worker, 'check', id);
    const [row] = await work.disputesOf((await work.cases.check(caseId, 'social_media')).workerId);
    const written = row?.createdAt.toISOString();
    ({ token } = await team.member('senior'));
    expect(await find(dispute, 'disputes')).toBeUndefined();
    expect(await find(dispute, 'disputes', 'waiting')).toMatchObject({ deadline: 'stopped', since: written });
    await say(second.token, 'clear');
    const differing = await find(dispute, 'disputes', 'waiting');
    expect(new Date(differing?.since ?? 0).getTime()).toBeGreaterThan(row?.createdAt.getTime() ?? 0);
    await say(settles.token, 'finding');
    expect(await find(dispute, 'disputes', 'waiting')).toBeUndefined();
    expect(await find(dispute, 'disputes')).toMatchObject({ deadline: 'on_time' });
  });

  it('have disputes for whoever had no say in the finding', async () => {
    const { id: check, token: worker } = await work.found();
    const dispute = await work.disputed(worker, 'check', check);
    expect(await find(dispute, 'disputes')).toMatchObject({ kind: 'dispute', needs: 'first_look' });
    const ofDecider = await held.queue(work.ops, 'disputes');
    expect(ofDecider.map(({ id }) => id)).not.toContain(dispute);
  });

  // spec: team-queues/second-look
  it('have a second look for everybody but the first member', async () => {
    const { id } = await work.opened('social_media');
    const body = { outcome: 'finding', note: 'A threat.' };
    await decisions.check(token, id, body);
    expect(await find(id, 'second_look')).toBeUndefined();
    expect(await find(id, 'social_media')).toBeUndefined();
    const seen = await held.queue(work.ops, 'second_look');
    expect(seen.find((each) => each.id === id)).toMatchObject({
      needs: 'second_look',
      queue: 'second_look',
      check_kind: 'social_media',
    });
  });
});
