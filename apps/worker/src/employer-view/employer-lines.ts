import type { WireWorkerProfile } from '@repo/api-client/contract/nannies';

/**
 * The line that tells a worker of each field in the answer to an employer without a yes of hers, in the order in which she
 * is shown the lines. Null: the field tells nothing about her. A new field does not compile before it has a line here, and
 * a new line not before her profile page and her settings name it.
 */
export const lineOf = {
  id: null,
  is_prospect: null,
  name: 'name',
  photo: 'photo',
  service_type: 'work',
  position: 'work',
  location: 'place',
  experience_years: 'years',
  age_band: 'age',
  languages: 'languages',
  skills: 'skills',
  education: 'education',
  availability: 'availability',
  bio: 'about',
  smile_status: 'identity',
  trust_score: 'score',
  trust_badge: 'score',
  trust_checked: 'score',
  trust_reach: 'score',
  misconduct_flags: 'incidents',
  phone: 'phone',
  national_id: 'idNumber',
  id_number: 'idNumber',
  created_at: 'since',
  updated_at: 'changed',
  badge_last_updated: 'badgeChanged',
} as const satisfies Readonly<Record<keyof WireWorkerProfile, string | null>>;

/** Her reviews reach employers in an answer of their own. */
export type EmployerLine = Exclude<(typeof lineOf)[keyof typeof lineOf], null> | 'reviews';

export const employerLines: readonly EmployerLine[] = [
  ...new Set([...Object.values(lineOf).filter((line) => line !== null), 'reviews' as const]),
];
