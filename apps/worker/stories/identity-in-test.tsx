import type { Recording } from '@repo/api-client/recorded/recorded-calls';
import { fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import IdentityPage from '../src/pages/identity/IdentityPage.tsx';
import { paths } from '../src/paths.ts';
import { permits, status } from './identity.ts';
import { openScreen, press } from './in-test.tsx';

/** The test has no canvas to redraw a photo: it returns the photo unchanged. */
export function drawNothingAnew(): void {
  let photo = '';
  vi.stubGlobal('createImageBitmap', async (file: Blob) => {
    photo = await file.text();
    return { width: 4, height: 3, close: () => undefined };
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(
    () => `data:image/jpeg;base64,${btoa(photo)}`,
  );
}

export const openIdentity = (...recorded: readonly Recording[]) =>
  openScreen(IdentityPage, paths.identity, { recorded });

const attach = async (label: RegExp, name: string) =>
  fireEvent.change(await screen.findByLabelText(label), {
    target: { files: [new File([name], `${name}.jpg`, { type: 'image/jpeg' })] },
  });

/** Opens the first step of the photos, with photos from files. */
export async function startPhotos(...recorded: readonly Recording[]): Promise<void> {
  openIdentity(...recorded, status('not_started'), permits);
  fireEvent.click(await screen.findByRole('checkbox'));
  await press('button', 'Start');
  await press('button', 'Use photos from this phone instead');
}

export async function chooseFace(name = 'face'): Promise<void> {
  for (const place of [1, 2, 3, 4, 5, 6, 7])
    await attach(new RegExp(`^Photo ${String(place)} of 7: .* Choose`), `${name}${String(place)}`);
  await screen.findByText('Is your whole face sharp and bright?');
}

export async function chooseSide(side: 'Front' | 'Back', name: string): Promise<void> {
  await attach(new RegExp(`^${side} of your ID card Choose`), name);
  await screen.findByText('Can you read everything on the card?');
}

export const acceptPhoto = () => press('button', 'Use this photo');

/** Records the content of each file that is sent. */
export function watchForm() {
  const appended = vi.spyOn(FormData.prototype, 'append');
  return {
    sent: () =>
      Promise.all(
        appended.mock.calls.flatMap(([name, file]) =>
          file instanceof Blob ? [file.text().then((content) => `${name}: ${content}`)] : [],
        ),
      ),
    forget: () => appended.mockClear(),
  };
}

/** The files of the face, as they are sent. */
export const faces = (name = 'face') => [
  `selfie: ${name}1`,
  ...[2, 3, 4, 5, 6, 7].map((place) => `liveness: ${name}${String(place)}`),
];
