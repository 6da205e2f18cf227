import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { getPublicProfile, listNannies, listNannyReviews } from '@repo/api-client/contract/nannies';
import { trustComponents } from '@repo/domain/trust-score';
import type { CheckKind, CheckOutcome } from '@repo/domain/check';
import { reviews } from '../src/db/schema/reviews.ts';
import { workerReferences } from '../src/db/schema/people.ts';
import { withTransaction } from '../src/db/transaction.ts';
import { recomputeTrust } from '../src/services/trust/recompute-trust.ts';
import { storedTrust } from '../src/services/trust/stored-trust.ts';
import { recomputeDue } from '../src/services/trust/recompute-due.ts';
import { caseWorkOf, type TestEmployer } from './case-work.ts';
import { useApi } from './use-api.ts';

const DAY_SECONDS = 86_400;

let employer: TestEmployer;
const api = await useApi();
const work = caseWorkOf(api);
employer = await work.employer();
const ops = await work.opsToken();

const score = async (worker: string) => {
  await withTransaction(api.ctx, (tx) => recomputeTrust(tx, worker));
  return (await storedTrust(api.ctx.db, worker)).trust_score;
};
const profile = (worker: string, { token } = employer) =>
  api.make(getPublicProfile, { token, params: { id: worker } });
const component = async (worker: string, name: string) =>
  (await profile(worker)).trust_score_breakdown.find((row) => row.component === name);

async function refer(worker: string, ...statuses: ('pending' | 'verified')[]): Promise<void> {
  for (const [index, status] of statuses.entries())
    await api.ctx.db.insert(workerReferences).values({
      workerId: worker,
      name: 'Referee Test',
      phone: `+2547000000${90 + index}`,
      relationship: 'Previous Employer',
      status,
      createdAt: api.ctx.clock.now(),
    });
}

