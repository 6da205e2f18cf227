import type { Client } from '../client/client.ts';
import type { Uploads } from '../client/upload.ts';
import type { BodyOf } from '../contract/define-call.ts';
import { removePhoto, uploadPhoto } from '../contract/photos.ts';
import { changeProfile } from '../contract/worker.ts';

export type ChangedProfile = BodyOf<typeof changeProfile>;

/** Saves the worker's own profile without the photo, and returns the stored record. */
export const saveProfile = (client: Client, id: string, profile: ChangedProfile) =>
  client.call(changeProfile, { params: { id }, body: profile });

interface SentPhoto {
  readonly file: Blob;
  /** Whether others see the photo. */
  readonly shown: boolean;
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal;
}

/** Sends the photo of the worker, and returns its address. */
export const sendPhoto = async (
  uploads: Uploads,
  id: string,
  { shown, ...photo }: SentPhoto,
): Promise<string> =>
  (
    await uploads.upload(uploadPhoto, {
      params: { id },
      query: { shown: shown ? 'true' : 'false' },
      ...photo,
    })
  ).photo_url;

/** Takes the photo of the worker away. */
export const takePhotoAway = (client: Client, id: string) => client.call(removePhoto, { params: { id } });
