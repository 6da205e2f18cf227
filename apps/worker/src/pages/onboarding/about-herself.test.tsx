import { saveOnboarding } from '@repo/api-client/contract/onboarding';
import { uploadPhoto } from '@repo/api-client/contract/photos';
import { getMe } from '@repo/api-client/contract/worker';
import {
  answers,
  breaks,
  once,
  type Recording,
  refuses,
  waits,
} from '@repo/api-client/recorded/recorded-calls';
import { fileCache } from '@repo/app-shell/story-kit/file-cache';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { here, press } from '../../../stories/in-test.tsx';
import { achieng } from '../../../stories/people.ts';
import { paths } from '../../paths.ts';
import { session } from '../../session/session.ts';
import { hasFocus, hers, radios } from '../../../stories/onboarding-in-test.tsx';

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ close: () => undefined }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const choosePhoto = async () =>
  fireEvent.change(await screen.findByLabelText(/^Profile Photo/, { selector: '[type=file]' }), {
    target: { files: [new File([new Uint8Array(10)], 'me.png', { type: 'image/png' })] },
  });

describe('what she says of herself', () => {
  // spec: worker-onboarding/basic, worker-onboarding/checked
  it('begins with her name, age, gender and home, and goes on unchecked', async () => {
    hers('profile-basic');
    await screen.findByLabelText(/^Full Name/);
    for (const label of [/^Age/, /^Location/]) expect(screen.getByLabelText(label)).toBeTruthy();
    expect(radios(/^Gender/)).toEqual(['Female', 'Male']);
    await press('button', 'Continue');
    await screen.findByRole('heading', { name: 'Your Work' });
    expect(here().search).toBe('?step=profile-work');
  });

  it('fills in her card beside it at a desk, with the years once they were asked', async () => {
    hers('profile-basic');
    const card = within(await screen.findByRole('region', { name: 'Your card' }));
    fireEvent.change(screen.getByLabelText(/^Full Name/), { target: { value: 'Zawadi Example' } });
    expect(card.getByRole('heading', { name: 'Zawadi Example' })).toBeTruthy();
    expect(card.queryByText(/not given/)).toBeNull();
    await press('button', 'Continue');
    fireEvent.click(await screen.findByRole('radio', { name: 'Cook' }));
    const onCard = within(screen.getByRole('region', { name: 'Your card' }));
    await waitFor(() => expect(onCard.getByText(/Cook/)).toBeTruthy());
    expect(onCard.getByText(/5 years experience/)).toBeTruthy();
  });

  // spec: worker-onboarding/work, worker-onboarding/slider, worker-onboarding/slider-default
  // spec: worker-onboarding/bio, worker-onboarding/back
  it('goes on with her work, its years from none to twenty and more, five at first, and a few words', async () => {
    hers('profile-work');
    await screen.findByRole('heading', { name: 'Your Work' });
    expect(radios(/^What work/)).toEqual(['Nanny', 'Housekeeper', 'Cook', 'Caregiver']);
    const years = screen.getByRole<HTMLInputElement>('slider', { name: 'Years of Experience' });
    expect([years.min, years.max, years.value]).toEqual(['0', '20', '5']);
    expect(years.getAttribute('aria-valuetext')).toBe('5 years');
    for (const [value, words] of [
      ['0', 'New'],
      ['1', '1 year'],
      ['19', '19 years'],
      ['20', '20+ years'],
    ]) {
      fireEvent.change(years, { target: { value } });
      expect(years.getAttribute('aria-valuetext')).toBe(words);
    }
    const bio = screen.getByLabelText<HTMLTextAreaElement>(/^Tell employers what you do well/);
    fireEvent.change(bio, { target: { value: 'I cook.' } });
    expect(bio.value).toBe('I cook.');
    await press('button', 'Continue');
    expect(here().search).toBe('?step=profile-photo');
    await press('button', 'Back');
    expect(here().search).toBe('?step=profile-work');
  });

  it('says what to choose for a work that is not there, and asks whether the years are right', async () => {
    hers('profile-work');
    expect(await screen.findByText('Driver or other? Choose the closest for now.')).toBeTruthy();
    expect(screen.getByText('Is this right? Move it to your own years.')).toBeTruthy();
  });

  it('moves the years by a button, a year at a time', async () => {
    hers('profile-work');
    const years = await screen.findByRole<HTMLInputElement>('slider', { name: 'Years of Experience' });
    await press('button', 'One year more');
    expect(years.value).toBe('6');
    await press('button', 'One year less');
    expect(years.value).toBe('5');
  });

  it('tells how far she is', async () => {
    hers('profile-work');
    const line = await screen.findByRole('progressbar', { name: 'Your sign-up' });
    expect(line.getAttribute('aria-valuetext')).toBe('Step 4 of 5');
  });

  // spec: worker-onboarding/back
  it.each([
    ['profile-basic', 'phone'],
    ['profile-work', 'profile-basic'],
    ['profile-photo', 'profile-work'],
  ])('steps back from %s to %s', async (step, before) => {
    hers(step);
    await press('button', 'Back');
    expect(here().search).toBe(`?step=${before}`);
  });

  // spec: worker-onboarding/photo, worker-onboarding/name-required, worker-onboarding/age-required
  // spec: worker-onboarding/gender-required, worker-onboarding/location-required
  // spec: worker-onboarding/service-required, worker-onboarding/checked
  it('is checked when the profile is to be made, and each thing that is missing is said', async () => {
    hers('profile-photo');
    expect(await screen.findByLabelText(/^Profile Photo/)).toBeTruthy();
    expect(screen.queryByLabelText('Show my photo')).toBeNull();
    await choosePhoto();
    const asked = vi.spyOn(globalThis, 'fetch');
    await press('button', 'Complete Profile');
    for (const words of [
      'Name is required',
      'Age is required',
      'Gender is required',
      'Location is required',
      'Service type is required',
    ])
      expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });

  // spec: worker-onboarding/photo, worker-onboarding/skippable
  it('is kept without a photo where she skips it', async () => {
    hers('profile-photo', answers(getMe, achieng), answers(saveOnboarding, achieng));
    await press('button', 'Skip');
    expect(await screen.findByText('Your profile has been created successfully')).toBeTruthy();
  });

  it('has one way to go on without a photo, and two with one', async () => {
    hers('profile-photo');
    await screen.findByRole('button', { name: 'Skip' });
    expect(screen.getByText('You can also add it later.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Complete Profile' })).toBeNull();
    await choosePhoto();
    expect(await screen.findByRole('button', { name: 'Complete Profile' })).toBeTruthy();
    expect(screen.getByText('Skip makes your profile without a photo.')).toBeTruthy();
    expect(screen.queryByText('You can also add it later.')).toBeNull();
  });

  it('leads to the first thing that is missing, and to each by its line above the form', async () => {
    hers('profile-photo');
    await press('button', 'Skip');
    await hasFocus(/^Full Name/);
    expect(here().search).toBe('?step=profile-basic');
    await press('link', 'Location is required');
    await hasFocus(/^Location/);
    await press('link', 'Service type is required');
    await hasFocus('Nanny');
    expect(here().search).toBe('?step=profile-work');
  });

  it('is led to where the service does not take it, in its own words', async () => {
    const long = 'A location has at most 100 characters.';
    hers(
      'profile-photo',
      answers(getMe, achieng),
      refuses(saveOnboarding, 400, 'Validation failed', { fields: { location: long } }),
    );
    await press('button', 'Skip');
    await hasFocus(/^Location/);
    const location = screen.getByLabelText(/^Location/);
    const described = (location.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((each) => document.getElementById(each)?.textContent)).toEqual([
      'Town or area, never your address',
      `Error: ${long}`,
    ]);
    expect(here().search).toBe('?step=profile-basic');
  });

  const known = answers(getMe, achieng);
  const kept = answers(saveOnboarding, achieng);
  const photoKept = answers(uploadPhoto, { photo_url: '/api/photos/abc' });
  const PHOTO_FAILED = 'Profile saved, but photo upload failed.';

  // spec: worker-onboarding/photo
  it('is kept with the photo that she chose, which is sent once', async () => {
    vi.stubGlobal('caches', fileCache());
    hers('profile-photo', known, kept, photoKept);
    await choosePhoto();
    expect(await screen.findByText(/^Employers see it beside your name/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Show my photo').checked).toBe(true);
    await press('button', 'Complete Profile');
    expect(await screen.findByText('Your profile has been created successfully')).toBeTruthy();
    expect(session.user()?.profile_photo).toBe('/api/photos/abc');
    expect(screen.queryByText(PHOTO_FAILED)).toBeNull();
    await waitFor(async () => expect(await (await caches.open('drafts')).keys()).toEqual([]));
  });

  it('is kept without the photo that she chose and skipped', async () => {
    // A sent photo would have no recording, and the test would fail.
    hers('profile-photo', known, kept);
    await choosePhoto();
    await press('button', 'Skip');
    expect(await screen.findByText('Your profile has been created successfully')).toBeTruthy();
    expect(screen.queryByText(PHOTO_FAILED)).toBeNull();
    expect(session.user()?.profile_photo).toBeNull();
  });

  it('takes the photo along after all where she skipped it in vain', async () => {
    hers('profile-photo', known, ...once(saveOnboarding, [kept]), breaks(saveOnboarding), photoKept);
    await choosePhoto();
    await press('button', 'Skip');
    expect(await screen.findByText('Failed to create profile. Please try again.')).toBeTruthy();
    expect(screen.getByText('Not uploaded yet')).toBeTruthy();
    await press('button', 'Complete Profile');
    expect(await screen.findByText('Your profile has been created successfully')).toBeTruthy();
    expect(session.user()?.profile_photo).toBe('/api/photos/abc');
  });

  it.each([
    ['refused', refuses(uploadPhoto, 413, 'Photo must be less than 5MB')],
    ['cut off', breaks(uploadPhoto)],
  ])('stands without a photo that was %s, says so, and keeps that on this phone', async (_, failed) => {
    vi.stubGlobal('caches', fileCache());
    hers('profile-photo', known, kept, failed);
    await choosePhoto();
    await press('button', 'Complete Profile');
    expect(await screen.findByText('Your profile has been created successfully')).toBeTruthy();
    expect(await screen.findByText(PHOTO_FAILED)).toBeTruthy();
    expect(session.user()?.profile_photo).toBeNull();
    await press('button', 'Go to Dashboard');
    expect(here()).toMatchObject({ pathname: paths.dashboard, state: { photoFailed: true } });
    cleanup();
    hers('profile-photo', known);
    expect(await screen.findByText('Not uploaded yet')).toBeTruthy();
  });

  it('is handed to nobody else who has signed in meanwhile', async () => {
    const another = { ...achieng, id: '0198f3a1-0000-7000-8000-000000000999', name: 'Zawadi Mwangi' };
    const late: Recording = {
      ...kept,
      respond: () => {
        session.signIn('the-session-of-another', another);
        return kept.respond();
      },
    };
    hers('profile-photo', ...once(saveOnboarding, [waits(getMe)]), known, late);
    await press('button', 'Skip');
    await waitFor(() => expect(session.token()).toBe('the-session-of-another'));
    // Long enough for the app to read the answer.
    await act(() => new Promise((read) => setTimeout(read, 50)));
    expect(session.user()).toMatchObject({ id: another.id, name: 'Zawadi Mwangi' });
  });

  // spec: worker-errors/onboarding-create
  it('that could not be kept is told in the words of the specification', async () => {
    hers('profile-photo', answers(getMe, achieng), breaks(saveOnboarding));
    await press('button', 'Skip');
    expect(await screen.findByText('Failed to create profile. Please try again.')).toBeTruthy();
    expect(here().search).toBe('?step=profile-photo');
  });

  it('that had no network is told so: all is kept, and what to do', async () => {
    hers('profile-photo', known, breaks(saveOnboarding));
    await press('button', 'Skip');
    const words = /^There is no network, or it is too slow\. We kept what you typed\./;
    expect(await screen.findByText(words)).toBeTruthy();
    await press('button', 'Back');
    await screen.findByRole('heading', { name: 'Your Work' });
    cleanup();
    hers('profile-photo', known, refuses(saveOnboarding, 500, ''));
    await press('button', 'Skip');
    expect(await screen.findByText('Failed to create profile. Please try again.')).toBeTruthy();
    expect(screen.queryByText(words)).toBeNull();
  });
});
