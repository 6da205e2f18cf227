import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkKinds, checkOutcomes, type CheckKind } from '@repo/domain/check';
import { needsSecondLook } from '@repo/domain/four-eyes';
import { checks } from '../src/db/schema/cases.ts';
import { disputes } from '../src/db/schema/disputes.ts';
import { misconductReports } from '../src/db/schema/misconduct.ts';
import { verdicts } from '../src/db/schema/verdicts.ts';
import { groundsOf } from './check-proof.ts';
import { decisionsOf } from './decisions.ts';
import { findingWorkOf } from './finding-work.ts';
import { teamWorkOf } from './team-work.ts';
import { useApi } from './use-api.ts';

const failure = z.object({ cause: z.object({ constraint: z.string() }) });

const api = await useApi();
const decisions = decisionsOf(api);
const work = await findingWorkOf(api);
const { cases } = work;
const first = await teamWorkOf(api).member('agent');

let caseId: string;
beforeEach(async () => {
  caseId = await work.open((await work.employer()).id, await work.worker(), 18);
});
const check = (kind: CheckKind) => cases.check(caseId, kind);
const byTwo = checkKinds.flatMap((kind) =>
  checkOutcomes
    .filter((outcome) => needsSecondLook(kind, outcome, groundsOf(kind, outcome, new Date()).reason ?? null))
    .map(
      (outcome) =>
        [kind, outcome, outcome === 'not_applicable' ? 'not_applicable_by_two' : 'checks_seconded'] as const,
    ),
);

describe('the database', () => {
  /** The constraint that a statement breaks. */
  const brokenBy = async (statement: Promise<unknown>): Promise<unknown> =>
    statement.then(
      () => null,
      (error: unknown) => failure.parse(error).cause.constraint,
    );

  // spec: team-four-eyes/database
  it.each(byTwo)('keeps no %s that one member decided as %s', async (kind, outcome, constraint) => {
    const { id } = await check(kind);
    const row = { status: 'decided', outcome, decidedBy: first.id, decidedAt: api.ctx.clock.now() } as const;
    expect(await brokenBy(api.ctx.db.update(checks).set(row).where(eq(checks.id, id)))).toBe(constraint);
    const twice = { ...row, secondedBy: first.id };
    expect(await brokenBy(api.ctx.db.update(checks).set(twice).where(eq(checks.id, id)))).toBe(
      'checks_by_two',
    );
  });

  it('keeps a first job that one member decided, and only while her reason says so', async () => {
    const { id } = await check('references');
    const body = { outcome: 'not_applicable', reason: 'first_job', note: '' };
    await decisions.checkTaken(first.token, id, body);
    expect(await check('references')).toMatchObject({ decidedBy: first.id, secondedBy: null });
    await api.owner.update(verdicts).set({ reason: 'not_for_this_work' }).where(eq(verdicts.checkId, id));
    const again = api.ctx.db.update(checks).set({ decidedBy: first.id }).where(eq(checks.id, id));
    expect(await brokenBy(again)).toBe('not_applicable_by_two');
  });

  it('keeps no second verdict of one member', async () => {
    const { id } = await check('health');
    const body = { outcome: 'finding', note: 'Seen.' };
    await decisions.checkTaken(first.token, id, body);
    const row = {
      checkId: id,
      memberId: first.id,
      verdict: 'finding',
      note: '',
      createdAt: api.ctx.clock.now(),
    };
    expect(await brokenBy(api.ctx.db.insert(verdicts).values({ ...row, place: 2 }))).toBe(
      'verdicts_one_of_member',
    );
  });

  it('keeps no record that one member upheld', async () => {
    const { id } = await work.reported();
    const row = { status: 'upheld', decidedBy: first.id, decidedAt: api.ctx.clock.now() } as const;
    const of = eq(misconductReports.id, id);
    expect(await brokenBy(api.ctx.db.update(misconductReports).set(row).where(of))).toBe(
      'misconduct_reports_seconded',
    );
    const twice = { ...row, secondedBy: first.id };
    expect(await brokenBy(api.ctx.db.update(misconductReports).set(twice).where(of))).toBe(
      'misconduct_reports_by_two',
    );
  });

  it('keeps no dispute that one of both decided', async () => {
    const found = await work.found('criminal_record');
    const dispute = await work.disputed(found.token, 'check', found.id);
    const { decidedBy, secondedBy } = await cases.check(found.caseId, 'criminal_record');
    for (const member of [decidedBy, secondedBy])
      expect(
        await brokenBy(
          api.ctx.db
            .update(disputes)
            .set({ status: 'rejected', decidedBy: member, endedAt: api.ctx.clock.now() })
            .where(eq(disputes.id, dispute)),
        ),
      ).toBe('disputes_by_a_third');
  });
});