describe('the score', () => {
  it('is nothing for a worker about whom nothing is known', async () => {
    expect(await score(await work.worker())).toBe(0);
  });

  it.each([
    ['a proven identity', { smileStatus: 'verified' }, 20],
    ['an identity that is only claimed', { smileStatus: 'pending' }, 0],
    ['a profile edited today', { profileUpdatedAt: new Date() }, 5],
    ['no upheld record, as long as nobody looked', { misconductFlags: 0 }, 0],
  ])('counts %s', async (_what, facts, points) => {
    expect(await score(await work.worker(facts))).toBe(points);
  });

  it.each([
    ['one reference reached', ['verified'], 0],
    ['two reached', ['verified', 'verified'], 20],
    ['two of whom one was not reached', ['verified', 'pending'], 0],
    ['five named and none reached', ['pending', 'pending', 'pending', 'pending', 'pending'], 0],
  ] as const)('counts references: %s', async (_what, statuses, points) => {
    const worker = await work.worker();
    await refer(worker, ...statuses);
    expect(await score(worker)).toBe(points);
  });

  it('follows every decision of a premium case to 95 and, with a recent profile, to 100', async () => {
    const worker = await work.worker({ profileUpdatedAt: new Date() });
    const caseId = await work.open(employer.id, worker, 18);
    const steps = [
      ['references', 25, 'Basic'],
      ['identity', 45, 'Silver'],
      ['criminal_record', 55, 'Silver'],
      ['health', 55, 'Silver'], // never moves a number
      ['work_history', 55, 'Silver'], // the deep check counts at the end of the case
      ['misconduct_registry', 65, 'Gold'],
      ['social_media', 75, 'Gold'],
      ['final_review', 100, 'Platinum'],
    ] as const;
    for (const [kind, points, badge] of steps)
      expect(await work.decide(ops, caseId, kind), kind).toMatchObject({
        trust_score: points,
        trust_badge: badge,
      });
    expect(await work.workerRow(worker)).toMatchObject({ trustScore: 100, trustBadge: 'Platinum' });
    expect(await profile(worker)).toMatchObject({ trust_score: 100, trust_badge: 'Platinum' });
  });

  // spec: entities/tier-verified-only
  it('of a worker whose identity is not proven shows no tier above Basic', async () => {
    const worker = await work.worker();
    const caseId = await work.open(employer.id, worker, 18);
    await work.decide(ops, caseId, 'identity', 'unable_to_verify');
    await work.decideAll(ops, caseId);
    expect(await work.workerRow(worker)).toMatchObject({ trustScore: 75, trustBadge: 'Basic' });
  });

  it.each([
    ['finding', 0],
    ['unable_to_verify', 10],
    ['not_applicable', 10],
  ] as const)(
    'gives no points for %s, whatever the check, but for a premium case worked to its end: %d',
    async (outcome: CheckOutcome, points) => {
      const worker = await work.worker();
      await work.decideAll(ops, await work.open(employer.id, worker, 18), outcome);
      expect(await score(worker)).toBe(points);
    },
  );

  it.each([
    ['criminal_record', 17, 10],
    ['social_media', 17, 10],
    ['misconduct_registry', 16, 10],
    ['references', 16, 20],
    ['health', 18, 0],
  ] as const)(
    'takes back what %s gave when a later case comes to another end',
    async (kind, packageId, points) => {
      const worker = await work.worker();
      const decide = async (check: CheckKind, outcome: CheckOutcome) => {
        await api.advance(1);
        return (
          await work.decide(
            ops,
            await work.open((await work.employer()).id, worker, packageId),
            check,
            outcome,
          )
        ).trust_score;
      };
      expect(await decide(kind, 'clear')).toBe(points);
      expect(await decide(kind, 'finding')).toBe(0);
    },
  );

  it('takes the points for two reached references away with a finding about them', async () => {
    const worker = await work.worker();
    await refer(worker, 'verified', 'verified');
    const caseId = await work.open(employer.id, worker, 16);
    expect(await work.decide(ops, caseId, 'references', 'finding')).toMatchObject({ trust_score: 0 });
  });

  it('takes nothing from two reached references when this time nobody could be reached', async () => {
    const worker = await work.worker();
    await refer(worker, 'verified', 'verified');
    const caseId = await work.open(employer.id, worker, 16);
    expect(await work.decide(ops, caseId, 'references', 'unable_to_verify')).toMatchObject({
      trust_score: 20,
    });
  });

  it('adds up when two cases about one worker are decided at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const worker = await work.worker();
      const first = await work.open(employer.id, worker, 17);
      const second = await work.open((await work.employer()).id, worker, 17);
      await Promise.all([
        work.decide(ops, first, 'criminal_record'),
        work.decide(ops, second, 'social_media'),
        work.decide(ops, first, 'misconduct_registry'),
        work.decide(ops, second, 'references'),
      ]);
      expect((await work.workerRow(worker)).trustScore).toBe(50);
    }
  });
});

describe('the badge', () => {
  it('is dated when it changes, not when the score does', async () => {
    const worker = await work.worker({ smileStatus: 'verified' });
    const caseId = await work.open(employer.id, worker, 17);
    const dated = async () => (await work.workerRow(worker)).badgeUpdatedAt;
    await work.decide(ops, caseId, 'criminal_record'); // 30, Basic
    expect(await dated()).toBeNull();
    await work.decide(ops, caseId, 'references'); // 50, Silver
    const silver = await dated();
    expect(silver).not.toBeNull();
    await work.decide(ops, caseId, 'misconduct_registry'); // 60, Silver
    expect(await dated()).toEqual(silver);
    await api.advance(5);
    await work.decide(ops, caseId, 'social_media'); // 70, Gold
    expect((await dated())?.getTime()).toBeGreaterThan(silver?.getTime() ?? Infinity);
  });

  it('leaves the date of her own last edit alone', async () => {
    const worker = await work.worker();
    const { updatedAt } = await work.workerRow(worker);
    await work.decideAll(ops, await work.open(employer.id, worker, 16));
    expect((await work.workerRow(worker)).updatedAt).toEqual(updatedAt);
  });
});

