import { removePhoto, uploadPhoto } from '@repo/api-client/contract/photos';
import { changeProfile, getMe, type WireWorkerRecord } from '@repo/api-client/contract/worker';
import {
  answers,
  breaks,
  once,
  refuses,
  waits,
  type Recording,
} from '@repo/api-client/recorded/recorded-calls';
import { saveWorkerSettings } from '@repo/api-client/contract/worker-app';
import { fileCache } from '@repo/app-shell/story-kit/file-cache';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { here, openScreen, press } from '../../../stories/in-test.tsx';
import { settings } from '../../../stories/consent-requests.ts';
import { achieng } from '../../../stories/people.ts';
import { paths } from '../../paths.ts';
import { session } from '../../session/session.ts';
import CompleteProfilePage from './CompleteProfilePage.tsx';

const field = async (label: string | RegExp) => screen.findByLabelText<HTMLInputElement>(label);
const type = async (label: string | RegExp, value: string) =>
  fireEvent.change(await field(label), { target: { value } });
const photo = (bytes = 10, type_ = 'image/png') =>
  new File([new Uint8Array(bytes)], 'me.png', { type: type_ });
const choosePhoto = async (file: File) =>
  fireEvent.change(await field('Profile Photo Choose a photo'), { target: { files: [file] } });

const ready: WireWorkerRecord = { ...achieng, smile_status: 'not_verified' };
interface Opening {
  readonly record?: WireWorkerRecord;
  readonly step?: number;
  readonly recorded?: readonly Recording[];
}
const open = ({ record = ready, step = 1, recorded = [] }: Opening = {}) =>
  openScreen(CompleteProfilePage, paths.completeProfile, {
    search: step === 1 ? '' : `?step=${String(step)}`,
    recorded: [answers(getMe, record), ...recorded],
  });
const saves = (saved: WireWorkerRecord = ready) => answers(changeProfile, saved);
const uploads = answers(uploadPhoto, { photo_url: '/api/photos/abc' });

