import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { getMe } from '@repo/api-client/contract/worker';
import { storedFiles } from '../src/db/schema/stored-files.ts';
import { auditLog } from '../src/db/schema/system.ts';
import { newStorageKey, type StorageKey } from '../src/providers/storage/storage.ts';
import { removeFile } from '../src/services/platform/files/stored-file.ts';
import { deleteOrphans } from '../src/services/platform/files/delete-orphans.ts';
import { beginWindow, HOUR_SECONDS } from './begin-window.ts';
import { startTestApi, type TestApi } from './harness.ts';
import { MEGABYTE, pdf, picture, uploadWorkOf, type UploadWork } from './upload-work.ts';

let api: TestApi;
let work: UploadWork;
let folder: string;
let amani: Person;
let other: Person;

interface Person {
  readonly token: string;
  readonly id: string;
}

async function person(phone: string): Promise<Person> {
  const token = await api.signInWorker(phone);
  return { token, id: (await api.make(getMe, { token })).id };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'photos-'));
  api = await startTestApi({ DATA_DIR: folder });
  work = uploadWorkOf(api);
  amani = await person('+254700000700');
  other = await person('+254700000701');
});
afterAll(async () => {
  await api.stop();
  await rm(folder, { recursive: true });
});

const pathOf = ({ id }: Person) => `/api/nannies/${id}/photo`;
const send = (bytes: Uint8Array, to = amani, from = to) =>
  work.send(pathOf(to), { field: 'photo', bytes, token: from.token });
const me = ({ token } = amani) => api.make(getMe, { token });
const photoOf = async (who = amani) => (await me(who)).profile_photo ?? '';
const show = (path: string, headers = {}) => api.call('GET', path, { headers });

describe('a photo', () => {
  // spec: worker-calls/photo
  it('is put up, shown at an address of its own, and nothing runs in it', async () => {
    expect((await me()).profile_photo).toBeNull();
    const answer = await send(await picture());
    expect(answer).toMatchObject({
      status: 200,
      body: { photo_url: expect.stringMatching(/^\/api\/photos\/[0-9a-f]{64}$/) as unknown },
    });
    expect(answer.body).toEqual({ photo_url: await photoOf() });
    const shown = await show(await photoOf());
    expect(shown.status).toBe(200);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline',
      'cache-control': 'private, no-cache',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; sandbox/) as unknown,
      'cross-origin-resource-policy': 'same-origin',
    });
    const bytes = shown.body instanceof Buffer ? shown.body : Buffer.alloc(0);
    expect(Number(shown.headers.get('content-length'))).toBe(bytes.length);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 384 });
    const tag = shown.headers.get('etag') ?? '';
    const again = await fetch(api.origin + (await photoOf()), { headers: { 'if-none-match': tag } });
    expect(again.status).toBe(304);
  });

  it('makes the profile recent, and is on record', async () => {
    await send(await picture(), other);
    expect(await me(other)).toMatchObject({
      trust_score: 5,
      profileUpdatedAt: expect.any(String) as unknown,
    });
    const lines = await api.ctx.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.subject, `worker:${other.id}`));
    expect(lines).toContainEqual({ action: 'photo-saved' });
  });

  it('takes the place of the one before, whose file goes', async () => {
    await send(await picture('#111111'));
    const earlier = await photoOf();
    await send(await picture('#222222'));
    expect(await photoOf()).not.toBe(earlier);
    expect(await show(earlier)).toMatchObject({ status: 404 });
    await api.eventually(async () => expect(await work.kept()).not.toContain(earlier.slice(-64)));
    await api.eventually(async () =>
      expect((await work.rows()).map(({ key }) => key)).not.toContain(earlier.slice(-64)),
    );
  });

  it('put up on two phones at once is one of the two, and the other file goes', async () => {
    const answers = await Promise.all([send(await picture('#333333')), send(await picture('#444444'))]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await api.eventually(async () => expect(await work.kept()).toHaveLength(2));
    expect(await work.kept()).toContain((await photoOf()).slice(-64));
  });

  it('is taken away, once or twice', async () => {
    await send(await picture());
    const was = await photoOf();
    for (let time = 0; time < 2; time += 1)
      expect(await api.call('DELETE', pathOf(amani), { token: amani.token })).toMatchObject({
        status: 200,
        body: { photo_url: null },
      });
    expect((await me()).profile_photo).toBeNull();
    expect(await show(was)).toMatchObject({ status: 404 });
    await api.eventually(async () => expect(await work.kept()).not.toContain(was.slice(-64)));
  });
});

