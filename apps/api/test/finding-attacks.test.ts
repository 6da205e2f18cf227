import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { listFindings } from '@repo/api-client/contract/findings';
import { getCompletion, getDeepCheck } from '@repo/api-client/contract/verifications';
import type { CheckKind, CheckOutcome } from '@repo/domain/check';
import { consents } from '../src/db/schema/consents.ts';
import { workers } from '../src/db/schema/people.ts';
import { postponeOverdue } from '../src/services/casework/checks/postpone-overdue.ts';
import { reopenFinalReview } from '../src/services/casework/checks/reopen-final-review.ts';
import { publishFindings } from '../src/services/casework/checks/publish-finding.ts';
import { closeCase } from '../src/services/casework/cases/close-case.ts';
import { withTransaction } from '../src/db/transaction.ts';
import { openSession } from '../src/services/people/auth/session.ts';
import { decisionsOf } from './decisions.ts';
import type { TestEmployer } from './case-work.ts';
import { findingWorkOf } from './finding-work.ts';
import { useApi } from './use-api.ts';

const DAY = 86_400;
/** The same name in capitals is another version of the person. */
const PROFILE = {
  name: 'AMANI TEST',
  location: 'Nairobi',
  date_of_birth: '1996-05-01',
  national_id: '31000000',
  service_type: 'Nanny',
  experience_years: 3,
  availability: 'Full-time',
  bio: 'I have cared for children for three years.',
  skills: 'Cooking',
  languages: 'English',
};

const api = await useApi();
const decisions = decisionsOf(api);
const work = await findingWorkOf(api);
const { cases } = work;
const ops = await cases.opsToken();
const colleague = await cases.colleagueToken();

let employer: TestEmployer;
let worker: string;
let token: string;
let caseId: string;
let id: string;
beforeEach(async () => {
  ({ employer, worker, token, caseId, id } = await work.opened());
});

const decide = async (
  member: string,
  outcome: CheckOutcome,
  note: string,
  kind: CheckKind = 'criminal_record',
  of = caseId,
) => decisions.check(member, (await cases.check(of, kind)).id, { outcome, note });
const police = () => cases.check(caseId, 'criminal_record');
const tracker = () => api.make(getCompletion, { token: employer.token, params: { nanny_id: worker } });
const report = () => api.make(getDeepCheck, { token: employer.token, params: { id: worker } });
const employerToken = () => withTransaction(api.ctx, (tx) => openSession(tx, 'employer', employer.id));
const sayAll = (which = id) =>
  api.call('POST', `/api/worker/findings/${which}/nothing-to-add`, { token, body: {} });

describe('the words of a finding', () => {
  it('that enter the report are words that she was told before (nothing to add)', async () => {
    await decide(ops, 'finding', 'A fine for a traffic offence of 2015.');
    const [read] = (await api.make(listFindings, { token })).findings;
    expect(read?.words).toBe('A fine for a traffic offence of 2015.');
    await sayAll();
    await decide(colleague, 'finding', 'Convicted of violence against a child.');
    expect(JSON.stringify(await report())).not.toContain('violence against a child');
  });

  it('that enter the report are words that she had days to answer (second member on the fifth day)', async () => {
    await decide(ops, 'finding', 'A fine for a traffic offence of 2015.');
    await api.advance(5 * DAY + 1);
    await decide(colleague, 'finding', 'Convicted of violence against a child.');
    expect(await police()).toMatchObject({
      status: 'decided',
      note: 'A fine for a traffic offence of 2015.',
    });
  });

  it('are read by the third member who decides her dispute of them', async () => {
    await decide(ops, 'finding', 'A conviction of 2019.');
    await decide(colleague, 'finding', 'A conviction of 2019.');
    const dispute = await work.disputed(token, 'check', id);
    expect(await work.openedDispute(dispute)).toMatchObject({
      outcome: 'finding',
      finding: 'A conviction of 2019.',
    });
  });
});

describe('a finding taken out by one', () => {
  it('is not possible after a change of her name: her letter erases the first verdict', async () => {
    await decide(ops, 'finding', 'A conviction of 2019.');
    const saved = await api.call('PUT', `/api/nannies/${worker}`, { token, body: PROFILE });
    expect(saved).toMatchObject({ status: 200, body: { name: 'AMANI TEST' } });
    await decide(colleague, 'clear', 'Nothing was found.');
    expect(await police()).not.toMatchObject({ status: 'decided', outcome: 'clear' });
  });

  it('is not possible in the other open case of the same employer, the one that is read', async () => {
    await decide(ops, 'finding', 'A conviction of 2019.');
    await decide(colleague, 'finding', 'A conviction of 2019.');
    const upgraded = await work.open(employer.id, worker, 18);
    await decide(await cases.thirdToken(), 'clear', '', 'criminal_record', upgraded);
    await api.advance(6 * DAY);
    await publishFindings(api.ctx);
    expect(await cases.check(upgraded, 'criminal_record')).not.toMatchObject({ outcome: 'clear' });
  });

  it('cannot be put off for ever: each change of her name begins five days anew', async () => {
    for (let time = 0; time < 4; time += 1) {
      await decide(time % 2 === 0 ? ops : colleague, 'finding', 'A conviction of 2019.');
      await api.advance(4 * DAY);
      await api.ctx.db
        .update(workers)
        .set({ name: `Amani Test ${'abcd'[time] ?? ''}` })
        .where(eq(workers.id, worker));
    }
    await decide(ops, 'finding', 'A conviction of 2019.');
    await decide(colleague, 'finding', 'A conviction of 2019.');
    const { inReportFrom } = await police();
    // Sixteen days after she was told first.
    expect(inReportFrom?.getTime()).toBeLessThanOrEqual(api.ctx.clock.now().getTime());
  });
});

