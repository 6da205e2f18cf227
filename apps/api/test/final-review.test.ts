import { describe, expect, it } from 'vitest';
import { getCompletion, getDeepCheck } from '@repo/api-client/contract/verifications';
import { stepsOfLevel } from '@repo/domain/check';
import { caseWorkOf } from './case-work.ts';
import { useApi } from './use-api.ts';

const NOTE = 'We recommend her without reserve.';

const api = await useApi();
const work = caseWorkOf(api);
const employer = await work.employer();
const ops = await work.opsToken();

/** All data about a worker that this employer may read. */
const read = async (worker: string) => ({
  report: await api.make(getDeepCheck, { token: employer.token, params: { id: worker } }),
  completion: await api.make(getCompletion, { token: employer.token, params: { nanny_id: worker } }),
});
const reviewIn = ({ checks }: Awaited<ReturnType<typeof read>>['completion']) =>
  checks.find(({ kind }) => kind === 'final_review');

describe('a final review that is written first', () => {
  it('is held back and earns nothing until everything else is decided', async () => {
    const worker = await work.worker();
    const caseId = await work.open(employer.id, worker, 16);
    expect(await work.decide(ops, caseId, 'final_review', 'clear', NOTE)).toMatchObject({ trust_score: 0 });
    await work.decide(ops, caseId, 'identity');
    await work.decide(ops, caseId, 'references');
    const early = await read(worker);
    expect(early.report.recommendation).toEqual({ outcome: null, admin_notes: null, decided_at: null });
    expect(early.completion).toMatchObject({ admin_notes: null, completed_steps: 2 });
    expect(reviewIn(early.completion)).toMatchObject({ outcome: null });
    expect(JSON.stringify(early)).not.toContain(NOTE);

    expect(await work.decide(ops, caseId, 'misconduct_registry')).toMatchObject({
      case: { status: 'completed' },
      trust_score: 65,
    });
    const late = await read(worker);
    expect(late.report.recommendation).toMatchObject({ outcome: 'clear', admin_notes: NOTE });
    expect(late.completion).toMatchObject({ admin_notes: NOTE, completed_steps: 4 });
    expect(reviewIn(late.completion)).toMatchObject({ outcome: 'clear' });
  });

  it.each(['finding', 'unable_to_verify'] as const)(
    'is asked for anew when another check then comes out as %s',
    async (outcome) => {
      const worker = await work.worker();
      const caseId = await work.open(employer.id, worker, 16);
      await work.decide(ops, caseId, 'final_review', 'clear', NOTE);
      await work.decide(ops, caseId, 'identity');
      await work.decide(ops, caseId, 'references');
      const last = await work.decide(ops, caseId, 'misconduct_registry', outcome);
      expect(last.case).toMatchObject({ status: 'open', completion_percentage: 75 });
      const review = await work.check(caseId, 'final_review');
      expect(review).toMatchObject({ status: 'pending', outcome: null, note: null, decidedBy: null });
      const registry = await work.check(caseId, 'misconduct_registry');
      expect(await work.audit(`check:${review.id}`)).toMatchObject([
        { action: 'check-decided' },
        {
          action: 'final-review-reopened',
          actor: `ops:${registry.decidedBy}`,
          details: { because: registry.id },
        },
      ]);
      expect(JSON.stringify(await read(worker))).not.toContain(NOTE);

      const anew = await work.decide(
        ops,
        caseId,
        'final_review',
        'finding',
        'Not recommended: see the registry.',
      );
      expect(anew).toMatchObject({ case: { status: 'completed', completion_percentage: 100 } });
      expect((await read(worker)).report.recommendation.admin_notes).toMatch(/^Not recommended/);
    },
  );

  it('stands over what it has seen: a finding before it and nothing but clear after it', async () => {
    const caseId = await work.open(employer.id, await work.worker(), 16);
    await work.decide(ops, caseId, 'references', 'finding');
    await work.decide(ops, caseId, 'final_review', 'clear', NOTE);
    await work.decide(ops, caseId, 'identity');
    expect(await work.decide(ops, caseId, 'misconduct_registry', 'not_applicable')).toMatchObject({
      case: { status: 'completed' },
    });
    expect(await work.check(caseId, 'final_review')).toMatchObject({ outcome: 'clear', note: NOTE });
  });

  const withoutHealth = stepsOfLevel.premium.filter((kind) => kind !== 'health');
  it.each([
    ['first to last', stepsOfLevel.premium],
    ['health first, and then last to first', ['health', ...withoutHealth.toReversed()] as const],
    [
      'the final review in the middle',
      ['health', ...withoutHealth.slice(4), ...withoutHealth.slice(0, 4)] as const,
    ],
  ])('completes a case that is decided all clear, %s', async (_order, kinds) => {
    const worker = await work.worker();
    const caseId = await work.open(employer.id, worker, 18);
    for (const kind of kinds) await work.decide(ops, caseId, kind);
    expect(await work.caseRow(caseId)).toMatchObject({ status: 'completed' });
    expect(await work.workerRow(worker)).toMatchObject({ trustScore: 95 });
  });

  it('never completes a case over a finding it has not seen, when both are decided at the same moment', async () => {
    for (let round = 0; round < 4; round += 1) {
      const caseId = await work.open(employer.id, await work.worker(), 16);
      await work.decide(ops, caseId, 'identity');
      await work.decide(ops, caseId, 'references');
      await Promise.all([
        work.decide(ops, caseId, 'final_review', 'clear', NOTE),
        work.decide(ops, caseId, 'misconduct_registry', 'finding'),
      ]);
      const review = await work.check(caseId, 'final_review');
      const finding = await work.check(caseId, 'misconduct_registry');
      // The audit trail has the order of the decisions.
      const lines = await work.audit(`check:${finding.id}`);
      const found = lines.find(({ action }) => action === 'finding-confirmed');
      // On some days of the week the days of the worker to answer end after the due date, which then moves.
      const [reviewed, reopened] = (await work.audit(`check:${review.id}`)).filter(
        ({ action }) => action !== 'check-date-moved',
      );
      const isSeen = (reviewed?.id ?? 0) > (found?.id ?? 0);
      expect(reopened?.action).toBe(isSeen ? undefined : 'final-review-reopened');
      expect((await work.caseRow(caseId)).status).toBe(isSeen ? 'completed' : 'open');
    }
  });
});
