import { describe, expect, it } from 'vitest';
import { getCompletion } from '@repo/api-client/contract/verifications';
import type { CheckKind } from '@repo/domain/check';
import { caseWorkOf } from './case-work.ts';
import { useApi } from './use-api.ts';

const api = await useApi();
const work = caseWorkOf(api);
const employer = await work.employer();
const ops = await work.opsToken();

/** The kinds with a result that the case reused from another case. */
const reusedIn = async (caseId: string): Promise<CheckKind[]> =>
  (await work.checks(caseId)).flatMap(({ kind, reusedFrom }) => (reusedFrom === null ? [] : [kind]));
const statusOf = async (caseId: string, kind: CheckKind) => (await work.check(caseId, kind)).status;
const completionOf = (worker: string) =>
  api.make(getCompletion, { token: employer.token, params: { nanny_id: worker } });

describe('a check that is undecided in both cases', () => {
  const both = async (worker: string) =>
    [await work.open(employer.id, worker, 16), await work.open(employer.id, worker, 17)] as const;

  it.each([
    ['the earlier', 0, 1],
    ['the later', 1, 0],
  ] as const)('is done once: decided in %s, it is decided in both', async (_which, one, two) => {
    const worker = await work.worker();
    const pair = await both(worker);
    await api.advance(5);
    await work.decide(ops, pair[one], 'references');
    const { id } = await work.check(pair[one], 'references');
    expect(await work.check(pair[two], 'references')).toMatchObject({ outcome: 'clear', reusedFrom: id });
    expect(await reusedIn(pair[one])).toEqual([]);
    expect(await work.audit(`check:${(await work.check(pair[two], 'references')).id}`)).toMatchObject([
      { action: 'check-result-reused', details: { from: id } },
    ]);
    expect((await completionOf(worker)).checks.find(({ kind }) => kind === 'references')).toMatchObject({
      reused_from: one === 0 ? 'other-package' : null,
    });
  });

  it.each([
    ['could not be verified', 'references', 'unable_to_verify'],
    ['is the registry', 'misconduct_registry', 'clear'],
    ['is the final review', 'final_review', 'clear'],
  ] as const)('stays open in the other when it %s', async (_what, kind, outcome) => {
    const [one, two] = await both(await work.worker());
    const before = await work.check(two, kind);
    expect(before.status).not.toBe('decided');
    await work.decide(ops, one, kind, outcome);
    expect(await work.check(two, kind)).toEqual(before);
  });

  it('is not decided in another employer’s case', async () => {
    const worker = await work.worker();
    const other = await work.open((await work.employer()).id, worker, 16);
    const before = await work.check(other, 'references');
    await work.decide(ops, await work.open(employer.id, worker, 16), 'references');
    expect(before.status).not.toBe('decided');
    expect(await work.check(other, 'references')).toEqual(before);
  });

  it('asks for the final review of both anew with a finding', async () => {
    const pair = await both(await work.worker());
    for (const caseId of pair) await work.decide(ops, caseId, 'final_review');
    await work.decide(ops, pair[0], 'references', 'finding');
    for (const caseId of pair) expect(await statusOf(caseId, 'final_review')).toBe('pending');
    expect(await statusOf(pair[1], 'references')).toBe('decided');
  });

  it('ends the other case too where it was the last', async () => {
    const buyer = await work.employer();
    const worker = await work.worker({ smileStatus: 'verified' });
    const first = await work.open(buyer.id, worker, 16);
    const second = await work.open(buyer.id, worker, 17);
    for (const { kind, status } of await work.checks(first))
      if (kind !== 'references' && status !== 'decided') await work.decide(ops, first, kind);
    expect(await work.caseRow(first)).toMatchObject({ status: 'open' });
    expect(await work.decide(ops, second, 'references')).toMatchObject({ case: { status: 'open' } });
    expect(await work.caseRow(first)).toMatchObject({ status: 'completed' });
    await api.waitForSms(buyer.phone, /report on \w+ is ready/);
  });

  it('is decided in both when the team decides at the very moment the upgrade opens', async () => {
    for (let round = 0; round < 5; round += 1) {
      const worker = await work.worker();
      const first = await work.open(employer.id, worker, 16);
      const [, second] = await Promise.all([
        work.decide(ops, first, 'references'),
        work.open(employer.id, worker, 17),
      ]);
      expect(await reusedIn(second)).toEqual(['references']);
    }
  });
});
