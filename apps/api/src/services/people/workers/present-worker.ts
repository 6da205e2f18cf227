import { sql } from 'drizzle-orm';
import type { WireWorker, WireWorkerProfile } from '@repo/api-client/contract/nannies';
import { ageBandOf } from '@repo/domain/age-band';
import { maskPhone } from '@repo/domain/phone';
import { ageOfKnown } from '@repo/domain/stated-age';
import { wireMoment } from '@repo/domain/wire-moment';
import { wordsForEmployers } from '@repo/domain/words-for-employers';
import type { Queryable } from '../../../db/database.ts';
import { workers, type WorkerRow } from '../../../db/schema/people.ts';
import { photoAddress } from '../../access/shown-photo.ts';
import { saidYesTo } from '../../access/said-yes.ts';
import type { Viewer } from '../../access/viewer.ts';
import { shownFlags, storedAsShown } from '../../trust/shown-trust.ts';

const columns = {
  id: workers.id,
  name: workers.name,
  phone: workers.phone,
  serviceType: workers.serviceType,
  position: workers.position,
  experienceYears: workers.experienceYears,
  bio: workers.bio,
  nationalIdLast3: workers.nationalIdLast3,
  smileStatus: workers.smileStatus,
  trustScore: workers.trustScore,
  trustBadge: workers.trustBadge,
  trustChecked: workers.trustChecked,
  trustReach: workers.trustReach,
  misconductFlags: workers.misconductFlags,
  registryChecked: workers.registryChecked,
  shownPhotoKey: workers.shownPhotoKey,
  createdAt: workers.createdAt,
  profileUpdatedAt: workers.profileUpdatedAt,
  badgeUpdatedAt: workers.badgeUpdatedAt,
};
export type ListedWorker = Pick<WorkerRow, keyof typeof columns | 'location'>;

/**
 * The columns that an employer's view of a worker needs. Her place as she typed it may be an address. It
 * leaves the database for an employer to whom her yes stands. Others get its known parts (decisions 5).
 */
export const listedColumns = (db: Pick<Queryable, 'select'>, viewer: Viewer) => ({
  ...columns,
  location: sql<string | null>`case when ${workers.id} in ${saidYesTo(db, viewer)} then ${workers.location}
    else nullif(${workers.knownPlace}, '') end`.as('location'),
});

const furtherColumns = {
  skills: workers.skills,
  languages: workers.languages,
  education: workers.education,
  availability: workers.availability,
  dateOfBirth: workers.dateOfBirth,
  statedAge: workers.statedAge,
  statedAgeOn: workers.statedAgeOn,
};
type ProfiledWorker = ListedWorker & Pick<WorkerRow, keyof typeof furtherColumns>;

/** The columns that an employer's view of one worker needs. */
export const profileColumns = (db: Pick<Queryable, 'select'>, viewer: Viewer) => ({
  ...listedColumns(db, viewer),
  ...furtherColumns,
});

/** A masked ID number shows only its last three digits. */
const maskId = (last3: string | null) => (last3 === null ? null : `•••••${last3}`);

/** A worker as any employer may see her. Phone and ID numbers are masked, whatever the employer bought. */
export function presentWorker(worker: ListedWorker): WireWorker {
  return {
    id: worker.id,
    name: worker.name,
    phone: maskPhone(worker.phone),
    service_type: worker.serviceType,
    position: worker.position,
    location: worker.location,
    experience_years: worker.experienceYears,
    bio: wordsForEmployers(worker.bio),
    national_id: maskId(worker.nationalIdLast3),
    id_number: maskId(worker.nationalIdLast3),
    smile_status: worker.smileStatus,
    photo: photoAddress(worker.shownPhotoKey),
    ...storedAsShown(worker),
    misconduct_flags: shownFlags(worker),
    created_at: wireMoment(worker.createdAt),
    // `updatedAt` of the row moves with each identity check, and would tell every employer when she was checked.
    updated_at: wireMoment(worker.profileUpdatedAt ?? worker.createdAt),
    badge_last_updated: worker.badgeUpdatedAt === null ? null : wireMoment(worker.badgeUpdatedAt),
  };
}

/** The same with what she wrote for employers. Her exact age stays here. */
export const presentProfile = (worker: ProfiledWorker, now: Date): WireWorkerProfile => ({
  ...presentWorker(worker),
  skills: wordsForEmployers(worker.skills),
  languages: wordsForEmployers(worker.languages),
  education: worker.education,
  availability: worker.availability,
  age_band: ageBandOf(ageOfKnown(worker, now)),
});