describe('nobody else', () => {
  it('puts a photo on her profile, or takes it away; nothing of the file is read', async () => {
    const before = await photoOf();
    expect(await send(await picture(), amani, other)).toMatchObject({ status: 404 });
    expect(await api.call('DELETE', pathOf(amani), { token: other.token })).toMatchObject({ status: 404 });
    expect(await photoOf()).toBe(before);
    expect(await work.incoming()).toEqual([]);
  });

  it('is answered 404 before the body has come', async () => {
    const head = `POST ${pathOf(amani)} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${other.token}\r\n`;
    const socket = connect(api.ctx.config.port, '127.0.0.1');
    socket.write(
      `${head}content-type: multipart/form-data; boundary=x\r\ncontent-length: 4000000\r\n\r\n--x`,
    );
    const [first] = await new Promise<Buffer[]>((resolve) => {
      socket.once('data', (data: Buffer) => resolve([data]));
    });
    expect(first?.toString()).toContain('HTTP/1.1 404 ');
    socket.destroy();
  });

  it.each(['0'.repeat(64), '..%2F..%2Fetc%2Fpasswd', 'a'.repeat(63), 'A'.repeat(64), '%00'.repeat(64)])(
    'finds a photo under %s',
    async (key) => {
      expect(await show(`/api/photos/${key}`)).toMatchObject({ status: 404 });
    },
  );

  it('finds at that address a file that is no photo', async () => {
    const key = newStorageKey();
    await api.ctx.db
      .insert(storedFiles)
      .values({ key, type: 'application/pdf', bytes: 1, createdAt: api.ctx.clock.now() });
    expect(await show(`/api/photos/${key}`)).toMatchObject({ status: 404 });
    await api.ctx.db.delete(storedFiles).where(eq(storedFiles.key, key));
  });
});

describe('what cannot be taken', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const cases: readonly (readonly [string, () => Buffer | Promise<Buffer>, number, string])[] = [
    ['5 MB and a byte', () => Buffer.alloc(5_242_881), 413, 'Photo must be less than 5MB'],
    ['twice that', () => Buffer.alloc(10 * MEGABYTE + 1), 413, 'Photo must be less than 5MB'],
    ['a program', () => Buffer.from(`MZ${'\0'.repeat(2000)}`), 400, 'Photo must be a JPG, PNG or WebP image'],
    ['an SVG with a script', () => svg, 400, 'Photo must be a JPG, PNG or WebP image'],
    ['a PDF', () => pdf(), 400, 'Photo must be a JPG, PNG or WebP image'],
    [
      'half a photo',
      async () => (await picture()).subarray(0, 900),
      400,
      'This photo could not be read. Please choose another one.',
    ],
    ['nothing', () => Buffer.alloc(0), 400, 'Please choose a photo.'],
  ];

  // spec: worker-constants/photo
  it.each(cases)('%s is refused in plain words, and all is as before', async (_what, bytes, status, text) => {
    await send(await picture('#555555'));
    await api.eventually(async () => expect(await work.kept()).toHaveLength(2));
    const before = { kept: await work.kept(), photo: await photoOf() };
    const answer = await send(await bytes());
    expect(answer).toMatchObject({ status, body: { message: text, error: text, fields: { photo: text } } });
    expect({ kept: await work.kept(), photo: await photoOf() }).toEqual(before);
    expect(await work.incoming()).toEqual([]);
  });
});

