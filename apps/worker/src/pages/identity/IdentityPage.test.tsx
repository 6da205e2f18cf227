import {
  chooseIdentityName,
  createIdentityToken,
  getIdentityStatus,
  sendIdentityPhotos,
} from '@repo/api-client/contract/identity';
import { getMe } from '@repo/api-client/contract/worker';
import { getWorkerDashboard } from '@repo/api-client/contract/worker-app';
import { answers, once, refuses, waits } from '@repo/api-client/recorded/recorded-calls';
import { workerDashboardQuery } from '@repo/api-client/queries/worker-app';
import { verificationStatusQuery } from '@repo/api-client/queries/worker-status';
import { IDENTITY_POLL_SECONDS } from '@repo/domain/identity-pace';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dashboard } from '../../../stories/consent-requests.ts';
import {
  acceptPhoto,
  chooseFace,
  chooseSide,
  drawNothingAnew,
  faces,
  openIdentity,
  startPhotos,
  watchForm,
} from '../../../stories/identity-in-test.tsx';
import { permits, stands, status } from '../../../stories/identity.ts';
import { here, openScreen, press } from '../../../stories/in-test.tsx';
import { onPhone } from '../../../stories/on-phone.ts';
import { achieng, newcomer } from '../../../stories/people.ts';
import { halfway } from '../../../stories/worker-status.ts';
import { client } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { paths } from '../../paths.ts';
import { invalidateIdentity } from './identity-query.ts';
import IdentityPage from './IdentityPage.tsx';
import { forgetPhotos } from './sending.ts';

const withHelp = answers(getWorkerDashboard, { ...dashboard, help_phone: '+254700000199' });

const { queryKey: ofDashboard } = workerDashboardQuery(client);
const { queryKey: ofSteps } = verificationStatusQuery(client);

