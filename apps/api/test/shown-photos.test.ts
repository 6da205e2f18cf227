import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { getDashboard } from '@repo/api-client/contract/employer';
import { getNanny, listNannies } from '@repo/api-client/contract/nannies';
import { getMe } from '@repo/api-client/contract/worker';
import { getSharedProfile, getWorkerShare, saveWorkerSettings } from '@repo/api-client/contract/worker-app';
import { startTestApi } from './harness.ts';
import { picture, uploadWorkOf } from './upload-work.ts';
import { useApi } from './use-api.ts';
import { workerAppWorkOf } from './worker-app-work.ts';

const folder = await mkdtemp(join(tmpdir(), 'shown-photos-'));
const api = await useApi(() => startTestApi({ DATA_DIR: folder }));
const work = workerAppWorkOf(api);
const uploads = uploadWorkOf(api);
afterAll(() => rm(folder, { recursive: true }));

type Her = Awaited<ReturnType<typeof work.her>>;

const SHOWN = /^\/api\/photos\/[\w-]{22}$/;
const pathOf = ({ id }: Her) => `/api/nannies/${id}/photo`;
const send = async (her: Her, query = '') =>
  uploads.send(pathOf(her) + query, { field: 'photo', bytes: await picture(), token: her.token });
const me = ({ token }: Her) => api.make(getMe, { token });
const shownPhoto = async (her: Her) => (await me(her)).shown_to_employers.photo;
const shows = ({ token }: Her, shows_photo: boolean) =>
  api.make(saveWorkerSettings, { token, body: { shows_photo } });
const open = (address: string | null) => api.call('GET', address ?? '/api/photos/none');
const recorded = async ({ id }: Her) => (await work.audit(`worker:${id}`)).map(({ action }) => action);

describe('the photo that others see', () => {
  it('is there from the first upload, at an address that is not her own', async () => {
    const her = await work.her();
    expect(await me(her)).toMatchObject({ profile_photo: null, shows_photo: true });
    expect(await shownPhoto(her)).toBeNull();
    await send(her);
    expect(await shownPhoto(her)).toMatch(SHOWN);
    const hers = await open((await me(her)).profile_photo);
    expect(await open(await shownPhoto(her))).toMatchObject({ status: 200, body: hers.body });
  });

  it('is gone at once from every address that was told, while she hides it, and hers stays', async () => {
    const her = await work.her();
    await send(her);
    const told = await shownPhoto(her);
    expect(await shows(her, false)).toMatchObject({ shows_photo: false });
    expect(await shownPhoto(her)).toBeNull();
    expect(await open(told)).toMatchObject({ status: 404 });
    expect(await open((await me(her)).profile_photo)).toMatchObject({ status: 200 });
    await shows(her, true);
    const again = await shownPhoto(her);
    expect(again).toMatch(SHOWN);
    expect(await open(told)).toMatchObject({ status: 404 });
    expect(await open(again)).toMatchObject({ status: 200 });
    // The same word again changes no address, and writes no row.
    await shows(her, true);
    expect(await shownPhoto(her)).toBe(again);
    expect(await recorded(her)).toEqual(['photo-saved', 'photo-hidden', 'photo-shown']);
  });

  it.each([
    [true, false, ['photo-saved', 'photo-hidden']],
    [false, true, ['photo-hidden', 'photo-saved', 'photo-shown']],
    [true, true, ['photo-saved']],
    [false, false, ['photo-hidden', 'photo-saved']],
  ])('goes by her word at the upload: shown before %s, with it %s', async (before, now, actions) => {
    const her = await work.her();
    await shows(her, before);
    expect(await send(her, `?shown=${String(now)}`)).toMatchObject({ status: 200 });
    expect(await me(her)).toMatchObject({ shows_photo: now });
    expect((await shownPhoto(her)) !== null).toBe(now);
    expect(await recorded(her)).toEqual(actions);
    // A later upload without a word leaves it.
    await send(her);
    expect((await shownPhoto(her)) !== null).toBe(now);
  });

  it('is no photo under another word', async () => {
    const her = await work.her();
    expect(await send(her, '?shown=maybe')).toMatchObject({ status: 400 });
    expect(await me(her)).toMatchObject({ profile_photo: null });
  });

  it('is in each answer about her to an employer who may see her, and on her public page', async () => {
    const [her, { token }] = [await work.her({ name: 'Zuhura Shown' }), await work.employer()];
    await send(her);
    const photo = await shownPhoto(her);
    expect(photo).toMatch(SHOWN);
    const listed = () => api.make(listNannies, { token, query: { q: 'Zuhura' } });
    const one = () => api.make(getNanny, { token, params: { id: her.id } });
    const { slug } = await api.make(getWorkerShare, { token: her.token });
    const page = () => api.make(getSharedProfile, { params: { slug: slug ?? '' } });
    expect(await listed()).toMatchObject([{ photo }]);
    expect(await one()).toMatchObject({ photo });
    expect(await page()).toMatchObject({ photo });
    await shows(her, false);
    expect(await listed()).toMatchObject([{ photo: null }]);
    expect(await one()).toMatchObject({ photo: null });
    expect(await page()).toMatchObject({ photo: null });
  });

  it('is not shown to an employer who only invited her', async () => {
    const [her, employer] = [await work.her({ listed: false }), await work.employer()];
    await send(her);
    await work.invites(employer, her.phone);
    const { token } = employer;
    const [request] = (await api.make(getDashboard, { token })).requests;
    expect(await api.make(getNanny, { token, params: { id: request?.nanny_id ?? '' } })).toMatchObject({
      is_prospect: true,
      photo: null,
    });
  });

  it('ends with her photo', async () => {
    const her = await work.her();
    await send(her);
    const told = await shownPhoto(her);
    await api.call('DELETE', pathOf(her), { token: her.token });
    expect(await shownPhoto(her)).toBeNull();
    expect(await open(told)).toMatchObject({ status: 404 });
  });
});