describe('a file that nobody owns', () => {
  it('of a process that died between storing and owning is deleted an hour later', async () => {
    const now = api.ctx.clock.now();
    const key = newStorageKey();
    const discardAt = new Date(now.getTime() + HOUR_SECONDS * 1000);
    await api.ctx.db
      .insert(storedFiles)
      .values({ key, type: 'image/jpeg', bytes: 4, createdAt: now, discardAt });
    await api.ctx.storage.put(key, Buffer.from('left'));
    await api.advance(60);
    await removeFile(api.ctx, key);
    expect(await work.kept()).toContain(key);
    await api.advance(HOUR_SECONDS);
    await api.eventually(async () => expect(await work.kept()).not.toContain(key));
    await api.eventually(async () => expect((await work.rows()).map((row) => row.key)).not.toContain(key));
  });

  it('is deleted although so many that cannot be were discarded before it', async () => {
    const { db, storage } = api.ctx;
    const now = api.ctx.clock.now().getTime();
    const keys = Array.from({ length: 201 }, newStorageKey);
    const key = keys.at(-1) ?? newStorageKey();
    const stubborn = new Set<StorageKey>(keys.slice(0, -1));
    await storage.put(key, Buffer.from('left'));
    const really = storage.delete.bind(storage);
    const deletes = vi.spyOn(storage, 'delete').mockImplementation(async (one) => {
      if (stubborn.has(one)) throw new Error('not this one');
      await really(one);
    });
    await db.insert(storedFiles).values(
      keys.map((one, place) => ({
        key: one,
        type: 'image/jpeg' as const,
        bytes: 4,
        createdAt: new Date(now - 2 * HOUR_SECONDS * 1000),
        discardAt: new Date(now - HOUR_SECONDS * 1000 + place),
      })),
    );
    // Each failed run reports the fault.
    await expect(deleteOrphans(api.ctx)).rejects.toThrow('not this one');
    await deleteOrphans(api.ctx);
    expect(await work.kept()).not.toContain(key);
    // The next run of the scheduled job tries the files again, and deletes them.
    deletes.mockRestore();
    const left = async () => (await work.rows()).filter((row) => keys.some((one) => one === row.key)).length;
    expect(await left()).toBe(stubborn.size);
    await api.advance(HOUR_SECONDS);
    await deleteOrphans(api.ctx);
    await api.eventually(async () => expect(await left()).toBe(0));
  });

  it('is not taken for hers by an upload that went on when its time was over', async () => {
    const before = await photoOf();
    const { storage, clock } = api.ctx;
    const away = vi.spyOn(storage, 'delete').mockRejectedValue(new Error('away'));
    vi.spyOn(storage, 'put').mockImplementationOnce(async (key) => {
      await api.advance(HOUR_SECONDS + 60);
      // The scheduled job could not record the deletion.
      await api.eventually(async () => {
        const row = (await work.rows()).find((one) => one.key === key);
        expect(row?.discardAt?.getTime()).toBeGreaterThan(clock.now().getTime());
      });
    });
    expect(await send(await picture('#777777'))).toMatchObject({ status: 503 });
    away.mockRestore();
    expect(await photoOf()).toBe(before);
  });

  it('is not left behind by an upload that took longer than it was known for', async () => {
    const before = { kept: await work.kept(), photo: await photoOf() };
    const { storage } = api.ctx;
    const really = storage.put.bind(storage);
    vi.spyOn(storage, 'put').mockImplementationOnce(async (key, bytes) => {
      await api.advance(HOUR_SECONDS + 60);
      await api.eventually(async () => expect((await work.rows()).map((row) => row.key)).not.toContain(key));
      await really(key, bytes);
    });
    expect(await send(await picture('#555555'))).toMatchObject({
      status: 503,
      body: { message: 'The upload took too long. Please try again.' },
    });
    expect({ kept: await work.kept(), photo: await photoOf() }).toEqual(before);
  });

  it('is not stored at all where the storage does not answer, and she keeps the photo that she had', async () => {
    const before = { kept: await work.kept(), photo: await photoOf() };
    vi.spyOn(api.ctx.storage, 'put').mockRejectedValueOnce(new Error('Gone'));
    expect(await send(await picture('#666666'))).toMatchObject({ status: 500 });
    expect({ kept: await work.kept(), photo: await photoOf() }).toEqual(before);
    await api.eventually(async () => expect(await work.rows()).toHaveLength(before.kept.length));
    expect(await send(await picture('#666666'))).toMatchObject({ status: 200 });
  });
});

it('a worker who sends file after file is told to wait', async () => {
  await beginWindow(api, HOUR_SECONDS);
  const many = await person('+254700000702');
  for (let time = 0; time < 60; time += 1) expect((await send(Buffer.alloc(0), many)).status).toBe(400);
  expect(await send(await picture(), many)).toMatchObject({
    status: 429,
    body: { message: 'Too many files were sent. Please try again in an hour.' },
  });
});
