import { describe, expect, it } from 'vitest';
import { getMisconduct } from '@repo/api-client/contract/misconduct';
import { getNanny, listNannies } from '@repo/api-client/contract/nannies';
import { getCompletion, getDeepCheck } from '@repo/api-client/contract/verifications';
import { RECORD_COUNTS_NO_MORE, recordCountsUntil } from '@repo/domain/misconduct';
import { withTransaction } from '../src/db/transaction.ts';
import { withdrawConsents } from '../src/services/consent/consents/withdraw-consents.ts';
import { recomputeDue } from '../src/services/trust/recompute-due.ts';
import { caseWorkOf, type TestEmployer } from './case-work.ts';
import { useApi } from './use-api.ts';

const api = await useApi();
const work = caseWorkOf(api);
const ops = await work.opsToken();

/** What each answer to an employer says of her score and of her misconduct records. They must agree. */
async function told({ token }: TestEmployer, worker: string) {
  const one = await api.make(getNanny, { token, params: { id: worker } });
  const listed = (await api.make(listNannies, { token })).find(({ id }) => id === worker);
  const completion = await api.make(getCompletion, { token, params: { nanny_id: worker } });
  const report = await api.make(getDeepCheck, { token, params: { id: worker } });
  const { trust_score, trust_checked, trust_reach, misconduct_flags } = one;
  const score = { trust_score, trust_checked, trust_reach };
  // A list has all but what she wrote for employers.
  const { skills, languages, education, availability, age_band, ...inLists } = one;
  expect([skills, languages, education, availability, age_band]).toEqual([null, null, null, null, null]);
  expect(listed).toEqual(inLists);
  expect(completion).toMatchObject({ ...score, misconduct_flags });
  expect(report).toMatchObject(score);
  expect([undefined, misconduct_flags]).toContain(report.misconduct?.records_found);
  const { registry } = await api.make(getMisconduct, { token, params: { id: worker } });
  expect([undefined, misconduct_flags]).toContain(registry?.records_found);
  const listedThere = registry?.records.length;
  expect([undefined, misconduct_flags ?? 0]).toContain(listedThere);
  return { ...score, misconduct_flags };
}

describe('the score', () => {
  it('is unchecked before the first decision, then says how far it can reach, and is final at the end', async () => {
    const employer = await work.employer();
    const worker = await work.worker({ profileUpdatedAt: api.ctx.clock.now() });
    const caseId = await work.open(employer.id, worker, 17);
    expect(await told(employer, worker)).toMatchObject({ trust_checked: false, trust_reach: 90 });
    await work.decide(ops, caseId, 'identity');
    // The example of decisions 8.
    expect(await told(employer, worker)).toMatchObject({
      trust_score: 25,
      trust_checked: true,
      trust_reach: 90,
    });
    await work.decide(ops, caseId, 'criminal_record', 'unable_to_verify');
    expect(await told(employer, worker)).toMatchObject({ trust_score: 25, trust_reach: 80 });
    await work.decideAll(ops, caseId);
    expect(await told(employer, worker)).toMatchObject({ trust_score: 80, trust_reach: null });
  });

  it('cannot reach further once the worker takes her consent back', async () => {
    const employer = await work.employer();
    const worker = await work.worker({ smileStatus: 'verified' });
    await work.open(employer.id, worker, 16);
    expect(await work.workerRow(worker)).toMatchObject({ trustChecked: true, trustReach: 70 });
    await withTransaction(api.ctx, (tx) => withdrawConsents(api.ctx, tx, worker));
    expect(await work.workerRow(worker)).toMatchObject({ trustChecked: true, trustReach: null });
  });
});