beforeEach(() => {
  vi.useRealTimers();
  vi.stubGlobal('caches', fileCache());
  vi.stubGlobal('createImageBitmap', async () => ({ close: () => undefined }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('saving', () => {
  // spec: worker-dashboard/profile-updated, worker-errors/saved-complete, worker-errors/saved-almost
  // spec: worker-errors/saved-begun, worker-calls/after-save, worker-calls/after-save-goes
  it.each([
    [
      "Profile completed! You're all set.",
      { ...ready, name: 'Achieng Atieno', profile_photo: '/api/photos/abc' },
      100,
    ],
    ['Profile updated! Almost complete.', ready, 93],
    ['Profile updated! 73% complete.', { ...ready, bio: null, skills: null, email: null }, 73],
  ])('says %j, and goes to the dashboard with it', async (words, saved, completion) => {
    open({ step: 3, recorded: [saves(saved)] });
    await press('button', 'Save Profile');
    expect(await screen.findByText(words)).toBeTruthy();
    await waitFor(() =>
      expect(here()).toMatchObject({
        pathname: paths.dashboard,
        state: { profileUpdated: true, completion, user: { id: ready.id, name: saved.name } },
      }),
    );
    expect(session.user()).toMatchObject({ name: saved.name, profile_photo: saved.profile_photo });
    expect(localStorage.getItem('workerData')).not.toContain(ready.national_id);
  });

  // spec: worker-calls/save
  it('sends everything but the photo, once', async () => {
    open({ step: 3, recorded: [waits(changeProfile)] });
    const calls = vi.spyOn(globalThis, 'fetch');
    await type('Emergency Contact Name', 'Akinyi');
    await press('button', 'Save Profile');
    await press('button', /Sav/);
    const sent = calls.mock.calls.filter(([, init]) => init?.method === 'PUT');
    expect(sent).toHaveLength(1);
    const body: unknown = await new Response(sent[0]?.[1]?.body).json();
    expect(body).toEqual({
      name: 'Achieng Otieno',
      phone: '+254700000101',
      email: 'achieng@test.example',
      location: 'Kilimani, Nairobi',
      date_of_birth: '1994-03-18',
      national_id: '29000101',
      service_type: 'Nanny',
      experience_years: 6,
      education: 'Secondary School',
      availability: 'Full-time',
      bio: ready.bio,
      skills: 'First aid, cooking',
      languages: 'English, Kiswahili',
      emergency_contact: 'Akinyi',
      emergency_contact_phone: '+254700000102',
    });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /Save Profile/ }).getAttribute('aria-busy')).toBe('true'),
    );
    calls.mockRestore();
  });

  it('is handed to nobody else who has signed in meanwhile', async () => {
    const another = { ...achieng, id: '0198f3a1-0000-7000-8000-000000000999', name: 'Zawadi Mwangi' };
    const late: Recording = {
      ...saves(),
      respond: () => {
        session.signIn('the-session-of-another', another);
        return saves().respond();
      },
    };
    openScreen(CompleteProfilePage, paths.completeProfile, {
      search: '?step=3',
      recorded: [...once(changeProfile, [waits(getMe)]), answers(getMe, ready), late],
    });
    await press('button', 'Save Profile');
    await waitFor(() => expect(session.token()).toBe('the-session-of-another'));
    // Long enough to read the answer.
    await act(() => new Promise((read) => setTimeout(read, 50)));
    expect(session.user()).toMatchObject({ id: another.id, name: 'Zawadi Mwangi' });
  });

  // spec: worker-errors/photo-uploaded, worker-calls/after-save
  it('takes the photo along, and keeps its address', async () => {
    open({ step: 3, recorded: [saves(), uploads] });
    await choosePhoto(photo());
    await press('button', 'Save Profile');
    expect(
      await screen.findByText("Profile completed! You're all set. Photo uploaded successfully."),
    ).toBeTruthy();
    expect(session.user()?.profile_photo).toBe('/api/photos/abc');
    await waitFor(async () => expect(await (await caches.open('drafts')).keys()).toEqual([]));
  });

  it.each(['true', 'false'] as const)('says with the photo whether others see it: %s', async (shown) => {
    // A photo with the other word would have no recording, and would fail.
    const sent = answers(uploadPhoto, { photo_url: '/api/photos/abc' }, { query: { shown } });
    open({ record: { ...ready, shows_photo: shown === 'false' }, step: 3, recorded: [saves(), sent] });
    await choosePhoto(photo());
    fireEvent.click(await field('Show my photo'));
    await press('button', 'Save Profile');
    expect(await screen.findByText(/Photo uploaded successfully\.$/)).toBeTruthy();
  });

  it('hides a photo that she had sent before, and sends nothing else about it', async () => {
    const hers = { ...ready, profile_photo: '/api/photos/abc' };
    const hidden = answers(saveWorkerSettings, { ...settings, shows_photo: false });
    open({ record: hers, step: 3, recorded: [saves(hers), hidden] });
    fireEvent.click(await field('Show my photo'));
    const calls = vi.spyOn(globalThis, 'fetch');
    await press('button', 'Save Profile');
    expect(await screen.findByText("Profile completed! You're all set.")).toBeTruthy();
    expect(calls).toHaveBeenCalledWith(
      '/api/worker/settings',
      expect.objectContaining({ body: JSON.stringify({ shows_photo: false }) }),
    );
    calls.mockRestore();
  });

  it('takes a photo away that she had sent before, and not before she saves', async () => {
    const hers = { ...ready, profile_photo: '/api/photos/abc' };
    open({ record: hers, step: 3, recorded: [saves(hers), answers(removePhoto, { photo_url: null })] });
    expect(await screen.findByRole('img', { name: 'Your profile photo' })).toBeTruthy();
    await press('button', /^Remove/);
    expect(screen.queryByRole('img', { name: 'Your profile photo' })).toBeNull();
    await press('button', 'Save Profile');
    expect(await screen.findByText('Profile updated! Almost complete.')).toBeTruthy();
    expect(session.user()?.profile_photo).toBeNull();
  });

  // spec: worker-errors/photo-failed, worker-calls/photo-fails
  it.each([
    ['refused', refuses(uploadPhoto, 413, 'Photo must be less than 5MB')],
    ['cut off', breaks(uploadPhoto)],
  ])('stands without the photo where that is %s', async (_how, recorded) => {
    open({ step: 3, recorded: [saves(), recorded] });
    await choosePhoto(photo());
    await press('button', 'Save Profile');
    expect(
      await screen.findByText('Profile updated! Almost complete. Profile saved, but photo upload failed.'),
    ).toBeTruthy();
    await waitFor(() =>
      expect(here()).toMatchObject({ pathname: paths.dashboard, state: { photoFailed: true } }),
    );
    cleanup();
    open({ step: 3 });
    expect(await screen.findByText('Not uploaded yet')).toBeTruthy();
  });

  it('stands without a photo whose way she stops, which waits for the next time', async () => {
    open({ step: 3, recorded: [saves(), waits(uploadPhoto)] });
    await choosePhoto(photo());
    await press('button', 'Save Profile');
    await press('button', /^Cancel/);
    expect(
      await screen.findByText('Profile updated! Almost complete. Profile saved, but photo upload failed.'),
    ).toBeTruthy();
    cleanup();
    open({ step: 3 });
    expect(await screen.findByText('Not uploaded yet')).toBeTruthy();
  });

  it('sends no photo that she took away again', async () => {
    // A sent photo would have no recording, and the test would fail.
    open({ step: 3, recorded: [saves()] });
    await choosePhoto(photo());
    await press('button', /^Remove/);
    await press('button', 'Save Profile');
    expect(await screen.findByText('Profile updated! Almost complete.')).toBeTruthy();
    expect(await (await caches.open('drafts')).keys()).toEqual([]);
  });

  // spec: worker-complete-profile/photo-size
  it.each([
    ['too large', photo(5_242_881), 'Photo must be less than 5MB'],
    ['no picture', photo(10, 'application/pdf'), 'Photo must be a JPG, PNG or WebP image'],
    ['empty', photo(0), 'This photo could not be read. Please choose another one.'],
  ])('takes no photo that is %s', async (_what, file, words) => {
    open({ step: 3 });
    screen.queryByText('JPG, PNG up to 5MB');
    await choosePhoto(file);
    expect(await screen.findByText(words)).toBeTruthy();
    await choosePhoto(photo());
    expect(screen.queryByText(words)).toBeNull();
    expect(await screen.findByText('Not uploaded yet')).toBeTruthy();
  });

  it('takes no photo that the browser cannot draw, and keeps the one that she chose before', async () => {
    open({ step: 3 });
    await choosePhoto(photo());
    await screen.findByText('Not uploaded yet');
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
    fireEvent.change(await field('Profile Photo Replace'), { target: { files: [photo(20)] } });
    expect(await screen.findByText('This photo could not be read. Please choose another one.')).toBeTruthy();
    expect(screen.getByText('Not uploaded yet')).toBeTruthy();
  });
});

