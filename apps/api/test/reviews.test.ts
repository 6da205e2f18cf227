import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { changeReview, deleteReview, listWrittenReviews } from '@repo/api-client/contract/reviews';
import { maskPhone } from '@repo/domain/phone';
import { employers } from '../src/db/schema/people.ts';
import { purchases } from '../src/db/schema/purchases.ts';
import { useApi } from './use-api.ts';
import { reviewWorkOf, WORDS } from './review-work.ts';

const api = await useApi();
const work = await reviewWorkOf(api);

describe('who may write', () => {
  // spec: reviews/state-pending, reviews/entity, reviews/call-pending, reviews/call-mine, write-review/call
  it('lets an employer with a paid check write, trims what she wrote, and waits for the team', async () => {
    const { employer, worker, id } = await work.written();
    expect((await work.mine(employer, worker)).review).toEqual({
      id,
      nanny_id: worker,
      nanny_name: 'Amani Test',
      nanny_phone: maskPhone((await work.workerRow(worker)).phone),
      rating: 4,
      review: 'She is kind.',
      incident_report: null,
      evidence_url: null,
      status: 'pending',
      rejection_reason: null,
      created_at: expect.any(String),
    });
    expect((await work.pending(employer)).map((review) => review.id)).toEqual([id]);
    expect(await work.published(employer, worker)).toEqual([]);
    expect(await work.audit(`review:${id}`)).toMatchObject([
      { actor: `employer:${employer.id}`, action: 'review-written', details: { worker, rating: 4 } },
    ]);
  });

  it('lets an employer write whose invitation was accepted, and no other', async () => {
    const worker = await work.worker();
    for (const [status, expected] of [
      ['pending', 403],
      ['declined', 403],
      ['expired', 403],
      ['accepted', 200],
    ] as const) {
      const employer = await work.employer();
      await work.invitation(employer, worker, status);
      expect(await work.post(employer, worker), status).toMatchObject({ status: expected });
    }
  });

  it('refuses, in WORDS that say what is missing, who bought nothing or got it back', async () => {
    const { employer, worker } = await work.pair();
    const stranger = await work.employer();
    const refusal = {
      status: 403,
      body: {
        code: 'forbidden',
        message: expect.stringMatching(/paid for a check.*your invitation was accepted/),
      },
    };
    expect(await work.post(stranger, worker)).toMatchObject(refusal);
    expect(await work.mine(stranger, worker)).toEqual({ review: null, refusal: 'no-tie' });
    expect((await work.mine(employer, worker)).refusal).toBeNull();
    await api.ctx.db
      .update(purchases)
      .set({ status: 'refunded' })
      .where(eq(purchases.employerId, employer.id));
    expect(await work.post(employer, worker)).toMatchObject(refusal);
    expect(await work.rowsOf(worker)).toEqual([]);
  });

  it('refuses a worker who has an employer’s account on her own number, whatever she invited or paid for', async () => {
    const { employer, worker } = await work.pair();
    const { phone } = await work.workerRow(worker);
    await api.ctx.db.update(employers).set({ phone }).where(eq(employers.id, employer.id));
    expect(await work.post(employer, worker, { ...WORDS, rating: 5 })).toMatchObject({ status: 403 });
    expect((await work.mine(employer, worker)).refusal).toBe('no-tie');
    expect(await work.rowsOf(worker)).toEqual([]);
  });

  it('answers for a worker who is not to be seen as for one who does not exist', async () => {
    const stranger = await work.employer();
    const hidden = await work.worker({ listed: false });
    const nobody = await work.post(stranger, '00000000-0000-4000-8000-000000000000');
    const unseen = await work.post(stranger, hidden);
    expect(unseen.status).toBe(404);
    expect(unseen.body).toMatchObject({ message: 'Worker not found' });
    expect(nobody).toMatchObject({ status: 404, body: { message: 'Worker not found' } });
  });

  it.each([
    ['no star', { ...WORDS, rating: 0 }, 'rating'],
    ['six stars', { ...WORDS, rating: 6 }, 'rating'],
    ['half a star', { ...WORDS, rating: 3.5 }, 'rating'],
    ['no words', { ...WORDS, review: ' \n' }, 'review'],
    [
      'a link that is no web address',
      { ...WORDS, evidence_url: ['javascript', 'alert(1)'].join(':') },
      'evidence_url',
    ],
    ['a link too long', { ...WORDS, evidence_url: `https://${'a'.repeat(2000)}` }, 'evidence_url'],
    ['5,001 letters', { ...WORDS, review: 'a'.repeat(5001) }, 'review'],
    ['a status of her own', { ...WORDS, status: 'approved' }, 'status'],
  ])('refuses %s, written or edited', async (_what, body, field) => {
    const { employer, worker, id } = await work.written();
    const refusal = { status: 400, body: { fields: { [field]: expect.any(String) } } };
    expect(await work.put(employer, id, body)).toMatchObject(refusal);
    await work.remove(employer, id);
    expect(await work.post(employer, worker, body)).toMatchObject(refusal);
  });

  // spec: write-review/counter-soft
  it('keeps more letters than the counter shows, an incident and a link', async () => {
    const incident = { incident_report: ' She left them alone. ', evidence_url: ' https://test.example/a ' };
    const { employer, worker } = await work.written({ rating: 1, review: 'a'.repeat(1001), ...incident });
    expect((await work.mine(employer, worker)).review).toMatchObject({
      review: 'a'.repeat(1001),
      incident_report: 'She left them alone.',
      evidence_url: 'https://test.example/a',
    });
    // An allegation is not a finding. Nothing about the worker changes before or after the team's decision.
    const before = await work.workerRow(worker);
    const [row] = await work.rowsOf(worker);
    expect(await work.decide(row?.id ?? '', 'approved')).toMatchObject({ status: 200 });
    expect(await work.workerRow(worker)).toEqual(before);
    expect(JSON.stringify(await work.published(employer, worker))).not.toMatch(
      /left them alone|test\.example/,
    );
  });
});

