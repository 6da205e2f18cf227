import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { defineCall } from '../contract/define-call.ts';
import { playRecordings, type Recording } from '../recorded/recorded-calls.ts';
import { failureOf, type Failure } from './failure.ts';
import { createUploads } from './upload.ts';

const call = defineCall({
  method: 'POST',
  path: '/things/{id}/photo',
  audience: 'worker',
  summary: 'x',
  params: z.strictObject({ id: z.string() }),
  upload: { field: 'photo', purpose: 'photo' },
  answer: z.object({ photo_url: z.string() }),
});
const photo = new Blob(['a photo'], { type: 'image/png' });
const TIMEOUT = 1000;

let stop = () => {};
let token: string | null = 'a-token';
const onUnauthorised = vi.fn<() => void>();
const uploads = createUploads({
  baseUrl: '',
  token: () => token,
  onUnauthorised,
  timeoutMs: TIMEOUT,
  language: () => 'sw',
});
function play(respond: () => Promise<Response>): void {
  const recorded: Recording = { call, when: { params: { id: 'w-1' } }, respond };
  ({ stop } = playRecordings([recorded]));
}
const json =
  (body: unknown, status = 200) =>
  async () =>
    Response.json(body, { status });
async function failure(work: Promise<unknown>): Promise<Failure | undefined> {
  return failureOf(await work.catch((error: unknown) => error));
}
const send = (more = {}) => uploads.upload(call, { params: { id: 'w-1' }, file: photo, ...more });

beforeEach(() => {
  vi.stubGlobal(
    'ProgressEvent',
    class extends Event {
      constructor(type: string, init: object = {}) {
        super(type);
        Object.assign(this, init);
      }
    },
  );
  token = 'a-token';
  onUnauthorised.mockReset();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const several = defineCall({
  method: 'POST',
  path: '/things/{id}/photos',
  audience: 'worker',
  summary: 'x',
  params: z.strictObject({ id: z.string() }),
  form: {
    files: {
      face: { purpose: 'face', least: 2, most: 3 },
      card: { purpose: 'card', least: 0, most: 1 },
    },
    texts: z.strictObject({ token: z.string() }),
  },
  answer: z.object({ taken: z.number() }),
});

describe('a form of several files', () => {
  const sent = { params: { id: 'w-1' }, files: { face: [photo, photo], card: [] }, texts: { token: 'a' } };

  it('goes whole, its lines of text first and its files in their order', async () => {
    const whole = vi.spyOn(FormData.prototype, 'append');
    const line = vi.spyOn(FormData.prototype, 'set');
    const respond = () => Promise.resolve(Response.json({ taken: 2 }));
    ({ stop } = playRecordings([{ call: several, when: {}, respond }]));
    const onProgress = vi.fn<(percent: number) => void>();
    expect(await uploads.uploadForm(several, { ...sent, onProgress })).toEqual({ taken: 2 });
    expect(line.mock.calls).toEqual([['token', 'a']]);
    expect(whole.mock.calls.map(([field]) => field)).toEqual(['face', 'face']);
    expect(line.mock.invocationCallOrder[0]).toBeLessThan(whole.mock.invocationCallOrder[0] ?? 0);
    expect(onProgress).toHaveBeenLastCalledWith(100);
  });

  it('fails as a file does', async () => {
    const respond = () => Promise.reject(new TypeError('Failed to fetch'));
    ({ stop } = playRecordings([{ call: several, when: {}, respond }]));
    expect(await failure(uploads.uploadForm(several, sent))).toEqual({ kind: 'network' });
  });
});

describe('a file that is sent', () => {
  it('is answered by what the contract says, and tells how much of it has left', async () => {
    play(json({ photo_url: '/api/photos/abc', more: 1 }));
    const onProgress = vi.fn<(percent: number) => void>();
    expect(await send({ onProgress })).toEqual({ photo_url: '/api/photos/abc' });
    expect(onProgress.mock.calls).toEqual([[50], [100]]);
  });

  it('is refused in the words of the service', async () => {
    play(json({ message: 'Photo must be less than 5MB', code: 'too-large' }, 413));
    expect(await failure(send())).toMatchObject({
      kind: 'api',
      status: 413,
      message: 'Photo must be less than 5MB',
    });
    expect(onUnauthorised).not.toHaveBeenCalled();
  });

  it('tells of a session that is over', async () => {
    play(json({ message: 'no' }, 401));
    expect(await failure(send())).toMatchObject({ kind: 'api', status: 401 });
    expect(onUnauthorised).toHaveBeenCalledOnce();
  });

  it.each([
    ['no JSON', async () => new Response('<html>')],
    ['another answer', json({ photo_url: 7 })],
  ])('fails where %s comes back', async (_what, respond) => {
    play(respond);
    expect(await failure(send())).toEqual({ kind: 'unreadable', status: 200 });
  });

  it('fails without a network', async () => {
    play(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failure(send())).toEqual({ kind: 'network' });
  });

  it('is given up when nothing moves any more', async () => {
    vi.useFakeTimers();
    play(() => new Promise(() => {}));
    const failed = failure(send());
    await vi.advanceTimersByTimeAsync(TIMEOUT);
    expect(await failed).toEqual({ kind: 'network' });
  });

  it('stops when it is told to, before and after it began', async () => {
    play(() => new Promise(() => {}));
    const stopping = new AbortController();
    const failed = failure(send({ signal: stopping.signal }));
    stopping.abort();
    expect(await failed).toEqual({ kind: 'network' });
    expect(await failure(send({ signal: stopping.signal }))).toEqual({ kind: 'network' });
  });

  it('is not sent for nobody', async () => {
    token = null;
    expect(await failure(send())).toEqual({ kind: 'no-token' });
  });
});
