import { sendIdentityPhotos } from '@repo/api-client/contract/identity';
import { waits } from '@repo/api-client/recorded/recorded-calls';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  acceptPhoto,
  chooseFace,
  chooseSide,
  drawNothingAnew,
  faces,
  startPhotos,
  watchForm,
} from '../../../stories/identity-in-test.tsx';
import { press } from '../../../stories/in-test.tsx';
import { forgetPhotos } from './sending.ts';

const back = () => press('button', 'One step back');
const step = (number: number) => screen.findByText(`Step ${String(number)} of 4`);
const looked = () => screen.findByText('Can you read everything on the card?');
const sent = (front: string) => [...faces(), `id_front: ${front}`, 'id_back: back'];

async function takeAll(): Promise<void> {
  await startPhotos(waits(sendIdentityPhotos));
  await chooseFace();
  await acceptPhoto();
  await chooseSide('Front', 'front');
  await acceptPhoto();
  await chooseSide('Back', 'back');
  await acceptPhoto();
  await step(4);
}

beforeEach(() => {
  forgetPhotos();
  drawNothingAnew();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('keeps every photo where she begins to take one again, and goes back instead', async () => {
  const form = watchForm();
  await takeAll();
  for (const what of ['Your selfie', 'The front of your ID card', 'The back of your ID card']) {
    await press('button', `Take again: ${what}`);
    await back();
    await step(4);
  }
  await press('button', 'Send Photos');
  await waitFor(async () => expect(await form.sent()).toEqual(sent('front')));
});

it('keeps the photo that she has just taken where she goes back from taking it again', async () => {
  const form = watchForm();
  await takeAll();
  await press('button', 'Take again: The front of your ID card');
  await chooseSide('Front', 'better');
  await press('button', 'Take it again');
  await back();
  await looked();
  await acceptPhoto();
  await step(4);
  await press('button', 'Send Photos');
  await waitFor(async () => expect(await form.sent()).toEqual(sent('better')));
});

it('keeps them on the way back to the first step, and shows each on the way forward', async () => {
  const form = watchForm();
  await takeAll();
  // From each photo to its camera, and from there to the photo before.
  for (const number of [3, 3, 2, 2, 1]) {
    await back();
    await step(number);
  }
  await screen.findByText('Is your whole face sharp and bright?');
  for (const number of [2, 3, 4]) {
    await acceptPhoto();
    await step(number);
  }
  await press('button', 'Send Photos');
  await waitFor(async () => expect(await form.sent()).toEqual(sent('front')));
});
