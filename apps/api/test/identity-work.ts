import { createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { desc, eq } from 'drizzle-orm';
import { beforeEach, expect } from 'vitest';
import * as z from 'zod';
import { decideIdentity, getIdentityStatus } from '@repo/api-client/contract/identity';
import { keptSince } from '@repo/domain/kept-days';
import { comparedNationalId } from '@repo/domain/national-id';
import { identityImages, identityJobs } from '../src/db/schema/identity.ts';
import { workers } from '../src/db/schema/people.ts';
import { auditLog } from '../src/db/schema/system.ts';
import { withTransaction } from '../src/db/transaction.ts';
import { openSession } from '../src/services/people/auth/session.ts';
import { followJobs } from '../src/services/evidence/identity/follow-jobs.ts';
import { permitAttempt } from '../src/services/evidence/identity/permission.ts';
import { sendPhotos, type SentPhotos } from '../src/services/evidence/identity/send-photos.ts';
import { identityCallbackSecret } from '../src/security/tokens.ts';
import { decisionsOf } from './decisions.ts';
import { caseWorkOf } from './case-work.ts';
import { startTestApi, type Answer, type TestApi } from './harness.ts';
import { kenyanPhone } from './phones.ts';
import { useApi } from './use-api.ts';

export interface TestWorker {
  readonly id: string;
  readonly token: string;
  readonly phone: string;
}

const atProvider = z.object({
  status: z.string(),
  user_id: z.string(),
  id_number_end: z.string(),
  photos: z.number(),
  given_names: z.string(),
  last_name: z.string(),
  consent_language: z.string(),
});

interface CallbackParts {
  readonly headers?: Readonly<Record<string, string>>;
  readonly secret?: string;
}

/** The smallest file that the provider accepts as a photo. The tests of uploads test the content of pictures. */
function photo() {
  const bytes = Buffer.alloc(100);
  bytes.set([0xff, 0xd8, 0xff]);
  return { bytes, type: 'image/jpeg' as const };
}

const photosOf = (token: string): SentPhotos => ({
  files: {
    selfie: [photo()],
    liveness: Array.from({ length: 6 }, photo),
    id_front: [photo()],
    id_back: [],
  },
  texts: { token },
});

/** A service with its own folder for files. */
export async function startIdentityApi(): Promise<TestApi> {
  const folder = await mkdtemp(join(tmpdir(), 'identity-'));
  const api = await startTestApi({ DATA_DIR: folder });
  return {
    ...api,
    async stop() {
      await api.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Starts a service for the tests of this file. The provider has no fault at the start of each test. Call it at the top
 * of the file.
 */
export async function useIdentity() {
  const api = await useApi(startIdentityApi);
  const identity = identityWorkOf(api);
  beforeEach(() => identity.faults({}));
  return { api, identity, caseWork: caseWorkOf(api) };
}

/** Workers who prove their identity, and the acts of the provider. */
export function identityWorkOf(api: TestApi) {
  const { ctx } = api;
  let people = 0;

  /** The headers of a provider's signature that is so many minutes old. */
  function signature(minutesOld = 0, apiKey = ctx.config.smile.apiKey): Readonly<Record<string, string>> {
    const timestamp = new Date(ctx.clock.now().getTime() - minutesOld * 60_000).toISOString();
    const signed = `${timestamp}${ctx.config.smile.partnerId}sid_request`;
    return {
      'response-timestamp': timestamp,
      'response-signature': createHmac('sha256', apiKey).update(signed).digest('base64'),
    };
  }

  const work = {
    signature,

    /** A worker with all facts that the identity check compares. */
    async worker(facts: Partial<typeof workers.$inferInsert> = {}): Promise<TestWorker> {
      people += 1;
      const phone = kenyanPhone(`+254700${String(200_000 + people)}`);
      const nationalId = String(31_000_000 + people);
      return withTransaction(ctx, async (tx) => {
        const [row] = await tx.db
          .insert(workers)
          .values({
            phone,
            name: 'Amani Wanjiru Test',
            location: 'Nairobi',
            dateOfBirth: '1996-05-01',
            nationalIdCipher: ctx.secrets.seal(nationalId),
            nationalIdHash: ctx.secrets.fingerprint('national-id', comparedNationalId(nationalId)),
            nationalIdLast3: nationalId.slice(-3),
            profileCompletedAt: tx.now,
            profileUpdatedAt: tx.now,
            createdAt: tx.now,
            updatedAt: tx.now,
            ...facts,
          })
          .returning({ id: workers.id });
        const id = row?.id ?? '';
        return { id, phone, token: await openSession(tx, 'worker', id) };
      });
    },

    /** The worker sends the photos. Returns the id of the attempt. */
    async send({ id }: TestWorker): Promise<string> {
      const { token, job_id } = await permitAttempt(ctx, id);
      await sendPhotos(ctx, id, job_id, async (accept) => {
        accept({ token });
        return photosOf(token);
      });
      return job_id;
    },

    async job(id: string) {
      const [row] = await ctx.db.select().from(identityJobs).where(eq(identityJobs.id, id));
      if (row === undefined) throw new Error(`No attempt ${id}`);
      return row;
    },

    /** Waits until an attempt is in one of these states. */
    reaches: (id: string, ...states: readonly string[]) =>
      api.eventually(async () => {
        const row = await work.job(id);
        if (!states.includes(row.state)) throw new Error(`${row.state} because of ${String(row.reason)}`);
        return row;
      }),

    /** Sends photos and waits until the provider has them. Returns our id and the provider's id. */
    async submitted(worker: TestWorker): Promise<{ readonly id: string; readonly providerId: string }> {
      const id = await work.send(worker);
      const { providerJobId } = await work.reaches(id, 'processing');
      return { id, providerId: providerJobId ?? '' };
    },

    decide: (providerId: string, decision: object): Promise<Answer> =>
      api.sandbox('POST', `/identity/${providerId}`, decision),

    /** The same verdict of two members of the team. */
    async decideByTeam(id: string, body: object) {
      const of = caseWorkOf(api);
      const decisions = decisionsOf(api);
      const first = await decisions.identity(await of.opsToken(), id, body);
      expect(first).toMatchObject({ status: 200, body: { identity_check: { standing: 'second_look' } } });
      const second = await decisions.identity(await of.colleagueToken(), id, body);
      expect(second).toMatchObject({ status: 200 });
      return decideIdentity.answer.parse(second.body);
    },

    /** One attempt, from the photos to the state after the provider's decision. */
    async attempt(worker: TestWorker, decision: object, ...states: readonly string[]) {
      const { id, providerId } = await work.submitted(worker);
      await work.decide(providerId, decision);
      return work.reaches(id, ...states);
    },

    /** The photos of an attempt come to the end of their retention. */
    async expire(id: string) {
      const createdAt = keptSince('identityPhotos', ctx.clock.now());
      await ctx.db.update(identityJobs).set({ createdAt }).where(eq(identityJobs.id, id));
      await followJobs(ctx);
      expect(await work.job(id)).toMatchObject({ state: 'failed', reason: 'expired' });
    },

    atProvider: async (providerId: string) =>
      atProvider.parse((await api.sandbox('GET', `/identity/${providerId}`)).body),

    /** The ids of the checks without a decision of the provider. */
    waiting: async () =>
      z
        .object({ jobs: z.array(z.object({ job_id: z.string(), user_id: z.string() })) })
        .parse((await api.sandbox('GET', '/identity')).body).jobs,

    faults: (identity: object) => api.sandbox('PUT', '/faults', { identity }),

    status: ({ id, token }: TestWorker) => api.make(getIdentityStatus, { token, params: { workerId: id } }),

    async row({ id }: TestWorker) {
      const [row] = await ctx.db.select().from(workers).where(eq(workers.id, id));
      if (row === undefined) throw new Error(`No worker ${id}`);
      return row;
    },

    images: (jobId: string) => ctx.db.select().from(identityImages).where(eq(identityImages.jobId, jobId)),

    /** The audit lines of an attempt, the latest first. */
    audit: (jobId: string) =>
      ctx.db
        .select()
        .from(auditLog)
        .where(eq(auditLog.subject, `identity:${jobId}`))
        .orderBy(desc(auditLog.id)),

    /** Sends a callback, by default signed and to the provider's address. */
    callBack: (
      body: unknown,
      { headers = signature(), secret = identityCallbackSecret(ctx.config.dataKey) }: CallbackParts = {},
    ): Promise<Answer> => api.call('POST', `/api/callbacks/smileid/${secret}`, { body, headers }),
  };
  return work;
}
