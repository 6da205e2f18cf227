import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { getMe } from '@repo/api-client/contract/worker';
import { getWorkerShare } from '@repo/api-client/contract/worker-app';
import { identityJobs } from '../src/db/schema/identity.ts';
import { workerReferences, workers } from '../src/db/schema/people.ts';
import { useApi } from './use-api.ts';
import { workerAppWorkOf } from './worker-app-work.ts';

const api = await useApi();
const work = workerAppWorkOf(api);
type Her = Awaited<ReturnType<typeof work.her>>;

const me = ({ token }: Her) => api.make(getMe, { token });
const share = ({ token }: Her) => api.make(getWorkerShare, { token });
const list = ({ token }: Her, listed: boolean) =>
  api.call('PUT', '/api/worker/settings', { token, body: { listed } });
const slugOf = async ({ id }: Her) => (await work.workerRow(id)).slug;

describe("the public link in a worker's own record", () => {
  it('is none before she first shares it, and to look at her record makes none', async () => {
    const her = await work.her({ name: 'Rehema Passport' });
    expect(await me(her)).toMatchObject({ public_link: null });
    expect(await slugOf(her)).toBeNull();
  });

  it('is the link that she shared', async () => {
    const her = await work.her({ name: 'Rehema Shared' });
    const { link } = await share(her);
    expect(link).toBe(`${api.ctx.config.publicOrigin}/w/rehema-shared`);
    expect(await me(her)).toMatchObject({ public_link: link });
  });

  it('is none while she hides her profile, and the same one afterwards', async () => {
    const her = await work.her({ name: 'Rehema Hidden' });
    const { link } = await share(her);
    await list(her, false);
    expect(await me(her)).toMatchObject({ public_link: null });
    await list(her, true);
    expect(await me(her)).toMatchObject({ public_link: link });
  });

  it('is none while her required profile is not complete', async () => {
    const her = await work.her({ name: 'Rehema Unfinished' });
    await share(her);
    await api.ctx.db.update(workers).set({ profileCompletedAt: null }).where(eq(workers.id, her.id));
    expect(await me(her)).toMatchObject({ public_link: null });
  });
});

describe('when her points were earned', () => {
  const earned = async (her: Her) =>
    Object.fromEntries(
      (await me(her)).trust_score_breakdown.map(({ component, earned_at }) => [component, earned_at]),
    );

  it('is unknown of what is not earned', async () => {
    const her = await work.her({ profileUpdatedAt: null });
    expect(new Set(Object.values(await earned(her)))).toEqual(new Set([null]));
  });

  it('is the decision of each check, and the end of a premium case', async () => {
    const her = await work.her({ profileUpdatedAt: new Date('2026-11-02T08:00:00Z') });
    const ops = await work.opsToken();
    const caseId = await work.open((await work.employer()).id, her.id, 18);
    const decidedAt = new Map<string, string | undefined>();
    for (const kind of [
      'references',
      'identity',
      'criminal_record',
      'health',
      'work_history',
      'misconduct_registry',
      'social_media',
      'final_review',
    ] as const) {
      await api.advance(60);
      await work.decide(ops, caseId, kind, kind === 'social_media' ? 'unable_to_verify' : 'clear');
      decidedAt.set(kind, (await work.check(caseId, kind)).decidedAt?.toISOString());
    }
    expect([...decidedAt.values()]).not.toContain(undefined);
    expect(await earned(her)).toEqual({
      identity: decidedAt.get('identity'),
      references: decidedAt.get('references'),
      admin_approval: decidedAt.get('final_review'),
      police_clearance: decidedAt.get('criminal_record'),
      no_misconduct: decidedAt.get('misconduct_registry'),
      social_screening: null,
      deep_check: decidedAt.get('final_review'),
      recent_profile: '2026-11-02T08:00:00.000Z',
    });
  });

  it('is, without a check of them, the verification of the second reference', async () => {
    const her = await work.her();
    for (const [at, day] of ['2026-11-05', '2026-11-03', '2026-11-04'].entries())
      await api.ctx.db.insert(workerReferences).values({
        workerId: her.id,
        name: 'Referee Test',
        phone: `+2547000004${70 + at}`,
        relationship: 'Previous Employer',
        status: 'verified',
        verifiedAt: new Date(`${day}T09:00:00Z`),
        createdAt: api.ctx.clock.now(),
      });
    expect(await earned(her)).toMatchObject({ references: '2026-11-04T09:00:00.000Z' });
  });

  it('is, without a case, the verdict on the attempt that verified her identity', async () => {
    const her = await work.her({ smileStatus: 'verified' });
    const attempt = { workerId: her.id, nameGiven: 'Amani Test', consentLanguage: 'en' } as const;
    for (const [number, state, day] of [
      [1, 'failed', '2026-11-06'],
      [2, 'verified', '2026-11-07'],
    ] as const) {
      const moment = new Date(`${day}T09:00:00Z`);
      await api.ctx.db.insert(identityJobs).values({
        ...attempt,
        id: randomUUID(),
        attempt: number,
        state,
        ...(state === 'failed' && { reason: 'not_live' }),
        consentAt: moment,
        createdAt: moment,
        decidedAt: moment,
      });
    }
    expect(await earned(her)).toMatchObject({ identity: '2026-11-07T09:00:00.000Z' });
    await api.ctx.db.update(workers).set({ smileStatus: 'failed' }).where(eq(workers.id, her.id));
    expect(await earned(her)).toMatchObject({ identity: null });
  });
});
