import { changeProfile, getMe, type WireWorkerRecord } from '@repo/api-client/contract/worker';
import { answers } from '@repo/api-client/recorded/recorded-calls';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { here, openScreen, press } from '../../../stories/in-test.tsx';
import { achieng } from '../../../stories/people.ts';
import { correctionOf } from '../../correction.ts';
import { paths } from '../../paths.ts';
import CompleteProfilePage from './CompleteProfilePage.tsx';

const ready: WireWorkerRecord = { ...achieng, smile_status: 'not_verified' };
const open = (record: Partial<WireWorkerRecord> = {}, state: unknown = correctionOf('national_id')) =>
  openScreen(CompleteProfilePage, paths.completeProfile, {
    state,
    recorded: [answers(getMe, { ...ready, ...record }), answers(changeProfile, ready)],
  });
const number = () => screen.findByLabelText<HTMLInputElement>(/^National ID Number/);

it('begins at the field, and leads back to the check of the identity once it is saved', async () => {
  open();
  await waitFor(async () => expect(document.activeElement).toBe(await number()));
  fireEvent.change(await number(), { target: { value: '29000102' } });
  await press('button', 'Save Profile');
  await waitFor(() => expect(here().pathname).toBe(paths.identity));
});

it('saves no number that is none', async () => {
  open();
  fireEvent.change(await number(), { target: { value: '12' } });
  expect(await screen.findByText('Please fix required field errors to save')).toBeTruthy();
  await press('button', 'Save Profile');
  const words = 'Please complete the following required fields: National ID (6 to 9 digits)';
  expect(await screen.findByRole('alertdialog', { name: words })).toBeTruthy();
  await press('button', 'Go to it');
  await waitFor(async () => expect(document.activeElement).toBe(await number()));
  expect(here().pathname).toBe(paths.completeProfile);
});

it('goes through every step while the kind of work is only the preset one, and still leads back', async () => {
  open({ service_type: null, serviceType: null });
  await number();
  await press('button', 'Next');
  await screen.findByLabelText('Service Type');
  await press('button', 'Previous');
  await number();
  await press('button', 'Next');
  await screen.findByLabelText('Service Type');
  await press('button', 'Next');
  await press('button', 'Save Profile');
  await waitFor(() => expect(here().pathname).toBe(paths.identity));
});

it.each([null, { corrects: 'trust_score' }, { corrects: 1 }])(
  'with the state %j it is the form of three steps',
  async (state) => {
    open({}, state);
    await number();
    expect(screen.getByRole('button', { name: 'Next' })).toBeTruthy();
    expect(document.activeElement).not.toBe(await number());
  },
);
