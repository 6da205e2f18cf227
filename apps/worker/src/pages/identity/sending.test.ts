import {
  createIdentityToken,
  getIdentityStatus,
  sendIdentityPhotos,
  type WireIdentityStatus,
} from '@repo/api-client/contract/identity';
import type { IdentityPhotos } from '@repo/api-client/queries/identity';
import {
  answers,
  breaks,
  playRecordings,
  refuses,
  waits,
  type Recording,
} from '@repo/api-client/recorded/recorded-calls';
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { permits, stands } from '../../../stories/identity.ts';
import { enter } from '../../../stories/service.ts';
import { session } from '../../session/session.ts';
import { forgetPhotos, permit, send, useSending } from './sending.ts';

const photo = new Blob(['a photo'], { type: 'image/jpeg' });
const photos: IdentityPhotos = { selfie: photo, liveness: [photo], front: photo, back: null };
const checking = stands('checking', { attempts_left: 4 });

let stop = () => {};
function play(...recordings: readonly Recording[]): void {
  stop();
  ({ stop } = playRecordings(recordings));
}
const shown = () => renderHook(useSending).result;
const held = () => queryClient.getQueryData<WireIdentityStatus>(['identity', 'en']);

beforeEach(() => enter(true));
afterEach(() => {
  forgetPhotos();
  vi.useRealTimers();
  stop();
});

test('photos that got there are forgotten, and how it stands is known at once', async () => {
  play(permits, answers(sendIdentityPhotos, checking));
  const sending = shown();
  expect(await send(photos, await permit())).toBe(true);
  expect(sending.current).toBeUndefined();
  expect(held()?.status).toBe('checking');
});

test('without a network they stay, and are sent when there is one again', async () => {
  play(permits, breaks(sendIdentityPhotos));
  const permitted = await permit();
  const over = send(photos, permitted);
  const sending = shown();
  await waitFor(() => expect(sending.current?.state).toBe('waiting'));
  expect(sending.current?.photos).toBe(photos);
  play(answers(sendIdentityPhotos, checking));
  globalThis.dispatchEvent(new Event('online'));
  expect(await over).toBe(true);
  expect(sending.current).toBeUndefined();
});

test('where the browser does not say that it is back, they are sent after a while', async () => {
  vi.useFakeTimers();
  play(permits, breaks(sendIdentityPhotos));
  const over = send(photos, await permit());
  await vi.advanceTimersByTimeAsync(1000);
  play(answers(sendIdentityPhotos, checking));
  await vi.advanceTimersByTimeAsync(4000);
  expect(await over).toBe(true);
});

test('a permission that has run out is renewed before anything is sent', async () => {
  play(permits, answers(sendIdentityPhotos, checking));
  const { permission } = await permit();
  const sent: string[] = [];
  const other = '0198f3a1-0000-7000-8000-00000000aa02';
  play(answers(createIdentityToken, { ...permission, job_id: other }), {
    call: sendIdentityPhotos,
    when: { params: { jobId: other } },
    respond: () => {
      sent.push(other);
      return Promise.resolve(Response.json(checking));
    },
  });
  expect(await send(photos, { permission, at: Date.now() - 15 * 60_000 })).toBe(true);
  expect(sent).toEqual([other]);
});

test('one that the service does not take any more is renewed once', async () => {
  const text = 'The permission to send photos has run out. Please start again.';
  play(permits, refuses(sendIdentityPhotos, 400, text, { fields: { token: text } }));
  const sending = shown();
  expect(await send(photos, await permit())).toBe(false);
  expect(sending.current?.state).toBe('failed');
});

test('where they got there before, how it stands is read, and nothing is sent again', async () => {
  play(
    permits,
    refuses(sendIdentityPhotos, 409, 'Your photos are being looked at.'),
    answers(getIdentityStatus, checking),
  );
  const sending = shown();
  expect(await send(photos, await permit())).toBe(true);
  expect(sending.current).toBeUndefined();
});

test('a photo that is not taken stays with her, and why', async () => {
  play(permits, refuses(sendIdentityPhotos, 400, 'This photo could not be read.'));
  const sending = shown();
  expect(await send(photos, await permit())).toBe(false);
  expect(sending.current).toMatchObject({ state: 'failed', photos });
});

test('they end with her session', async () => {
  play(permits, waits(sendIdentityPhotos));
  const over = send(photos, await permit());
  const sending = shown();
  await waitFor(() => expect(sending.current?.state).toBe('sending'));
  session.clear();
  expect(await over).toBe(false);
  await waitFor(() => expect(sending.current).toBeUndefined());
});
