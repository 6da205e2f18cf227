import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { identityJobs } from '../src/db/schema/identity.ts';
import { workers } from '../src/db/schema/people.ts';
import { followJobs } from '../src/services/evidence/identity/follow-jobs.ts';
import { identityWorkOf, startIdentityApi } from './identity-work.ts';
import { kenyanPhone } from './phones.ts';
import { stubbornRowsOf } from './stubborn-rows.ts';
import { useApi } from './use-api.ts';

const DAY_MILLISECONDS = 86_400_000;
/** The number of attempts that one run of the scheduled job finds. */
const BROKEN = 200;

const api = await useApi(startIdentityApi);
const identity = identityWorkOf(api);

const ago = (days: number) => new Date(api.ctx.clock.now().getTime() - days * DAY_MILLISECONDS);

/** Attempts without an answer to the submission, each of a different worker. */
async function unansweredAttempts(count: number) {
  const [createdAt, recently] = [ago(60), ago(1)];
  const people = await api.ctx.db
    .insert(workers)
    .values(
      Array.from({ length: count }, (_, place) => ({
        phone: kenyanPhone(`+254700${String(300_000 + place)}`),
        createdAt: recently,
        updatedAt: recently,
      })),
    )
    .returning({ id: workers.id });
  return people.map(({ id: workerId }) => ({
    id: randomUUID(),
    workerId,
    attempt: 1,
    state: 'submitting' as const,
    nameGiven: 'Amani Test',
    consentLanguage: 'en' as const,
    consentAt: createdAt,
    createdAt,
    nextTryAt: createdAt,
  }));
}

it('gets on behind as many as it finds at once with which something is wrong, and tries each of them once', async () => {
  const { db, jobs } = api.ctx;
  const [expired, unanswered, ...broken] = await unansweredAttempts(BROKEN + 2);
  if (expired === undefined || unanswered === undefined) throw new Error('No attempts');
  const runAround = await stubbornRowsOf(api);
  const enqueued = vi.spyOn(jobs, 'enqueue');
  await runAround(
    { table: 'identity_jobs', broken: broken.map(({ id }) => id) },
    (tx) =>
      tx
        .insert(identityJobs)
        .values([
          ...broken,
          { ...expired, createdAt: ago(59), nextTryAt: ago(59) },
          { ...unanswered, createdAt: ago(1), nextTryAt: ago(1) },
        ]),
    async () => {
      await followJobs(api.ctx);
      expect(await identity.reaches(expired.id, 'failed')).toMatchObject({ reason: 'expired' });
      await api.eventually(async () =>
        expect(await db.$count(identityJobs, eq(identityJobs.state, 'submitting'))).toBe(broken.length),
      );
    },
  );
  // The moving clock starts the next run.
  expect(enqueued).not.toHaveBeenCalledWith('scheduled.identity', {});
});
