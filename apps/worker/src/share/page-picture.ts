import { fetchSharePicture } from '@repo/api-client/queries/worker-app';
import { client } from '../api/client.ts';

/** A browser shares only while it remembers the press of the button: in Chromium for five seconds. */
const PICTURE_MILLISECONDS = 2500;
const NAME = 'profile.png';
const type = 'image/png';

const canSharePictures = (): boolean =>
  'share' in navigator &&
  'canShare' in navigator &&
  navigator.canShare({ files: [new File(['-'], NAME, { type })] });

/**
 * The picture of the worker's public page, for a browser that can share files. Undefined where it cannot, or where the picture
 * does not come in time: the link alone is then shared.
 */
export async function pagePicture(): Promise<File | undefined> {
  if (!canSharePictures()) return undefined;
  const controller = new AbortController();
  const late = new Promise<undefined>((resolve) => {
    setTimeout(() => {
      controller.abort();
      resolve(undefined);
    }, PICTURE_MILLISECONDS);
  });
  return Promise.race([drawn(controller.signal), late]);
}

async function drawn(signal: AbortSignal): Promise<File | undefined> {
  try {
    return new File([await fetchSharePicture(client, signal)], NAME, { type });
  } catch {
    return undefined;
  }
}
