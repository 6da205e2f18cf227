import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { listWaitingReviews, listWrittenReviews } from '@repo/api-client/contract/reviews';
import { reviews } from '../src/db/schema/reviews.ts';
import { decisionsOf } from './decisions.ts';
import { useApi } from './use-api.ts';
import { reviewWorkOf, WORDS } from './review-work.ts';
import { teamWorkOf } from './team-work.ts';

const api = await useApi();
const decisions = decisionsOf(api);
const work = await reviewWorkOf(api);
const team = teamWorkOf(api);

const UNHELD = { status: 403, body: { message: 'This is not in your hands. Please take it first.' } };

describe('the team', () => {
  // spec: team-case-pages/review-list
  it('reads which reviews wait, the longest wait first, in pages, and no word of them', async () => {
    const first = await work.written({ ...WORDS, incident_report: 'What happened.' });
    await api.advance(1);
    const second = await work.written();
    await api.advance(1);
    await work.put(first.employer, first.id, { ...WORDS, review: 'Edited.' });
    const whole = (await api.make(listWaitingReviews, { token: work.ops })).reviews;
    const ids = whole.map(({ id }) => id);
    expect(ids.indexOf(second.id)).toBeLessThan(ids.indexOf(first.id));
    expect(whole.find(({ id }) => id === first.id)).toEqual({
      id: first.id,
      nanny_id: first.worker,
      employer_id: first.employer.id,
      status: 'pending',
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const after = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;
      const answer = await api.call('GET', `/api/ops/reviews?status=pending&limit=2${after}`, {
        token: work.ops,
      });
      expect(answer.status).toBe(200);
      seen.push(...[...JSON.stringify(answer.body).matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id ?? ''));
      cursor = answer.headers.get('x-next-cursor');
    } while (cursor !== null && seen.length <= ids.length);
    expect(seen).toEqual(ids);
  });

  // spec: team-case-pages/review-open
  it('opens one for the member who holds it alone, and that she did is on record', async () => {
    const { employer, worker, id } = await work.written({ ...WORDS, incident_report: 'What happened.' });
    const member = await team.member('agent');
    const read = () => api.call('GET', `/api/ops/reviews/${id}`, { token: member.token });
    expect(await read()).toMatchObject(UNHELD);
    const other = await work.written();
    await work.opened(other.id, member.token);
    expect(await read()).toMatchObject(UNHELD);
    const opened = await work.opened(id, member.token);
    expect(opened).toEqual({
      id,
      nanny_id: worker,
      nanny_name: 'Amani Test',
      employer_id: employer.id,
      rating: 4,
      review: 'She is kind.',
      incident_report: 'What happened.',
      evidence_url: null,
      incident_id: null,
      created_at: expect.any(String),
      updated_at: await work.readAt(id),
    });
    const looks = (await work.audit(`review:${id}`)).filter(({ action }) => action === 'review-opened');
    expect(looks).toMatchObject([{ actor: `ops:${member.id}`, details: { worker } }]);
    const body = { status: 'approved', updated_at: opened.updated_at };
    const path = `/api/ops/reviews/${id}/decision`;
    expect(await api.call('POST', path, { token: member.token, body })).toMatchObject({ status: 200 });
    expect(await read()).toMatchObject(UNHELD);
  });

  // spec: team-case-pages/review-open
  it('names the incident that was made of it', async () => {
    const { id } = await work.written({ ...WORDS, incident_report: 'What happened.' });
    const body = { category: 'abuse', region: 'rift_west', updated_at: await work.readAt(id) };
    await decisions.asHolder(work.ops, 'review', id, () =>
      api.call('POST', `/api/ops/reviews/${id}/incident`, { token: work.ops, body }),
    );
    expect((await work.opened(id)).incident_id).toEqual(expect.any(String));
  });

  it('opens none that is not there', async () => {
    const path = '/api/ops/reviews/00000000-0000-4000-8000-000000000000';
    expect(await api.call('GET', path, { token: work.ops })).toMatchObject({
      status: 404,
      body: { message: 'Review not found' },
    });
  });

  it('refuses pages that it never gave', async () => {
    for (const query of [
      '?limit=x',
      '?limit=-1',
      '?cursor=x',
      '?cursor=2025-99-99T00:00:00Z_x',
      '?cursor=2025-02-30T00:00:00.000Z_00000000-0000-4000-8000-000000000000',
      '?cursor=0000-01-01T00:00:00.000Z_00000000-0000-4000-8000-000000000000',
      '?status=all',
    ])
      expect(await api.call('GET', `/api/ops/reviews${query}`, { token: work.ops }), query).toMatchObject({
        status: 400,
      });
  });

  // spec: reviews/state-approved, reviews/admin-approves
  it('publishes a review without its author; she alone sees that it is hers', async () => {
    const { employer, worker, id } = await work.written();
    const other = await work.employer();
    expect(await work.decide(id, 'approved', 'Read twice.')).toMatchObject({
      status: 200,
      body: { review: { id, nanny_id: worker, status: 'approved' } },
    });
    const [shown] = await work.published(other, worker);
    expect(shown).toMatchObject({ id, review: 'She is kind.', is_own: false });
    expect(JSON.stringify(await work.published(other, worker))).not.toContain(employer.id);
    expect(await work.published(employer, worker)).toMatchObject([{ id, is_own: true }]);
    expect((await work.audit(`review:${id}`)).at(-1)).toMatchObject({
      action: 'review-decided',
      details: { worker, decision: 'approved' },
    });
    expect(await work.rowsOf(worker)).toMatchObject([{ decisionNote: 'Read twice.' }]);
    expect(JSON.stringify(await work.mine(employer, worker))).not.toContain('Read twice');
  });

  // spec: reviews/state-rejected
  it('keeps a rejected one from everybody but its author, and says why', async () => {
    const { employer, worker, id } = await work.written();
    expect(await work.decide(id, 'rejected', ' ')).toMatchObject({
      status: 400,
      body: { fields: { reason: expect.any(String) } },
    });
    expect(await work.decide(id, 'rejected', 'It names her children.')).toMatchObject({ status: 200 });
    expect(await work.published(employer, worker)).toEqual([]);
    const told = { id, status: 'rejected', rejection_reason: 'It names her children.' };
    expect((await work.mine(employer, worker)).review).toMatchObject(told);
    expect((await api.make(listWrittenReviews, { token: employer.token })).reviews).toMatchObject([told]);
    expect(await work.pending(employer)).toEqual([]);
    expect(await work.post(employer, worker)).toMatchObject({ status: 200 });
    expect((await work.mine(employer, worker)).review).toMatchObject({
      status: 'pending',
      rejection_reason: null,
    });
  });

  // spec: team-case-pages/review-reject
  it('keeps why it is rejected as a code, whose words the author reads', async () => {
    const { employer, worker, id } = await work.written();
    const body = { status: 'rejected', because: 'names_a_person', reason: ' Call her “our child”. ' };
    expect(await decisions.review(work.ops, id, body)).toMatchObject({ status: 200 });
    expect((await work.mine(employer, worker)).review).toMatchObject({
      rejection_reason: 'It names a child or another person. Call her “our child”.',
    });
    expect((await work.audit(`review:${id}`)).at(-1)?.details).toEqual({
      worker,
      decision: 'rejected',
      because: 'names_a_person',
    });
  });

  it('decides what stands there for whoever does not say what she read', async () => {
    const { id } = await work.written();
    const decide = (body: object) => decisions.review(work.ops, id, body);
    expect(await decide({ status: 'rejected' })).toMatchObject({
      status: 400,
      body: { fields: { reason: expect.any(String) } },
    });
    expect(await decide({ status: 'approved' })).toMatchObject({ status: 200 });
  });

  it('decides once, however often it is pressed', async () => {
    const { id } = await work.written();
    const at = await work.readAt(id);
    const answers = await Promise.all(
      ['approved', 'rejected', 'approved', 'rejected'].map((decision) =>
        work.decide(id, decision, 'Read.', at),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
    expect(await work.decide(id, 'approved', 'Read.', at)).toMatchObject({ status: 409 });
    const decisions = (await work.audit(`review:${id}`)).filter(({ action }) => action === 'review-decided');
    expect(decisions).toHaveLength(1);
  });

  it('publishes no WORDS that it has not read', async () => {
    const { employer, worker, id } = await work.written();
    const at = await work.readAt(id);
    await api.advance(1);
    await work.put(employer, id, { ...WORDS, review: 'Something else.' });
    expect(await work.decide(id, 'approved', 'Read.', at)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/changed since you read it/) },
    });
    expect(await work.rowsOf(worker)).toMatchObject([{ status: 'pending' }]);
  });

  it('tells words apart that were written at the same moment, and decides while they change about those it has read', async () => {
    const { employer, worker, id } = await work.written();
    const later = new Date(api.ctx.clock.now().getTime() + 3_600_000);
    await api.ctx.db.update(reviews).set({ updatedAt: later }).where(eq(reviews.id, id));
    await work.put(employer, id);
    expect(Date.parse(await work.readAt(id))).toBeGreaterThan(later.getTime());
    for (const turn of [1, 2, 3]) {
      const at = await work.readAt(id);
      const [decided] = await Promise.all([
        work.decide(id, 'approved', 'Read.', at),
        work.put(employer, id, { ...WORDS, review: `Words ${turn}.` }),
        work.put(employer, id, { ...WORDS, review: `Other words ${turn}.` }),
      ]);
      const [row] = await work.rowsOf(worker);
      // The decision either came before every edit, or had no effect.
      const moved = Math.sign((row?.updatedAt.getTime() ?? 0) - Date.parse(at));
      expect([row?.status, moved]).toEqual(decided.status === 200 ? ['approved', 0] : ['pending', 1]);
      if (decided.status === 200) break;
    }
  });

  it('finds no review that is not there', async () => {
    const answer = await api.call('POST', '/api/ops/reviews/00000000-0000-4000-8000-000000000000/decision', {
      token: work.ops,
      body: { status: 'approved', reason: '', updated_at: '2026-01-01T00:00:00Z' },
    });
    expect(answer).toMatchObject({ status: 404 });
    const { id } = await work.written();
    expect(await work.decide(id, 'pending')).toMatchObject({ status: 400 });
  });
});