/** The answers to a failed save, and the texts for the worker (worker spec 8, worker profile save). */
describe('a profile that was not saved', () => {
  const withoutWords = (status: number): Recording => ({
    call: changeProfile,
    when: {},
    respond: () => Promise.resolve(new Response('<html>a proxy</html>', { status })),
  });
  // spec: worker-errors/404, worker-errors/413, worker-errors/500, worker-errors/other
  it.each([
    [404, 'Profile not found. Please contact support.'],
    [413, 'Profile data is too large. Please try again without the photo.'],
    [500, 'Server error. Please try again later.'],
    [503, 'Server error. Please try again later.'],
    [400, 'Error updating profile. Please try again.'],
  ])('with %d says so, and keeps what was typed', async (status, words) => {
    open({ step: 3, recorded: [withoutWords(status)] });
    await type('Emergency Contact Name', 'Akinyi Atieno');
    await press('button', 'Save Profile');
    expect(await screen.findByText(words)).toBeTruthy();
    expect((await field('Emergency Contact Name')).value).toBe('Akinyi Atieno');
    expect(here().pathname).toBe(paths.completeProfile);
    await type('Emergency Contact Name', 'Akinyi');
    expect(screen.queryByText(words)).toBeNull();
  });

  // spec: worker-errors/server
  it('that has a message and no error is told by its status', async () => {
    const gateway: Recording = {
      call: changeProfile,
      when: {},
      respond: () => Promise.resolve(Response.json({ message: 'Request Entity Too Large' }, { status: 413 })),
    };
    open({ step: 3, recorded: [gateway] });
    await press('button', 'Save Profile');
    expect(
      await screen.findByText('Profile data is too large. Please try again without the photo.'),
    ).toBeTruthy();
  });

  // spec: worker-errors/server
  it('is told in the server’s own words first, at its field as well', async () => {
    const taken = 'This National ID is already used by another account.';
    open({ step: 3, recorded: [refuses(changeProfile, 409, taken, { fields: { national_id: taken } })] });
    await press('button', 'Save Profile');
    expect(await screen.findByText(`Error: ${taken}`)).toBeTruthy();
    await waitFor(async () => expect(document.activeElement).toBe(await field(/^National ID Number/)));
  });

  // spec: worker-errors/401
  it('ends a session that is over', async () => {
    open({ step: 3, recorded: [withoutWords(401)] });
    await press('button', 'Save Profile');
    await waitFor(() => expect(session.isSignedIn()).toBe(false));
  });

  // spec: worker-errors/no-token
  it('is not sent for nobody', async () => {
    open({ step: 3 });
    await field('Emergency Contact Name');
    localStorage.removeItem('workerToken');
    await press('button', 'Save Profile');
    await waitFor(() => expect(here()).toMatchObject({ pathname: paths.auth, state: { noToken: true } }));
  });

  // spec: worker-errors/unreached
  it('tells a service that cannot be called from one that did not answer', async () => {
    open({ step: 3, recorded: [breaks(changeProfile)] });
    await press('button', 'Save Profile');
    expect(
      await screen.findByText('Unable to connect to server. Please check your internet connection.'),
    ).toBeTruthy();
  });

  // spec: worker-errors/network
  it('and was given up is the network’s fault', async () => {
    const gaveUp: Recording = {
      call: changeProfile,
      when: {},
      respond: () => Promise.reject(new DOMException('Aborted', 'AbortError')),
    };
    open({ step: 3, recorded: [gaveUp] });
    await press('button', 'Save Profile');
    expect(
      await screen.findByText('Network error. Please check your connection and try again.'),
    ).toBeTruthy();
  });
});