beforeEach(() => {
  forgetPhotos();
  drawNothingAnew();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a check that failed', () => {
  it.each([
    [4, 'You can try 4 more times.'],
    [2, 'You can try 2 more times.'],
    [1, 'You can try 1 more time.'],
  ])('says with %d attempts left that there are so many', async (left, words) => {
    openIdentity(status('failed', { reason: 'not_live', attempts_left: left }), withHelp);
    await screen.findByText('Not verified this time');
    expect(screen.getAllByText(/You can try/).map(({ textContent }) => textContent)).toEqual([words]);
    expect(screen.getByRole('button', { name: 'Try again with new photos' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Contact support' })).toBeNull();
  });

  it('leads to a person after the last attempt, and to no other', async () => {
    openIdentity(status('failed', { reason: 'number_invalid', attempts_left: 0, may_send: false }), withHelp);
    const support = await screen.findByRole('link', { name: 'Contact support' });
    expect(support.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/254700000199\?/);
    expect(screen.queryByText(/You can try/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again with new photos' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Correct my profile' })).toBeNull();
  });

  it.each([
    ['number_not_found', true],
    ['number_invalid', true],
    ['card_differs', true],
    ['face_differs', true],
    ['not_live', false],
    ['card_unreadable', false],
    ['photos_unusable', false],
    [null, false],
  ])('for %s offers to correct her profile only where that may help', async (reason, isOffered) => {
    openIdentity(status('failed', { reason }));
    await screen.findByText('Not verified this time');
    expect(screen.queryByRole('link', { name: 'Correct my profile' }) !== null).toBe(isOffered);
  });

  it('leads from there to the number, and back here', async () => {
    openIdentity(status('failed', { reason: 'number_not_found' }));
    await press('link', 'Correct my profile');
    expect(here()).toMatchObject({ pathname: paths.completeProfile, state: { corrects: 'national_id' } });
  });

  it('asks for her word anew before new photos', async () => {
    openIdentity(status('failed', { reason: 'not_live', attempts_left: 3 }));
    await screen.findByText('Not verified this time');
    expect(screen.queryByRole('checkbox')).toBeNull();
    await press('button', 'Try again with new photos');
    expect(await screen.findByRole('checkbox')).toHaveProperty('checked', false);
  });
});

describe('her word', () => {
  it('comes before anything starts, and she sees what is compared', async () => {
    openIdentity(status('not_started'), permits);
    expect(await screen.findByRole('checkbox')).toHaveProperty('checked', false);
    for (const value of ['Achieng Otieno', '29000101']) expect(screen.getByText(value)).toBeTruthy();
    const asked = vi.spyOn(globalThis, 'fetch');
    const startForm = screen.getByRole('button', { name: 'Start' }).closest('form');
    expect(screen.getByRole('checkbox').closest('form'), 'both are in the same bar').toBe(startForm);
    await press('button', 'Start');
    await screen.findByText('Please agree before you start');
    expect(asked).not.toHaveBeenCalled();
    expect(screen.queryByText('Step 1 of 4')).toBeNull();
    fireEvent.click(screen.getByRole('checkbox'));
    await press('button', 'Start');
    await screen.findByText('Step 1 of 4');
    expect(asked.mock.calls.map(([address, init]) => [address, init?.method])).toEqual([
      ['/api/smile-id/token', 'POST'],
    ]);
  });

  it('stands alone with the start in the bar of a phone: what is compared is above what there is to read', async () => {
    onPhone();
    openIdentity(status('not_started'));
    const start = (await screen.findByRole('checkbox')).closest('form');
    const compared = screen.getByText('Achieng Otieno, 29000101');
    expect(screen.getByRole('link', { name: 'Something is wrong? Correct it' })).toBeTruthy();
    const read = screen.getByRole('region', { name: 'Before you start' });
    expect(compared.compareDocumentPosition(read)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(start?.parentElement?.contains(compared)).toBe(false);
  });

  it.each([
    ['a profile without a name and a number', newcomer, /National ID/],
    ['a number from before its rule', { ...achieng, national_id: '12' }, /National ID \(6 to 9 digits\)/],
    ['a profile with half a name', { ...achieng, name: 'Achieng' }, /Full Name, as on your ID card/],
  ])('is not asked for with %s', async (_, record, missing) => {
    openIdentity(answers(getMe, record), status('not_started', { message: 'What the service says.' }));
    await screen.findByText('Complete your profile first');
    expect(screen.getByText(missing)).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('is not asked for where the service takes no photos', async () => {
    openIdentity(status('not_started', { may_send: false, message: 'What the service says.' }));
    await screen.findByText('What the service says.');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again with new photos' })).toBeNull();
  });

  it('given too late is told by how it stands now', async () => {
    openIdentity(
      ...once(createIdentityToken, [status('checking')]),
      status('not_started'),
      refuses(createIdentityToken, 409, 'Your photos are being looked at.'),
    );
    fireEvent.click(await screen.findByRole('checkbox'));
    await press('button', 'Start');
    expect(await screen.findByText('Your photos are being checked')).toBeTruthy();
  });
});

describe('the photos', () => {
  async function takeFace(name?: string) {
    await chooseFace(name);
    await acceptPhoto();
  }
  async function takeSide(side: 'Front' | 'Back', name: string) {
    await chooseSide(side, name);
    await acceptPhoto();
  }
  const taken = () => screen.getAllByRole('img').map((each) => each.getAttribute('alt'));
  const [SELFIE, FRONT, BACK] = ['Your selfie', 'The front of your ID card', 'The back of your ID card'];

  it('go under their names, with both sides of the card', async () => {
    const form = watchForm();
    await startPhotos(
      ...once(sendIdentityPhotos, [status('checking')]),
      answers(sendIdentityPhotos, stands('checking')),
    );
    await takeFace();
    await takeSide('Front', 'front');
    await takeSide('Back', 'back');
    expect(taken()).toEqual([SELFIE, FRONT, BACK]);
    expect(await form.sent()).toEqual([]);
    await press('button', 'Send Photos');
    await screen.findByText('Your photos are being checked');
    expect(await form.sent()).toEqual([...faces(), 'id_front: front', 'id_back: back']);
  });

  it('go without the back where she leaves it out', async () => {
    const form = watchForm();
    await startPhotos(
      ...once(sendIdentityPhotos, [status('checking')]),
      answers(sendIdentityPhotos, stands('checking')),
    );
    await takeFace();
    expect(screen.queryByRole('button', { name: 'Go on without the back' })).toBeNull();
    await takeSide('Front', 'front');
    await press('button', 'Go on without the back');
    expect(taken()).toEqual([SELFIE, FRONT]);
    await press('button', 'Send Photos');
    await screen.findByText('Your photos are being checked');
    expect(await form.sent()).toEqual([...faces(), 'id_front: front']);
  });

  it('are taken again one by one, and the rest stays', async () => {
    const form = watchForm();
    await startPhotos(waits(sendIdentityPhotos));
    await takeFace('dark');
    await takeSide('Front', 'blurred');
    await takeSide('Back', 'back');
    await press('button', 'Take again: The front of your ID card');
    await takeSide('Front', 'front');
    await press('button', 'Take again: Your selfie');
    await takeFace();
    expect(taken()).toEqual([SELFIE, FRONT, BACK]);
    await press('button', 'Send Photos');
    await waitFor(async () =>
      expect(await form.sent()).toEqual([...faces(), 'id_front: front', 'id_back: back']),
    );
  });

  it('that were not taken stay with her, and what is taken again goes in their place', async () => {
    const form = watchForm();
    await startPhotos(refuses(sendIdentityPhotos, 400, 'This photo could not be read.'));
    await takeFace();
    await takeSide('Front', 'blurred');
    await press('button', 'Go on without the back');
    await press('button', 'Send Photos');
    await screen.findByText('This photo could not be read.');
    form.forget();
    await press('button', 'Take again: The front of your ID card');
    await takeSide('Front', 'front');
    expect(screen.queryByText('This photo could not be read.')).toBeNull();
    await press('button', 'Send Photos');
    await waitFor(async () => expect(await form.sent()).toEqual([...faces(), 'id_front: front']));
  });

  it('are what they are once they are on their way', async () => {
    await startPhotos(waits(sendIdentityPhotos));
    await takeFace();
    await takeSide('Front', 'front');
    await press('button', 'Go on without the back');
    await press('button', 'Send Photos');
    await screen.findByText('Please keep this page open.');
    expect(screen.queryByRole('button', { name: /^Take again/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'One step back' })).toBeNull();
  });

  it('are not asked for any more once it stands otherwise: she sent some on another phone', async () => {
    await startPhotos(...once(getIdentityStatus, [status('checking')]));
    await screen.findByText('Step 1 of 4');
    await act(() => invalidateIdentity());
    expect(await screen.findByText('Your photos are being checked')).toBeTruthy();
    expect(screen.queryByText('Step 1 of 4')).toBeNull();
  });

  it('are gone with her word when she goes back before the first', async () => {
    await startPhotos();
    await press('button', 'One step back');
    expect(await screen.findByRole('checkbox')).toHaveProperty('checked', false);
  });
});

describe('two names', () => {
  const names = { profile: 'Achieng Otieno', on_id: 'Achieng Atieno Odhiambo' };
  const asksName = status('name_differs', { names });

  it.each([
    ['The name on the ID is mine', 'id_name', 'verified', 'Identity Verified'],
    ['This is not my name on the ID', 'not_mine', 'under_review', /^Verification Under Review/],
  ] as const)('she says which is right: %s', async (words, choice, becomes, shown) => {
    openIdentity(
      ...once(chooseIdentityName, [status(becomes)]),
      asksName,
      answers(chooseIdentityName, stands(becomes)),
    );
    await screen.findByText(names.on_id);
    expect(screen.getByText(names.profile)).toBeTruthy();
    const asked = vi.spyOn(globalThis, 'fetch');
    await press('button', 'Send Answer');
    await screen.findByText('Please choose one');
    expect(asked).not.toHaveBeenCalled();
    await press('radio', words);
    await press('button', 'Send Answer');
    await screen.findByText(shown);
    expect(asked).toHaveBeenCalledWith(
      '/api/smile-id/name',
      expect.objectContaining({ method: 'POST', body: JSON.stringify({ choice }) }),
    );
  });
});

it('is followed while somebody works on it, and what else shows it is read anew', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  openScreen(IdentityPage, paths.identity, {
    recorded: [...once(getIdentityStatus, [status('verified')]), status('checking')],
    before: () => {
      queryClient.setQueryData(ofDashboard, dashboard);
      queryClient.setQueryData(ofSteps, halfway);
    },
  });
  const isOld = () => [ofDashboard, ofSteps].map((key) => queryClient.getQueryState(key)?.isInvalidated);
  await screen.findByText('Your photos are being checked');
  expect(isOld()).toEqual([false, false]);
  await act(() => vi.advanceTimersByTimeAsync(IDENTITY_POLL_SECONDS * 1000));
  expect(await screen.findByText('Identity Verified')).toBeTruthy();
  expect(isOld()).toEqual([true, true]);
});

it('tells the dashboard that she has just been verified', async () => {
  openIdentity(status('verified'));
  await press('link', 'Go to Dashboard');
  expect(here()).toMatchObject({ pathname: paths.dashboard, state: { verificationCompleted: true } });
});
