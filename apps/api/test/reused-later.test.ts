import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { listChecks } from '@repo/api-client/contract/checks';
import { checks } from '../src/db/schema/cases.ts';
import { withTransaction } from '../src/db/transaction.ts';
import { withdrawConsents } from '../src/services/consent/consents/withdraw-consents.ts';
import { groundsOf } from './check-proof.ts';
import { useApi } from './use-api.ts';
import { reuseWorkOf } from './reuse-work.ts';

const api = await useApi();
const work = await reuseWorkOf(api);

describe('a check that was carried', () => {
  it('counts once: in her score, her records, and what the team has decided', async () => {
    const worker = await work.worker();
    const first = await work.open(work.buyer.id, worker, 17);
    await work.decideAll(work.ops, first, 'finding');
    const before = [await work.score(worker), (await work.workerRow(worker)).misconductFlags];
    const caseId = await work.open(work.buyer.id, worker, 18);
    expect(await work.reusedIn(caseId)).toEqual(['references', 'criminal_record', 'social_media']);
    expect([await work.score(worker), (await work.workerRow(worker)).misconductFlags]).toEqual(before);
    expect(before).toEqual([0, 1]);
    const listed = async (status: string) =>
      (await api.make(listChecks, { token: work.ops, query: { status, limit: '1000' } })).checks.filter(
        (check) => check.nanny_id === worker,
      );
    expect((await listed('decided')).every((check) => check.case_id === first)).toBe(true);
    expect((await listed('open')).map((check) => check.kind)).not.toContain('references');
    const all = (await listed('all')).filter((check) => check.kind === 'references');
    const { id } = await work.check(first, 'references');
    expect(new Set(all.map((check) => check.reused_from))).toEqual(new Set([id, null]));
    expect(all).toHaveLength(2);
    // A different decision for another employer counts from then on, and not the reused result.
    const { caseId: newer } = await work.lite(worker, 'clear', await work.employer());
    expect(await work.score(worker)).toBe(20);
    expect(await work.statusOf(newer, 'references')).toBe('decided');
  });

  it('can neither be decided nor moved again', async () => {
    const worker = await work.worker();
    await work.lite(worker);
    const { id } = await work.check(await work.open(work.buyer.id, worker, 17), 'references');
    const grounds = groundsOf('references', 'finding', new Date());
    const decision = { outcome: 'finding', note: 'Changed my mind.', ...grounds };
    for (const [path, body] of [
      ['decision', decision],
      ['progress', { waiting_on: 'referee' }],
    ] as const)
      expect(
        await api.call('POST', `/api/ops/checks/${id}/${path}`, { token: work.ops, body }),
        path,
      ).toMatchObject({
        status: 409,
      });
  });

  it('stays what it was, whatever becomes of the one that it was carried from', async () => {
    const worker = await work.worker();
    const { references } = await work.lite(worker);
    const caseId = await work.open(work.buyer.id, worker, 17);
    await api.ctx.db
      .update(checks)
      .set({ outcome: 'finding', note: 'OTHER', decidedAt: null, status: 'pending' })
      .where(eq(checks.id, references.id));
    expect(await work.check(caseId, 'references')).toMatchObject({
      status: 'decided',
      outcome: 'clear',
      note: references.note,
      decidedAt: references.decidedAt,
    });
  });

  it('stays a result of both cases once she withdraws', async () => {
    const worker = await work.worker();
    const { caseId } = await work.lite(worker);
    const upgraded = await work.open(work.buyer.id, worker, 17);
    await withTransaction(api.ctx, (tx) => withdrawConsents(api.ctx, tx, worker));
    for (const id of [caseId, upgraded]) expect(await work.caseRow(id)).toMatchObject({ status: 'closed' });
    expect(await work.completion(worker)).toMatchObject({
      ended: { reason: 'withdrawn', stopped: true },
      checks: [
        { kind: 'identity', status: 'stopped' },
        { kind: 'references', outcome: 'clear', reused_from: 'earlier-package' },
        { kind: 'criminal_record', status: 'stopped' },
        { kind: 'social_media', status: 'stopped' },
        { kind: 'misconduct_registry', status: 'stopped' },
        { kind: 'final_review', status: 'stopped' },
      ],
    });
    expect((await work.deepCheck(worker, work.buyer)).references_summary).toMatchObject({
      outcome: 'clear',
      reused_from: 'earlier-package',
    });
  });
});