describe('the public profile', () => {
  // spec: calls/public-profile
  it('explains the score: the rows of a buyer add up, and what is hidden from another has no points', async () => {
    const worker = await work.worker({ smileStatus: 'verified' });
    await work.decideAll(ops, await work.open(employer.id, worker, 18));
    const { trust_score: total, trust_score_breakdown: rows } = await profile(worker);
    expect(rows.reduce((sum, row) => sum + row.points, 0)).toBe(total);
    expect(rows.reduce((sum, row) => sum + row.max, 0)).toBe(100);
    const other = await profile(worker, await work.employer());
    expect(other.trust_score).toBe(total);
    expect(other.trust_score_breakdown.filter(({ state }) => state === 'locked')).toEqual([
      { component: 'locked_checks', points: 0, max: 0, state: 'locked' },
    ]);
  });

  const findings = trustComponents.slice(1, -1);
  it.each([
    [null, findings],
    [16, ['police_clearance', 'social_screening', 'deep_check']],
    [17, ['deep_check']],
    [18, []],
  ])('tells with package %s nothing of %j', async (packageId, locked) => {
    const worker = await work.worker();
    await work.decideAll(ops, await work.open((await work.employer()).id, worker, 18), 'finding');
    const buyer = await work.employer();
    if (packageId !== null) await work.open(buyer.id, worker, packageId);
    const rows = (await profile(worker, buyer)).trust_score_breakdown;
    const named = rows.map((row) => row.component).filter((name) => name !== 'locked_checks');
    const open = findings.filter((name) => !locked.includes(name));
    expect(named).toEqual(expect.arrayContaining(['identity', 'recent_profile', ...open]));
    expect(named).toHaveLength(2 + open.length);
    expect(rows.filter((row) => row.state === 'locked')).toHaveLength(locked.length > 0 ? 1 : 0);
  });

  it('answers 404 for a worker who is not to be seen', async () => {
    const hidden = await work.worker({ listed: false });
    for (const path of [`/nannies/${hidden}/public-profile`, `/nannies/${hidden}/reviews`])
      expect(await api.call('GET', path, { token: employer.token }), path).toMatchObject({ status: 404 });
  });
});

describe('reviews of others', () => {
  // spec: reviews/call-list
  it('are the approved ones, newest first, without author, allegation or evidence', async () => {
    const worker = await work.worker();
    const author = await work.employer();
    for (const [index, status] of (['approved', 'pending', 'rejected', 'approved'] as const).entries()) {
      const at = new Date(api.ctx.clock.now().getTime() + index * 1000);
      await api.ctx.db.insert(reviews).values({
        workerId: worker,
        employerId: author.id,
        rating: index + 1,
        review: `REVIEW ${index} ${status}`,
        incidentReport: 'ALLEGATION',
        evidenceUrl: 'https://example.com/EVIDENCE',
        status,
        createdAt: at,
        updatedAt: at,
      });
    }
    const found = await api.make(listNannyReviews, { token: employer.token, params: { id: worker } });
    expect(found.map((review) => review.review)).toEqual(['REVIEW 3 approved', 'REVIEW 0 approved']);
    const raw = JSON.stringify(
      (await api.call('GET', `/nannies/${worker}/reviews`, { token: employer.token })).body,
    );
    expect(raw).not.toContain(author.id);
    expect(raw).not.toMatch(/ALLEGATION|EVIDENCE|employer/);
    expect(await api.ctx.db.$count(reviews, eq(reviews.workerId, worker))).toBe(4);
  });
});

describe('a profile that stops being recent', () => {
  it('is not waited for by a scheduled job that comes too early', async () => {
    const worker = await work.worker({ profileUpdatedAt: api.ctx.clock.now() });
    await score(worker);
    await recomputeDue(api.ctx);
    const row = await work.workerRow(worker);
    expect(row.trustScore).toBe(5);
    expect(row.trustReviewAt?.getTime()).toBeGreaterThan(
      api.ctx.clock.now().getTime() + 180 * DAY_SECONDS * 1000,
    );
  });

  it('loses its points by itself, at once where the score is worked out and with the scheduled job in lists', async () => {
    const worker = await work.worker({ smileStatus: 'verified', profileUpdatedAt: api.ctx.clock.now() });
    expect(await score(worker)).toBe(25);
    await api.advance(190 * DAY_SECONDS);
    // Every session has expired by then.
    employer = await work.employer();
    const { token } = employer;
    await api.eventually(async () => {
      const listed = (await api.make(listNannies, { token })).find((row) => row.id === worker);
      expect(listed).toMatchObject({ trust_score: 20 });
    });
    expect(await component(worker, 'recent_profile')).toMatchObject({ points: 0, state: 'expired' });
    expect(await work.workerRow(worker)).toMatchObject({ trustReviewAt: null });
  });
});
