import type { Client } from '../client/client.ts';
import type { Uploads } from '../client/upload.ts';
import type { BodyOf } from '../contract/define-call.ts';
import { uploadPhoto } from '../contract/photos.ts';
import { changeProfile } from '../contract/worker.ts';

export type ChangedProfile = BodyOf<typeof changeProfile>;

/** Saves a worker's own profile, all but the photo; answers her record as it is kept now. */
export const saveProfile = (client: Client, id: string, profile: ChangedProfile) =>
  client.call(changeProfile, { params: { id }, body: profile });

interface SentPhoto {
  readonly file: Blob;
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal;
}

/** Sends her photo, and answers its address. */
export const sendPhoto = async (uploads: Uploads, id: string, photo: SentPhoto): Promise<string> =>
  (await uploads.upload(uploadPhoto, { params: { id }, ...photo })).photo_url;
