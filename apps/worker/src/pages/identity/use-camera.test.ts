import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCamera } from './use-camera.ts';

class Track extends EventTarget {
  readyState = 'live';
  stop() {
    this.readyState = 'ended';
  }
}
let tracks: Track[] = [];
const getUserMedia = vi.fn<(asked: MediaStreamConstraints) => Promise<unknown>>();
const gives = () => {
  const track = new Track();
  tracks.push(track);
  return Promise.resolve({ getTracks: () => [track], getVideoTracks: () => [track] });
};
const isLive = () => tracks.map(({ readyState }) => readyState === 'live');

let hidden = false;
const hide = (now: boolean) =>
  act(() => {
    hidden = now;
    document.dispatchEvent(new Event('visibilitychange'));
  });

beforeEach(() => {
  tracks = [];
  hidden = false;
  getUserMedia.mockReset().mockImplementation(gives);
  const cameras = [1, 2].map(() => ({ kind: 'videoinput' }));
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia, enumerateDevices: async () => cameras } });
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const open = (isWanted = true) =>
  renderHook(({ wanted }) => useCamera('user', wanted), { initialProps: { wanted: isWanted } });

test('is open while it is looked at, without sound, and put away when it is left', async () => {
  const { result, unmount } = open();
  await waitFor(() => expect(result.current.stream).toBeDefined());
  expect(result.current).toMatchObject({ hasOther: true, facing: 'user' });
  expect(getUserMedia.mock.calls[0]?.[0]).toMatchObject({ audio: false, video: { facingMode: 'user' } });
  unmount();
  expect(isLive()).toEqual([false]);
});

test('is put away while the page is hidden, and opens again', async () => {
  const { result } = open();
  await waitFor(() => expect(result.current.stream).toBeDefined());
  hide(true);
  expect(isLive()).toEqual([false]);
  expect(result.current.stream).toBeUndefined();
  hide(false);
  await waitFor(() => expect(result.current.stream).toBeDefined());
  expect(isLive()).toEqual([false, true]);
});

test('turns to the other one, of which one is open at a time', async () => {
  const { result } = open();
  await waitFor(() => expect(result.current.stream).toBeDefined());
  act(() => result.current.turn());
  await waitFor(() => expect(isLive()).toEqual([false, true]));
  expect(getUserMedia.mock.lastCall?.[0]).toMatchObject({ video: { facingMode: 'environment' } });
});

test('one that comes too late is put away at once', async () => {
  const { rerender } = open();
  rerender({ wanted: false });
  await waitFor(() => expect(isLive()).toEqual([false]));
});

test.each([
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotFoundError', 'none'],
  ['NotReadableError', 'busy'],
])('%s is told as %s, and asked for again', async (name, problem) => {
  getUserMedia.mockRejectedValueOnce(new DOMException('', name));
  const { result } = open();
  await waitFor(() => expect(result.current.problem).toBe(problem));
  act(() => result.current.again());
  await waitFor(() => expect(result.current.stream).toBeDefined());
});

test('a browser that has nothing to ask has no camera', async () => {
  vi.stubGlobal('navigator', {});
  const { result } = open();
  await waitFor(() => expect(result.current.problem).toBe('none'));
});

test('a camera that is taken away is told of', async () => {
  const { result } = open();
  await waitFor(() => expect(result.current.stream).toBeDefined());
  act(() => {
    tracks[0]?.dispatchEvent(new Event('ended'));
  });
  expect(result.current.problem).toBe('busy');
});
