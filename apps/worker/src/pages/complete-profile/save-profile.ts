import type { WireWorkerRecord } from '@repo/api-client/contract/worker';
import { saveProfile, sendPhoto, takePhotoAway } from '@repo/api-client/queries/worker-profile';
import { saveSettings } from '@repo/api-client/queries/worker-app';
import { profileCompletion } from '@repo/domain/profile-completion';
import type { PhotoResult } from '@repo/domain/profile-saving';
import type { WorkerProfileForm } from '@repo/domain/worker-profile-form';
import { client } from '../../api/client.ts';
import { recordTaker } from '../../api/my-record.ts';
import { uploads } from '../../api/uploads.ts';
import type { SentPhoto } from '../../photo/use-chosen-photo.ts';
import { changedProfile } from './profile-values.ts';

export interface SavedProfile {
  /** Whole percent. */
  readonly completion: number;
  /** The result of the photo upload, if there was a photo. */
  readonly photo: PhotoResult | undefined;
}

/** Saves the profile, then the photo. A failed photo upload does not undo the saved profile (worker spec 7). */
export async function saveWholeProfile(
  id: string,
  form: WorkerProfileForm,
  { file, isRemoved, shown, ...sent }: SentPhoto,
): Promise<SavedProfile> {
  const takeRecord = recordTaker();
  const take = (record: WireWorkerRecord) => {
    takeRecord(record);
    return profileCompletion(record).overall.percentage;
  };
  const record = await saveProfile(client, id, changedProfile(form));
  const completion = take(record);
  if (file === undefined) {
    if (shown !== record.shows_photo) await saveSettings(client, { shows_photo: shown });
    if (isRemoved) await takePhotoAway(client, id);
    const kept = isRemoved ? { profile_photo: null } : {};
    return { completion: take({ ...record, ...kept, shows_photo: shown }), photo: undefined };
  }
  try {
    const profile_photo = await sendPhoto(uploads, id, { file, shown, ...sent });
    return { completion: take({ ...record, profile_photo, shows_photo: shown }), photo: 'uploaded' };
  } catch {
    return { completion, photo: 'failed' };
  }
}
