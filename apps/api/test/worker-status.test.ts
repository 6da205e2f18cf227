import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { getVerificationStatus, getWorkerReviews } from '@repo/api-client/contract/worker-status';
import { workerDocuments } from '../src/db/schema/documents.ts';
import { workerReferences, workers } from '../src/db/schema/people.ts';
import { withTransaction } from '../src/db/transaction.ts';
import { openSession } from '../src/services/people/auth/session.ts';
import { caseWorkOf } from './case-work.ts';
import { useApi } from './use-api.ts';
import { reviewWorkOf } from './review-work.ts';

const api = await useApi();
const work = await reviewWorkOf(api);

const tokenOf = (worker: string) => withTransaction(api.ctx, (tx) => openSession(tx, 'worker', worker));
const reviewsOf = async (worker: string) => api.make(getWorkerReviews, { token: await tokenOf(worker) });
const statusOf = async (worker: string) => api.make(getVerificationStatus, { token: await tokenOf(worker) });
const notesOf = async (worker: string) => (await statusOf(worker)).steps.map(({ note }) => note);

describe('her own reviews', () => {
  it('are none at first', async () => {
    expect(await reviewsOf(await work.worker())).toEqual({ rating: null, reviewCount: 0, reviews: [] });
  });

  // spec: worker-reviews/review, worker-entities/review
  it('are the approved ones alone, newest first, without a word of who wrote them or what they allege', async () => {
    const { employer, worker, id } = await work.written({
      rating: 4,
      review: 'She is kind.',
      incident_report: 'A cup broke.',
      evidence_url: 'https://example.com/cup',
    });
    expect((await reviewsOf(worker)).reviews).toEqual([]);
    await work.decide(id, 'approved');
    const second = await work.employer();
    await work.purchase(second.id, worker, 16);
    await api.advance(60);
    await work.post(second, worker, { rating: 5, review: 'Always on time.' });
    const pending = await reviewsOf(worker);
    expect(pending).toMatchObject({ rating: 4, reviewCount: 1 });
    const { review } = await work.mine(second, worker);
    await work.decide(review?.id ?? '', 'approved');
    const answer = await reviewsOf(worker);
    expect(answer).toMatchObject({
      rating: 4.5,
      reviewCount: 2,
      reviews: [
        { rating: 5, text: 'Always on time.', reviewerName: null, reviewerInitials: null },
        { id, rating: 4, text: 'She is kind.', reviewerName: null, reviewerInitials: null },
      ],
    });
    const text = JSON.stringify(answer);
    for (const secret of [employer.id, employer.phone, 'Njeri', 'A cup broke', 'example.com'])
      expect(text).not.toContain(secret);
  });
});

describe('her verification', () => {
  it('shows a new account what is missing', async () => {
    const worker = await work.worker({ profileCompletedAt: null });
    expect(await statusOf(worker)).toMatchObject({
      percentage: 0,
      smile_status: 'not_verified',
      references: { verified: 0, needed: 2 },
      check_open: false,
      papers: [],
    });
    expect(await notesOf(worker)).toEqual([
      'incomplete',
      'pending_upload',
      'pending_upload',
      'references_verified',
      'waiting_for_documents',
    ]);
  });

  it('says which papers a running check waits for', async () => {
    const worker = await work.worker();
    await work.open((await work.employer()).id, worker, 18);
    expect(await statusOf(worker)).toMatchObject({
      check_open: true,
      papers: ['policeClearance', 'certificates'],
    });
  });

  it('knows what she has handed in, though nobody has looked at it', async () => {
    const worker = await work.worker();
    const { db, clock } = api.ctx;
    const handedIn = { workerId: worker, slot: 'nationalId' as const, sha256: 'ab', uploadedAt: clock.now() };
    await db.insert(workerDocuments).values({ ...handedIn, status: 'rejected', reason: 'unreadable' });
    expect((await statusOf(worker)).steps[1]).toMatchObject({
      state: 'not_started',
      note: 'pending_upload',
    });
    await db
      .update(workerDocuments)
      .set({ status: 'uploaded', reason: null })
      .where(eq(workerDocuments.workerId, worker));
    await db.insert(workerReferences).values({
      workerId: worker,
      name: 'Otieno Test',
      phone: '+254700000904',
      relationship: 'Employer',
      createdAt: clock.now(),
    });
    expect((await statusOf(worker)).steps).toMatchObject([
      {},
      { state: 'pending', note: 'not_verified' },
      {},
      { state: 'pending', note: 'references_verified' },
      {},
    ]);
  });

  // spec: worker-verification/references
  it('follows her documents and references, and ends with the team’s review of a complete case', async () => {
    const worker = await work.worker({ smileStatus: 'verified' });
    const { db, clock } = api.ctx;
    const document = {
      workerId: worker,
      slot: 'policeClearance' as const,
      sha256: 'ab',
      uploadedAt: clock.now(),
    };
    await db.insert(workerDocuments).values({ ...document, status: 'rejected', reason: 'unreadable' });
    expect((await notesOf(worker))[2]).toBe('refused');
    await db
      .update(workerDocuments)
      .set({ status: 'accepted', reason: null, certificateIssuedOn: '2020-01-01' })
      .where(eq(workerDocuments.workerId, worker));
    expect((await notesOf(worker))[2]).toBe('expired');
    const today = clock.now().toISOString().slice(0, 10);
    await db
      .update(workerDocuments)
      .set({ certificateIssuedOn: today })
      .where(eq(workerDocuments.workerId, worker));
    const named = (phone: string, status: 'verified' | 'pending' | 'refused') => ({
      workerId: worker,
      name: 'Otieno Test',
      phone,
      relationship: 'Employer',
      status,
      createdAt: clock.now(),
    });
    await db
      .insert(workerReferences)
      .values([
        named('+254700000901', 'verified'),
        named('+254700000902', 'pending'),
        named('+254700000903', 'refused'),
      ]);
    expect(await statusOf(worker)).toMatchObject({
      percentage: 60,
      references: { verified: 1, needed: 2 },
      steps: [
        { state: 'completed' },
        { state: 'completed' },
        { state: 'completed', note: 'verified' },
        { state: 'pending', note: 'references_verified' },
        { state: 'not_started', note: 'waiting_for_documents' },
      ],
    });
    await db
      .update(workerReferences)
      .set({ status: 'verified' })
      .where(eq(workerReferences.phone, '+254700000902'));
    expect((await notesOf(worker))[4]).toBe('waiting_for_check');
    const employer = await work.employer();
    const caseId = await work.open(employer.id, worker, 16);
    expect((await notesOf(worker))[4]).toBe('under_review');
    await caseWorkOf(api).decideAll(work.ops, caseId);
    expect(await statusOf(worker)).toMatchObject({ percentage: 100 });
    await db.update(workers).set({ smileStatus: 'failed' }).where(eq(workers.id, worker));
    expect(await notesOf(worker)).toMatchObject({ 1: 'not_verified', 4: 'waiting_for_documents' });
  });
});
