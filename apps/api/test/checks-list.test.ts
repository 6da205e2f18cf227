import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { listChecks } from '@repo/api-client/contract/checks';
import { type CheckKind, stepsOfLevel } from '@repo/domain/check';
import { decisionsOf } from './decisions.ts';
import { caseWorkOf } from './case-work.ts';
import { useApi } from './use-api.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';

const api = await useApi();
const decisions = decisionsOf(api);
const work = caseWorkOf(api);
const employer = await work.employer();
const ops = await work.opsToken();

const list = async (status?: string) =>
  (await api.make(listChecks, { token: ops, ...(status === undefined ? {} : { query: { status } }) })).checks;

describe('the team’s list', () => {
  it('holds the open checks by due date, of those due alike one case after the other, each by its steps', async () => {
    const first = await work.open(employer.id, await work.worker(), 17);
    await api.advance(1);
    const second = await work.open(employer.id, await work.worker(), 18);
    const open = await list();
    const mine = open.filter((check) => [first, second].includes(check.case_id));
    const late: readonly CheckKind[] = ['criminal_record', 'final_review'];
    const soon = (steps: readonly CheckKind[]) => steps.filter((kind) => !late.includes(kind));
    expect(mine.map((check) => [check.case_id, check.kind])).toEqual([
      ...soon(stepsOfLevel.standard).map((kind) => [first, kind]),
      ...soon(stepsOfLevel.premium).map((kind) => [second, kind]),
      // The police need four weeks, and the final review comes last.
      ...late.map((kind) => [first, kind]),
      ...late.map((kind) => [second, kind]),
    ]);
    const due = open.map((check) => Date.parse(check.due_at ?? ''));
    expect(due).toEqual(due.toSorted((a, b) => a - b));
    expect(mine.every((check) => check.due_at !== null && check.outcome === null)).toBe(true);
    expect(Object.keys(mine[0] ?? {}).toSorted()).toEqual(
      [
        'reused_from',
        'case_id',
        'due_at',
        'employer_id',
        'id',
        'kind',
        'nanny_id',
        'outcome',
        'status',
        'version',
      ].toSorted(),
    );
  });

  it('puts what is due first on top', async () => {
    const urgent = await work.open(employer.id, await work.worker(), 19);
    expect((await list())[0]).toMatchObject({ case_id: urgent, kind: 'identity' });
    await work.decideAll(ops, urgent);
  });

  it('moves a decided check from the open ones to the decided ones', async () => {
    const caseId = await work.open(employer.id, await work.worker(), 16);
    await work.decide(ops, caseId, 'references', 'unable_to_verify');
    const kinds = async (status: string) =>
      (await list(status)).filter((check) => check.case_id === caseId).map((check) => check.kind);
    expect(await kinds('open')).toEqual(['identity', 'misconduct_registry', 'final_review']);
    expect(await kinds('decided')).toEqual(['references']);
    expect(await kinds('all')).toEqual(['identity', 'references', 'misconduct_registry', 'final_review']);
  });

  it('comes in pages, whose next begins where the last ended even when that was decided meanwhile', async () => {
    const whole = (await list('open')).map((check) => check.id);
    const seen: string[] = [];
    let cursor: string | null = '';
    for (let round = 0; cursor !== null && round <= whole.length; round += 1) {
      const after = cursor === '' ? '' : `&cursor=${cursor}`;
      const answer = await api.call('GET', `/api/ops/checks?limit=3${after}`, { token: ops });
      const page = z.core.parse(listChecks.answer, answer.body).checks;
      expect(page.length).toBeLessThanOrEqual(3);
      seen.push(...page.map((check) => check.id));
      cursor = answer.headers.get('x-next-cursor');
      if (round === 0)
        await decisions.checkTaken(ops, cursor ?? '', {
          outcome: 'unable_to_verify',
          note: 'Nobody was reached.',
        });
    }
    expect(whole.length).toBeGreaterThan(6);
    expect(seen).toEqual(whole);
    const nobody = await api.call('GET', `/api/ops/checks?cursor=${NOBODY}`, { token: ops });
    expect(nobody.body).toEqual({ checks: [] });
  });

  it('refuses what it does not know', async () => {
    for (const query of [
      '?status=closed',
      '?status=',
      '?status=open&status=all',
      '?limit=',
      '?limit=-1',
      '?limit=x',
      '?cursor=x',
    ])
      expect(await api.call('GET', `/api/ops/checks${query}`, { token: ops }), query).toMatchObject({
        status: 400,
      });
  });

  it('holds 200 checks when nobody says how many, and never more than 1,000', async () => {
    for (let round = 0; round < 130; round += 1) await work.open(employer.id, await work.worker(), 18);
    const count = async (query: string) =>
      z.core.parse(listChecks.answer, (await api.call('GET', `/api/ops/checks${query}`, { token: ops })).body)
        .checks.length;
    expect(await count('')).toBe(200);
    expect(await count('?limit=0')).toBe(1);
    expect(await count('?limit=250')).toBe(250);
    expect(await count('?limit=9999')).toBe(1000);
  });
});
