import { getWorkerSettings, saveWorkerSettings } from '@repo/api-client/contract/worker-app';
import { signOutWorkerEverywhere } from '@repo/api-client/contract/worker-auth';
import { answers, breaks, once, refuses } from '@repo/api-client/recorded/recorded-calls';
import { keepFile, readFile } from '@repo/app-shell/drafts/file-drafts';
import { fileCache } from '@repo/app-shell/story-kit/file-cache';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../../../stories/consent-requests.ts';
import { achieng } from '../../../stories/people.ts';
import { myRecordQuery } from '../../api/my-record.ts';
import { queryClient } from '../../api/query-client.ts';
import { press } from '../../../stories/in-test.tsx';
import { session } from '../../session/session.ts';
import { openDashboard } from '../../../stories/dashboard-in-test.tsx';
import { visibilityWords } from './visibility-words.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('settings', () => {
  const toggle = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name });

  // spec: worker-dashboard/toggles
  it('has the three toggles of the specification, as they stand', async () => {
    openDashboard('settings');
    expect((await toggle('Contact Requests')).checked).toBe(true);
    expect((await toggle('New Reviews')).checked).toBe(true);
    expect((await toggle('Verification Updates')).checked).toBe(false);
  });

  it('says under each toggle what it stops, and that the SMS of a request comes all the same', async () => {
    openDashboard('settings');
    const hintOf = async (name: string) =>
      document.getElementById((await toggle(name)).getAttribute('aria-describedby') ?? '')?.textContent;
    expect(await hintOf('Contact Requests')).toBe(
      'When off: they wait in Alerts without a red dot. The SMS that asks you still comes.',
    );
    expect(await hintOf('New Reviews')).toBe('When off: they wait in Alerts without a red dot.');
    expect(await hintOf('Verification Updates')).toBe(
      'When off: no SMS, and no red dot on Alerts, unless you have to act.',
    );
  });

  // spec: worker-dashboard/toggles
  it.each([
    ['Contact Requests', 'contact_requests', false],
    ['New Reviews', 'new_reviews', false],
    ['Verification Updates', 'verification_updates', true],
    ['Employers can find me', 'listed', false],
    ['Show my photo', 'shows_photo', false],
  ])('change at once, and are sent: %s', async (name, setting, on) => {
    openDashboard('settings', [answers(saveWorkerSettings, { ...settings, [setting]: on })]);
    const switched = await toggle(name);
    const fetched = vi.spyOn(globalThis, 'fetch');
    fireEvent.click(switched);
    expect((await toggle(name)).checked).toBe(on);
    await waitFor(() =>
      expect(fetched).toHaveBeenCalledWith(
        '/api/worker/settings',
        expect.objectContaining({ method: 'PUT', body: JSON.stringify({ [setting]: on }) }),
      ),
    );
  });

  it('name in both languages what employers see of her', async () => {
    openDashboard('settings');
    await toggle('Employers can find me');
    expect(screen.getByText(visibilityWords('en').seen)).toBeTruthy();
    expect(screen.getByText(visibilityWords('en').phone)).toBeTruthy();
    await press('radio', 'Kiswahili');
    await toggle('Waajiri wanaweza kunipata');
    expect(screen.getByText(visibilityWords('sw').seen)).toBeTruthy();
    expect(screen.getByText(visibilityWords('sw').phone)).toBeTruthy();
  });

  it.each([
    ['who finds her', 'Employers can find me', { listed: false }],
    ['whether her photo is seen', 'Show my photo', { shows_photo: false }],
  ])('have her profile page say at once %s', async (_what, name, change) => {
    openDashboard('settings', [answers(saveWorkerSettings, { ...settings, ...change })]);
    queryClient.setQueryData(myRecordQuery.queryKey, achieng);
    fireEvent.click(await toggle(name));
    await waitFor(() => expect(queryClient.getQueryState(myRecordQuery.queryKey)?.isInvalidated).toBe(true));
  });

  it('are taken back where they could not be kept', async () => {
    openDashboard('settings', [breaks(saveWorkerSettings), answers(getWorkerSettings, settings)]);
    fireEvent.click(await toggle('Employers can find me'));
    await screen.findByText('Network error. Please try again.');
    await waitFor(async () => expect((await toggle('Employers can find me')).checked).toBe(true));
  });

  it('show what counts while the network is gone, also after presses in a row', async () => {
    openDashboard('settings', [
      breaks(saveWorkerSettings),
      ...once(saveWorkerSettings, [breaks(getWorkerSettings)]),
    ]);
    for (const name of ['New Reviews', 'Verification Updates', 'Verification Updates'])
      fireEvent.click(await toggle(name));
    await waitFor(async () => expect((await toggle('New Reviews')).checked).toBe(true));
    expect((await toggle('Verification Updates')).checked).toBe(false);
  });

  // spec: worker-dashboard/sign-out, worker-calls/logout
  it('has the way out, which leaves nothing of hers on this phone', async () => {
    openDashboard('settings');
    await press('button', 'Sign Out');
    expect(session.isSignedIn()).toBe(false);
    expect(session.user()).toBeUndefined();
    expect(localStorage.getItem('workerToken')).toBeNull();
  });

  it('ends her session on the service too, and leaves no photo that she did not send', async () => {
    vi.stubGlobal('caches', fileCache());
    openDashboard('settings');
    const chosen = { person: session.person(), form: 'worker-profile', subject: 'photo' };
    await keepFile(chosen, new Blob(['a photo']));
    const fetched = vi.spyOn(globalThis, 'fetch');
    await press('button', 'Sign Out');
    await waitFor(() =>
      expect(fetched).toHaveBeenCalledWith(
        '/api/worker/sign-out',
        expect.objectContaining({ method: 'POST' }),
      ),
    );
    await waitFor(async () => expect(await readFile(chosen)).toBeUndefined());
    vi.unstubAllGlobals();
  });

  const EVERYWHERE = 'Sign Out Everywhere';
  const askedEverywhere = async () =>
    within(
      await screen.findByRole('alertdialog', { name: 'Are you sure you want to sign out on every phone?' }),
    );

  it('has a way out of every phone, which she is asked about first', async () => {
    openDashboard('settings', [answers(signOutWorkerEverywhere, { message: 'Signed out.' })]);
    await screen.findByRole('button', { name: EVERYWHERE });
    const fetched = vi.spyOn(globalThis, 'fetch');
    await press('button', EVERYWHERE);
    const question = await askedEverywhere();
    expect(fetched).not.toHaveBeenCalled();
    fireEvent.click(question.getByRole('button', { name: EVERYWHERE }));
    await waitFor(() => expect(session.isSignedIn()).toBe(false));
    expect(localStorage.getItem('workerData')).toBeNull();
  });

  it('says where she is still signed in elsewhere, and stays', async () => {
    openDashboard('settings', [refuses(signOutWorkerEverywhere, 500, '')]);
    await press('button', EVERYWHERE);
    const question = await askedEverywhere();
    fireEvent.click(question.getByRole('button', { name: EVERYWHERE }));
    await question.findByText('You are still signed in elsewhere. Please try again.');
    expect(session.isSignedIn()).toBe(true);
  });

  const STOPPED = 'You wrote STOP: we send you no SMS, and employers cannot ask you anything.';

  it('let SMS come again only by her own word', async () => {
    openDashboard('settings', [
      answers(getWorkerSettings, { ...settings, sms: false }),
      answers(saveWorkerSettings, settings),
    ]);
    await screen.findByText(STOPPED);
    const fetched = vi.spyOn(globalThis, 'fetch');
    await press('button', 'Let SMS come again');
    await waitFor(() =>
      expect(fetched).toHaveBeenCalledWith(
        '/api/worker/settings',
        expect.objectContaining({ method: 'PUT', body: '{"sms":true}' }),
      ),
    );
    await waitFor(() => expect(screen.queryByText(STOPPED)).toBeNull());
  });

  it.each([
    [true, /^This counts/, false],
    [false, /^This counts/, true],
  ])('say from when employers can find her: profile complete %s', async (complete, words, isTold) => {
    openDashboard('settings', [answers(getWorkerSettings, { ...settings, profile_complete: complete })]);
    await toggle('Employers can find me');
    expect(screen.queryByText(STOPPED)).toBeNull();
    expect(screen.queryByText(words) !== null).toBe(isTold);
  });
});