describe('the misconduct flags', () => {
  it.each([
    ['no record', 0, 'clear'],
    ['an upheld record', 1, 'finding'],
  ] as const)('with %s are told once the registry was checked for her', async (_what, records, outcome) => {
    const employer = await work.employer();
    const worker = await work.worker();
    for (let upheld = 0; upheld < records; upheld += 1) await work.upheldRecord(worker);
    const caseId = await work.open(employer.id, worker, 16);
    expect(await told(employer, worker)).toMatchObject({ misconduct_flags: null, trust_checked: false });
    await work.decide(ops, caseId, 'misconduct_registry', outcome);
    expect(await told(employer, worker)).toMatchObject({ misconduct_flags: records });
    expect(await told(await work.employer(), worker)).toMatchObject({ misconduct_flags: records });
  });

  it('and the registry page tell the same, whoever looked, and list no record that does not count', async () => {
    const employer = await work.employer();
    const worker = await work.worker();
    const registryNow = async () =>
      (await api.make(getMisconduct, { token: employer.token, params: { id: worker } })).registry;
    await work.open(employer.id, worker, 16);
    const now = api.ctx.clock.now();
    await work.upheldRecord(worker, now);
    const longAgo = new Date(now);
    longAgo.setUTCFullYear(now.getUTCFullYear() - 5);
    longAgo.setUTCDate(now.getUTCDate() - 1);
    await work.upheldRecord(worker, longAgo);
    expect(await told(employer, worker)).toMatchObject({ misconduct_flags: null });
    expect(await registryNow()).toMatchObject({ check_date: null, status: 'not_checked', records: [] });
    const other = await work.open((await work.employer()).id, worker, 16);
    await work.decide(ops, other, 'misconduct_registry', 'finding');
    expect(await told(employer, worker)).toMatchObject({ misconduct_flags: 1 });
    const { decidedAt } = await work.check(other, 'misconduct_registry');
    expect(await registryNow()).toMatchObject({
      check_date: decidedAt?.toISOString(),
      status: 'records_found',
      records: [{ upheld_at: now.toISOString() }],
    });
  });

  it('lose a record after five years, also where a check found it on its last day', async () => {
    const employer = await work.employer();
    const worker = await work.worker();
    const upheld = new Date(api.ctx.clock.now());
    upheld.setUTCFullYear(upheld.getUTCFullYear() - 5);
    upheld.setUTCDate(upheld.getUTCDate() + 1);
    await work.upheldRecord(worker, upheld);
    await work.decide(ops, await work.open(employer.id, worker, 16), 'misconduct_registry', 'finding');
    expect(await told(employer, worker)).toMatchObject({ misconduct_flags: 1 });
    await api.advance(
      Math.ceil((recordCountsUntil(upheld).getTime() - api.ctx.clock.now().getTime()) / 1000),
    );
    await recomputeDue(api.ctx);
    expect(await told(employer, worker)).toMatchObject({ misconduct_flags: 0 });
    expect(await work.workerRow(worker)).toMatchObject({
      misconductFlags: 0,
      trustScore: 10,
      trustReviewAt: null,
    });
    const report = await api.make(getDeepCheck, { token: employer.token, params: { id: worker } });
    expect(report.misconduct).toMatchObject({ outcome: 'clear', notes: RECORD_COUNTS_NO_MORE });
  });

  it('lose a record after five years, and the score follows, at once where it is computed and by the job in lists', async () => {
    const employer = await work.employer();
    const worker = await work.worker();
    await work.decide(ops, await work.open(employer.id, worker, 16), 'misconduct_registry', 'clear');
    expect(await work.workerRow(worker)).toMatchObject({ trustScore: 10 });
    // Of five years ago less one day: it counts until the midnight after next at the latest.
    const upheld = new Date(api.ctx.clock.now());
    upheld.setUTCFullYear(upheld.getUTCFullYear() - 5);
    upheld.setUTCDate(upheld.getUTCDate() + 1);
    await work.upheldRecord(worker, upheld);
    const until = recordCountsUntil(upheld);
    expect(await work.workerRow(worker)).toMatchObject({
      trustScore: 0,
      misconductFlags: 1,
      trustReviewAt: until,
    });
    await api.advance(Math.ceil((until.getTime() - api.ctx.clock.now().getTime()) / 1000));
    await recomputeDue(api.ctx);
    expect(await work.workerRow(worker)).toMatchObject({
      trustScore: 10,
      misconductFlags: 0,
      trustReviewAt: null,
    });
    expect(await told(await work.employer(), worker)).toMatchObject({ misconduct_flags: 0, trust_score: 10 });
    expect(await told(employer, worker)).toMatchObject({ misconduct_flags: 0 });
    const { registry } = await api.make(getMisconduct, { token: employer.token, params: { id: worker } });
    expect(registry).toMatchObject({ status: 'clear', records_found: 0, records: [] });
  });
});
