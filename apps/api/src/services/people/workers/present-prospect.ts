import type { WireWorkerProfile } from '@repo/api-client/contract/nannies';
import { wireMoment } from '@repo/domain/wire-moment';
import type { ProspectRow } from '../../../db/schema/prospects.ts';

/**
 * A worker without a yes to this employer, as the employer typed her. Everything else reads as of a person about
 * whom nothing is known, whether there is an account behind the number or not.
 */
export const presentProspect = (prospect: ProspectRow): WireWorkerProfile => ({
  id: prospect.id,
  name: prospect.name,
  phone: prospect.phone,
  service_type: prospect.serviceType,
  position: null,
  location: prospect.location,
  experience_years: prospect.experienceYears,
  bio: null,
  national_id: null,
  id_number: null,
  smile_status: 'not_verified',
  photo: null,
  trust_score: 0,
  trust_badge: 'Basic',
  trust_checked: false,
  trust_reach: null,
  misconduct_flags: null,
  created_at: wireMoment(prospect.createdAt),
  updated_at: wireMoment(prospect.updatedAt),
  badge_last_updated: null,
  skills: null,
  languages: null,
  education: null,
  availability: null,
  age_band: null,
  is_prospect: true,
});
