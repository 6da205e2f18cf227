import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getMe } from '@repo/api-client/contract/worker';
import { cleanFile } from '../src/services/platform/files/file-process.ts';
import { startTestApi, type TestApi } from './harness.ts';
import { picture, uploadWorkOf, type UploadWork } from './upload-work.ts';

let api: TestApi;
let work: UploadWork;
let folder: string;
let token: string;
let id: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'photos-'));
  api = await startTestApi({ DATA_DIR: folder }, cleanFile);
  work = uploadWorkOf(api);
  token = await api.signInWorker('+254700000960');
  id = (await api.make(getMe, { token })).id;
});
afterAll(async () => {
  await api.stop();
  await rm(folder, { recursive: true });
});

const isStart = (message: unknown): message is { readonly process: ChildProcess } =>
  typeof message === 'object' && message !== null && 'process' in message;

/** Kills the first `count` processes that start meanwhile, as the system does when it is out of memory. */
async function killing<T>(count: number, during: () => Promise<T>): Promise<{ answer: T; killed: number }> {
  let killed = 0;
  const kill = (message: unknown) => {
    if (!isStart(message)) return;
    const child = message.process;
    if (killed < count) child.once('spawn', () => process.kill(child.pid ?? 0, 'SIGKILL'));
    killed += 1;
  };
  subscribe('child_process', kill);
  try {
    return { answer: await during(), killed: Math.min(killed, count) };
  } finally {
    unsubscribe('child_process', kill);
  }
}

const uploads = [
  ['photo', () => `/api/nannies/${id}/photo`, 'photo'],
  ['document', () => '/api/worker/documents/certificates', 'file'],
] as const;

it.each(uploads)(
  'a %s is taken although the process that draws it was killed',
  async (_what, path, field) => {
    const bytes = await picture();
    const { answer, killed } = await killing(1, () => work.send(path(), { field, bytes, token }));
    expect(answer).toMatchObject({ status: 200 });
    expect(killed).toBe(1);
  },
);

it.each(uploads)(
  'a %s that cannot be drawn is asked for later, and nothing is kept of it',
  async (_what, path, field) => {
    const before = { rows: await work.rows(), kept: await work.kept(), photo: await photo() };
    const bytes = await picture('#cc8844');
    const { answer, killed } = await killing(9, () => work.send(path(), { field, bytes, token }));
    expect(answer).toMatchObject({
      status: 503,
      body: { message: 'The service is busy. Please try again in a moment.', retry_after: 10 },
    });
    expect(answer.headers.get('retry-after')).toBe('10');
    expect(killed).toBe(2);
    expect({ rows: await work.rows(), kept: await work.kept(), photo: await photo() }).toEqual(before);
    expect(await work.incoming()).toEqual([]);
  },
);

const photo = async () => (await api.make(getMe, { token })).profile_photo;
