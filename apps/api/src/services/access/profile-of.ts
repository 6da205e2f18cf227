import type { Context } from '../../context.ts';
import type { WorkerRow } from '../../db/schema/people.ts';

/** The fields of a worker's profile form, as they are kept: nothing masked, so for herself alone. */
export const profileOf = (ctx: Context, worker: WorkerRow) => ({
  name: worker.name,
  phone: worker.phone,
  email: worker.email,
  location: worker.location,
  date_of_birth: worker.dateOfBirth,
  national_id: worker.nationalIdCipher === null ? null : ctx.secrets.open(worker.nationalIdCipher),
  service_type: worker.serviceType,
  experience_years: worker.experienceYears,
  education: worker.education,
  availability: worker.availability,
  bio: worker.bio,
  skills: worker.skills,
  emergency_contact: worker.emergencyContact,
  emergency_contact_phone: worker.emergencyContactPhone,
  profile_photo: worker.photoKey === null ? null : photoAddress(worker.photoKey),
});

/**
 * Where a photo is shown. An image on a page carries no session, so whoever has the address may see it: it cannot be
 * guessed, it is told to those alone who may see her, and it ends with the photo.
 */
export const photoAddress = (key: string): string => `/api/photos/${key}`;
