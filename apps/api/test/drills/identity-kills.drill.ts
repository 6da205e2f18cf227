import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, like, lt } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import * as z from 'zod';
import { comparedNationalId } from '@repo/domain/national-id';
import { identityImages, identityJobs } from '../../src/db/schema/identity.ts';
import { smsMessages } from '../../src/db/schema/messages.ts';
import { workers } from '../../src/db/schema/people.ts';
import { sessions } from '../../src/db/schema/sessions.ts';
import { storedFiles } from '../../src/db/schema/stored-files.ts';
import { createSecretBox } from '../../src/security/secret-box.ts';
import { hashToken, newSessionToken } from '../../src/security/tokens.ts';
import { DATA_KEY, startWorld, type World } from './world.ts';
import { kenyanPhone } from '../phones.ts';
import { picture } from '../upload-work.ts';

const WORKERS = 3;
const KILLS = 4;
const TIMEOUT_MILLISECONDS = 240_000;
/** The maximum time between two kills. The service may or may not receive, submit and decide photos in it. */
const LONGEST_LIFE_MILLISECONDS = 4_000;
/** Longer than the wait for the provider's answer. */
const UNANSWERED_SECONDS = 16 * 60;
/** Longer than the wait before a lost callback is requested. The provider delivers a callback four times at most. */
const UNHEARD_SECONDS = 3 * 60;

const permission = z.object({ token: z.string(), job_id: z.string() });
const answer = z.object({ status: z.string() });

let folder: string;
let world: World;
let face: Buffer;
/** The number of workers who have sent their photos. */
let sent = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'identity-drill-'));
  world = await startWorld(inject('postgresUrl'), new Date(Date.now() + TIMEOUT_MILLISECONDS), {
    DATA_DIR: folder,
  });
  face = await picture('#884422', 64, 64);
  await world.service.start();
}, 90_000);
afterAll(async () => {
  await world.stop();
  await rm(folder, { recursive: true, force: true });
});

interface Person {
  readonly id: string;
  readonly token: string;
}

async function person(index: number): Promise<Person> {
  const secrets = createSecretBox(Buffer.from(DATA_KEY, 'hex'));
  const now = new Date();
  const nationalId = String(32_000_000 + index);
  const [row] = await world.db
    .insert(workers)
    .values({
      phone: kenyanPhone(`+254700${String(300_000 + index)}`),
      name: 'Amani Wanjiru Test',
      location: 'Nairobi',
      dateOfBirth: '1996-05-01',
      nationalIdCipher: secrets.seal(nationalId),
      nationalIdHash: secrets.fingerprint('national-id', comparedNationalId(nationalId)),
      profileCompletedAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: workers.id });
  const id = row?.id ?? '';
  const token = newSessionToken();
  await world.db.insert(sessions).values({
    tokenHash: hashToken(token),
    audience: 'worker',
    subjectId: id,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + 30 * 86_400_000),
  });
  return { id, token };
}

/** As a patient app: it sends a request again, unchanged, after a failure to answer or a busy answer. */
async function insist({ token }: Person, method: string, path: string, form?: FormData): Promise<unknown> {
  for (;;) {
    try {
      const response = await fetch(world.origin + path, {
        method,
        headers: { authorization: `Bearer ${token}` },
        ...(form === undefined ? {} : { body: form }),
        signal: AbortSignal.timeout(15_000),
      });
      const body: unknown = await response.json();
      if (response.status === 200) return body;
      if (response.status < 500) throw new RangeError(`${path} answered ${String(response.status)}`);
    } catch (error) {
      if (error instanceof RangeError) throw error;
    }
    await sleep(120);
  }
}

async function prove(who: Person): Promise<string> {
  const { token, job_id } = permission.parse(await insist(who, 'POST', '/api/smile-id/token'));
  const form = new FormData();
  form.append('token', token);
  form.append('consent', 'granted');
  const photo = () => new Blob([new Uint8Array(face)], { type: 'image/jpeg' });
  for (const field of ['selfie', 'id_front', ...Array.from({ length: 6 }, () => 'liveness')])
    form.append(field, photo(), 'photo.jpg');
  await insist(who, 'POST', `/api/smile-id/jobs/${job_id}/photos`, form);
  sent += 1;
  for (;;) {
    const { status } = answer.parse(await insist(who, 'GET', `/api/smile-id/status/${who.id}`));
    if (status === 'verified') return job_id;
    expect(status).toBe('checking');
    await sleep(300);
  }
}

/** The number of submissions that were running in a killed process. */
const unanswered = (lastKill: Date) =>
  world.db.$count(
    identityJobs,
    and(eq(identityJobs.state, 'submitting'), lt(identityJobs.submittedAt, lastKill)),
  );

it(
  `an identity check bears ${KILLS} kills: each worker is verified once, told once, and nothing of her photos is left`,
  { timeout: TIMEOUT_MILLISECONDS },
  async () => {
    const people = await Promise.all(Array.from({ length: WORKERS }, (_, index) => person(index)));
    const lives = Promise.all(people.map(prove));
    let lastKill = new Date();
    for (let kill = 0; kill < KILLS; kill += 1) {
      await sleep(Math.random() * LONGEST_LIFE_MILLISECONDS);
      await world.service.kill();
      lastKill = new Date();
      await world.service.start();
    }
    const notYet = () => sleep(1_000).then(() => undefined);
    let ended = await Promise.race([lives, notYet()]);
    while (ended === undefined) {
      // A permission lasts a quarter of an hour, and so does the wait for an answer. The clock therefore moves only after
      // all photos have arrived: past the wait of a killed process for an answer, or for a callback that it missed.
      if (sent === WORKERS)
        await world.advance((await unanswered(lastKill)) > 0 ? UNANSWERED_SECONDS : UNHEARD_SECONDS);
      ended = await Promise.race([lives, notYet()]);
    }
    for (const { id } of people) {
      const attempts = await world.db.select().from(identityJobs).where(eq(identityJobs.workerId, id));
      expect(attempts.map(({ state, attempt }) => [state, attempt])).toEqual([['verified', 1]]);
      expect(ended).toContain(attempts[0]?.id);
    }
    expect(await world.db.select().from(identityImages)).toEqual([]);
    expect(await world.db.$count(smsMessages, like(smsMessages.idempotencyKey, 'identity:%'))).toBe(WORKERS);
    // An hour later, the service finds reserved or half-written files of a killed process. The disk does not follow the
    // drill's clock.
    const unfinished = join(folder, 'files', 'unfinished');
    await writeFile(join(unfinished, 'half'), 'half a photo');
    for (const name of await readdir(unfinished)) await utimes(join(unfinished, name), 0, 0);
    await expect
      .poll(
        async () => {
          await world.advance(3_600);
          const files = await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true });
          return [await world.db.$count(storedFiles), files.filter((entry) => entry.isFile()).length];
        },
        { timeout: 30_000, interval: 1_000 },
      )
      .toEqual([0, 0]);
    expect(world.service.faults).toEqual([]);
  },
);
