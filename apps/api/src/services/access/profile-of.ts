import type { Context } from '../../context.ts';
import type { WorkerRow } from '../../db/schema/people.ts';
import { photoAddress } from './shown-photo.ts';

/** The stored fields of a worker's profile form. Nothing is masked, so they are for the worker alone. */
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
  languages: worker.languages,
  emergency_contact: worker.emergencyContact,
  emergency_contact_phone: worker.emergencyContactPhone,
  profile_photo: photoAddress(worker.photoKey),
  shows_photo: worker.showsPhoto,
});
