import { getWorkerShare, getWorkerSharePicture } from '@repo/api-client/contract/worker-app';
import { getMe } from '@repo/api-client/contract/worker';
import { answers, breaks, refuses, waits, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openScreen, press } from '../../stories/in-test.tsx';
import { achieng } from '../../stories/people.ts';
import ProfilePage from '../pages/profile/ProfilePage.tsx';
import { paths } from '../paths.ts';

const link = 'http://localhost/w/achieng-otieno';
const message = `Check out my verified Amini profile: ${link}`;
const chat = `https://wa.me/?text=${encodeURIComponent(message)}`;
const drawn = answers(getWorkerSharePicture, new Blob(['a picture'], { type: 'image/png' }));

type Sheet = (data: ShareData) => Promise<void>;
const share = vi.fn<Sheet>();
const assign = vi.fn<(address: string | URL) => void>();
/** A browser that allows no other tab. */
const open = vi.fn<typeof globalThis.open>(() => null);

/** A phone with a share sheet, which takes files or does not. */
function phone(takesFiles: boolean): void {
  const canShare = ({ files = [] }: ShareData = {}) =>
    takesFiles && files.every(({ type }) => type === 'image/png');
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  Object.defineProperty(navigator, 'canShare', { configurable: true, value: canShare });
}

beforeEach(() => {
  share.mockReset().mockResolvedValue();
  assign.mockReset();
  vi.spyOn(globalThis.location, 'assign').mockImplementation(assign);
  vi.spyOn(globalThis, 'open').mockImplementation(open);
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});

async function sharesWith(picture: Recording, listed = true): Promise<void> {
  openScreen(ProfilePage, paths.profile, {
    recorded: [
      picture,
      answers(getWorkerShare, { slug: 'achieng-otieno', link, message, listed }),
      answers(getMe, achieng),
    ],
  });
  await press('button', 'Share My Profile');
}

/** What went to the share sheet, call by call: the text, and the files by name and type. */
const sent = () =>
  share.mock.calls.map(([{ text, files = [] }]) => ({
    text,
    files: files.map(({ name, type }) => `${name} ${type}`),
  }));
const withPicture = { text: message, files: ['profile.png image/png'] };
const linkAlone = { text: message, files: [] };

it('sends the picture and the link where the phone shares files', async () => {
  phone(true);
  await sharesWith(drawn);
  await waitFor(() => expect(sent()).toEqual([withPicture]));
  const [file] = share.mock.calls[0]?.[0].files ?? [];
  expect(file?.size).toBe('a picture'.length);
});

it('sends the link alone where it does not', async () => {
  phone(false);
  await sharesWith(breaks(getWorkerSharePicture));
  await waitFor(() => expect(sent()).toEqual([linkAlone]));
});

it('sends the link alone where the picture does not come', async () => {
  phone(true);
  await sharesWith(refuses(getWorkerSharePicture, 404, 'Profile not found'));
  await waitFor(() => expect(sent()).toEqual([linkAlone]));
});

it('waits so long for the picture as the press still counts', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  phone(true);
  await sharesWith(waits(getWorkerSharePicture));
  await vi.advanceTimersByTimeAsync(2600);
  await waitFor(() => expect(sent()).toEqual([linkAlone]));
  vi.useRealTimers();
});

it('sends no picture of a page that she hides', async () => {
  phone(true);
  await sharesWith(drawn, false);
  await waitFor(() => expect(sent()).toEqual([linkAlone]));
});

it('is over, without a word, when she closes the sheet', async () => {
  phone(true);
  share.mockRejectedValue(new DOMException('closed', 'AbortError'));
  await sharesWith(drawn);
  await waitFor(() => expect(sent()).toEqual([withPicture]));
  expect(assign).not.toHaveBeenCalled();
  expect(document.body.textContent).not.toMatch(/could not be loaded|hidden/);
});

it('sends the link alone where the sheet refuses the picture, and a message where it refuses both', async () => {
  phone(true);
  share.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await sharesWith(drawn);
  await waitFor(() => expect(sent()).toEqual([withPicture, linkAlone]));
  await waitFor(() => expect(assign).toHaveBeenCalledWith(chat));
});

it('opens the message in another tab where the browser allows one, with no way back into the app', async () => {
  const written: unknown[] = [];
  const tab = new Proxy(globalThis.window, {
    set: (_tab, property, value) => written.push([property, value]) > 0,
  });
  open.mockReturnValueOnce(tab);
  await sharesWith(drawn);
  await waitFor(() => expect(open).toHaveBeenCalledWith(chat, '_blank'));
  expect(written).toEqual([['opener', null]]);
  expect(assign).not.toHaveBeenCalled();
});