describe('an employer before her answer', () => {
  it('sees no final review go back, which only a hidden finding does', async () => {
    await cases.decide(ops, caseId, 'final_review');
    await cases.decide(ops, caseId, 'references');
    const seen = async () => {
      const { completed_steps, completion_percentage, checks } = await tracker();
      return {
        completed_steps,
        completion_percentage,
        review: checks.find(({ kind }) => kind === 'final_review')?.status,
      };
    };
    const before = await seen();
    await decide(ops, 'finding', 'A conviction of 2019.');
    await decide(colleague, 'finding', 'A conviction of 2019.');
    expect(await seen()).toEqual(before);
  });

  it('reads the reason of a new date that every check has on which the team works', async () => {
    const { id: late } = await cases.check(caseId, 'references');
    await decisions.move(ops, late, null);
    await decide(ops, 'finding', 'Photos.', 'social_media');
    await api.advance(8 * DAY);
    await postponeOverdue(api.ctx);
    employer = { ...employer, token: await employerToken() };
    const { checks: tracked } = await tracker();
    const reasons = tracked.flatMap(({ kind, postponement }) =>
      kind === 'references' || kind === 'social_media' ? [postponement?.reason] : [],
    );
    expect(reasons).toEqual(['under-review', 'under-review']);
  });

  it('reads nothing of a finding that fell, also not later', async () => {
    await api.advance(3 * DAY);
    employer = { ...employer, token: await employerToken() };
    await decide(ops, 'finding', 'Photos.', 'social_media');
    await decide(colleague, 'clear', '', 'social_media');
    await decide(await cases.thirdToken(), 'clear', '', 'social_media');
    const check = (await tracker()).checks.find(({ kind }) => kind === 'social_media');
    expect(check).toMatchObject({ outcome: 'clear' });
    expect(check?.postponement?.reason).not.toBe('under-review');
  });
});

describe('a finding that comes second', () => {
  it('gives her the days from then, and its own words', async () => {
    const elsewhere = await work.open((await work.employer()).id, worker, 17);
    await decide(ops, 'finding', 'A conviction of 2019.', 'criminal_record', elsewhere);
    // A colleague has found something, so a clear result here needs a second member too.
    await decide(ops, 'clear', 'Nothing was found.');
    await decide(colleague, 'finding', 'A conviction of 2021.');
    await decide(await cases.thirdToken(), 'finding', 'A conviction of 2021.');
    expect(await police()).toMatchObject({ status: 'confirmed', outcome: null });
    const told = (await api.make(listFindings, { token })).findings.find((each) => each.id === id);
    expect(told?.words).toBe('A conviction of 2021.');
    await sayAll();
    expect(await police()).toMatchObject({ status: 'decided', note: 'A conviction of 2021.' });
  });
});

describe('a final review that accuses her alone', () => {
  const review = () => cases.check(caseId, 'final_review');
  beforeEach(async () => {
    for (const { kind, status } of await cases.checks(caseId))
      if (status !== 'decided' && kind !== 'final_review') await cases.decide(ops, caseId, kind);
    await decide(ops, 'finding', 'She was rude.', 'final_review');
    await decide(colleague, 'finding', 'She was rude.', 'final_review');
  });

  it('waits for her answer, and takes the ruling on her dispute', async () => {
    const { id: reviewId } = await review();
    const dispute = await work.disputed(token, 'check', reviewId);
    await work.ruled(dispute, { decision: 'upheld', outcome: 'clear', note: 'She was not.' });
    expect(await review()).toMatchObject({ status: 'decided', outcome: 'clear', note: 'She was not.' });
    expect(await cases.caseRow(caseId)).toMatchObject({ status: 'completed' });
  });

  it('begins her days anew when it is written again', async () => {
    const { id: reviewId } = await review();
    await sayAll(reviewId);
    expect(await review()).toMatchObject({ status: 'decided', outcome: 'finding' });
    await withTransaction(api.ctx, (tx) => reopenFinalReview(tx, 'system', { id: reviewId, caseId }));
    expect(await review()).toMatchObject({ status: 'pending', inReportFrom: null, saidAllAt: null });
  });
});

describe('after the end of a case', () => {
  it('no ruling writes a result into the withdrawn report', async () => {
    await decide(ops, 'finding', 'A conviction of 2019.');
    await decide(colleague, 'finding', 'A conviction of 2019.');
    const dispute = await work.disputed(token, 'check', id);
    const { consentId } = await cases.caseRow(caseId);
    await withTransaction(api.ctx, async (tx) => {
      await tx.db.update(consents).set({ withdrawnAt: tx.now }).where(eq(consents.id, consentId));
      await closeCase(api.ctx, tx, caseId, { reason: 'consent-withdrawn', actor: `worker:${worker}` });
    });
    await work.rule(dispute, { decision: 'upheld', outcome: 'unable_to_verify', note: 'No file was found.' });
    expect(await police()).toMatchObject({ status: 'confirmed', outcome: null });
    expect(JSON.stringify(await report())).not.toContain('No file was found');
  });
});

describe('a final review', () => {
  it('with a finding that she was never told of is not read before she could answer', async () => {
    const stranger = await work.worker();
    const other = await work.open(employer.id, stranger, 16);
    for (const kind of ['identity', 'references', 'misconduct_registry'] as const)
      await cases.decide(ops, other, kind);
    await decide(ops, 'finding', 'She steals.', 'final_review', other);
    await decide(colleague, 'finding', 'She steals.', 'final_review', other);
    expect(await cases.check(other, 'final_review')).not.toMatchObject({ status: 'decided' });
  });
});