describe('one pending review', () => {
  it('stands against a second, pressed twice at once or later', async () => {
    const { employer, worker } = await work.pair();
    const answers = await Promise.all(Array.from({ length: 5 }, () => work.post(employer, worker)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
    expect(await work.rowsOf(worker)).toHaveLength(1);
    expect((await work.mine(employer, worker)).refusal).toBe('already-pending');
  });

  // spec: reviews/add-another
  it.each(['approved', 'rejected'])('may be followed by another once it is %s', async (decision) => {
    const { employer, worker, id } = await work.written();
    expect(await work.decide(id, decision)).toMatchObject({ status: 200 });
    expect((await work.mine(employer, worker)).refusal).toBeNull();
    expect(await work.post(employer, worker, { ...WORDS, review: 'Another.' })).toMatchObject({
      status: 200,
    });
    const all = await api.make(listWrittenReviews, { token: employer.token });
    expect(all.reviews.map(({ review, status }) => [review, status])).toEqual([
      ['Another.', 'pending'],
      ['She is kind.', decision],
    ]);
  });
});

describe('editing and deleting', () => {
  // spec: reviews/edit-returns, reviews/call-update
  it('changes what waits, and the wait starts again', async () => {
    const { employer, worker, id } = await work.written();
    const before = await work.readAt(id);
    await api.advance(60);
    const body = { rating: 2, review: 'On second thoughts.', incident_report: 'x', evidence_url: '' };
    await api.make(changeReview, { token: employer.token, params: { reviewId: id }, body });
    expect((await work.mine(employer, worker)).review).toMatchObject({
      id,
      rating: 2,
      review: 'On second thoughts.',
      evidence_url: null,
      status: 'pending',
    });
    expect(Date.parse(await work.readAt(id))).toBeGreaterThan(Date.parse(before));
    expect((await work.audit(`review:${id}`)).map(({ action }) => action)).toEqual([
      'review-written',
      'review-changed',
    ]);
  });

  // spec: reviews/edit-pending, reviews/call-delete
  it('takes a review back for good', async () => {
    const { employer, worker, id } = await work.written();
    await api.make(deleteReview, { token: employer.token, params: { reviewId: id } });
    expect(await work.rowsOf(worker)).toEqual([]);
    expect(await work.remove(employer, id)).toMatchObject({ status: 404 });
    expect((await work.audit(`review:${id}`)).at(-1)).toMatchObject({ action: 'review-deleted' });
    expect(await work.post(employer, worker)).toMatchObject({ status: 200 });
  });

  it('is for the author alone: for another it is as if there were none', async () => {
    const { worker, id } = await work.written();
    const other = await work.employer();
    await work.purchase(other.id, worker, 16);
    const nobody = await work.put(other, '00000000-0000-4000-8000-000000000000');
    const theirs = await work.put(other, id);
    expect(theirs.status).toBe(404);
    expect(theirs.body).toMatchObject({ message: 'Review not found, or already decided.' });
    expect(nobody).toMatchObject({ status: 404, body: { message: 'Review not found, or already decided.' } });
    expect(await work.remove(other, id)).toMatchObject({ status: 404 });
    expect(await work.mine(other, worker)).toEqual({ review: null, refusal: null });
    expect(await work.pending(other)).toEqual([]);
    expect(await work.rowsOf(worker)).toMatchObject([{ review: 'She is kind.' }]);
  });

  it.each(['approved', 'rejected'])('is over once it is %s', async (decision) => {
    const { employer, id } = await work.written();
    await work.decide(id, decision);
    expect(await work.put(employer, id)).toMatchObject({ status: 404 });
    expect(await work.remove(employer, id)).toMatchObject({ status: 404 });
  });
});
