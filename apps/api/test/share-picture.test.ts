import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { getWorkerShare } from '@repo/api-client/contract/worker-app';
import { useApi } from './use-api.ts';
import { workerAppWorkOf } from './worker-app-work.ts';

const api = await useApi();
const work = workerAppWorkOf(api);
type Her = Awaited<ReturnType<typeof work.her>>;

const share = ({ token }: Her) => api.make(getWorkerShare, { token });
const list = ({ token }: Her, listed: boolean) =>
  api.call('PUT', '/api/worker/settings', { token, body: { listed } });
const slugOf = async ({ id }: Her) => (await work.workerRow(id)).slug;
const picture = ({ token }: Her, headers: Record<string, string> = {}) =>
  api.call('GET', '/api/worker/share/picture', { token, headers });

describe('the picture that she sends with her link', () => {
  it('is the preview of her page, in the language of her app', async () => {
    const her = await work.her({ name: 'Rehema Picture', trustChecked: true, trustScore: 72 });
    await share(her);
    const { status, headers, body } = await picture(her);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('cache-control')).toBe('private, no-cache');
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    const tag = headers.get('etag') ?? '';
    expect((await picture(her, { 'if-none-match': tag })).status).toBe(304);
    expect((await picture(her, { 'accept-language': 'sw' })).headers.get('etag')).not.toBe(tag);
  });

  it('is not there without a page, makes none, and is gone while she hides it', async () => {
    const her = await work.her({ name: 'Rehema Without' });
    expect(await picture(her)).toMatchObject({ status: 404, body: { message: 'Profile not found' } });
    expect(await slugOf(her)).toBeNull();
    await share(her);
    await list(her, false);
    expect((await picture(her)).status).toBe(404);
  });

  it.each(['employer', 'nobody'])('is for no other: %s', async (who) => {
    const token = who === 'employer' ? (await work.employer()).token : undefined;
    const answer = await api.call('GET', '/api/worker/share/picture', token === undefined ? {} : { token });
    expect(answer.status).toBe(401);
  });
});
