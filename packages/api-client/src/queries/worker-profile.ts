import type { Client } from '../client/client.ts';
import type { Uploads } from '../client/upload.ts';
import type { BodyOf } from '../contract/define-call.ts';
import { uploadPhoto } from '../contract/photos.ts';
import { changeProfile } from '../contract/worker.ts';

export type ChangedProfile = BodyOf<typeof changeProfile>;

/** Saves a worker's own profile, all but the photo; answers her record as it is kept now. */
export const saveProfile = (client: Client, id: string, profile: ChangedProfile) =>
  client.call(changeProfile, { params: { id }, body: profile });

/** Sends her photo, and answers its address. */
export const sendPhoto = async (
  uploads: Uploads,
  id: string,
  file: Blob,
  onProgress: (percent: number) => void,
): Promise<string> => (await uploads.upload(uploadPhoto, { params: { id }, file, onProgress })).photo_url;
