import type { WireWorkerProfile } from '@repo/api-client/contract/nannies';
import type { WireWorkerRecord } from '@repo/api-client/contract/worker';
import { ageBandOf } from '@repo/domain/age-band';
import { isKenyanPhone, maskPhone } from '@repo/domain/phone';
import { trustComponents, trustPoints, type TrustComponent } from '@repo/domain/trust-score';
import { trustTierOf } from '@repo/domain/trust-tier';
import { wordsForEmployers } from '@repo/domain/words-for-employers';

/** The time of every screen. */
export const NOW = '2026-11-23T09:30:00+03:00';

/** November 3 in Nairobi. */
const EARNED_AT = '2026-11-02T21:30:00Z';

const idOf = (number: number): string => `0198f3a1-0000-7000-8000-${String(number).padStart(12, '0')}`;

function trustOf(earned: readonly TrustComponent[], smileStatus: string) {
  const breakdown = trustComponents.map((component) => {
    const max = trustPoints[component];
    const isEarned = earned.includes(component);
    const state = isEarned ? 'earned' : 'not_checked';
    return { component, points: isEarned ? max : 0, max, state, earned_at: isEarned ? EARNED_AT : null };
  });
  const score = breakdown.reduce((sum, { points }) => sum + points, 0);
  return {
    trust_score: score,
    trustScore: score,
    trust_badge: trustTierOf(score, smileStatus),
    trust_checked: earned.some((component) => component !== 'recent_profile'),
    trust_reach: null,
    trust_score_breakdown: breakdown,
  };
}

/** The status of the worker's identity: six fields with the same meaning. */
function identity(smile_status: 'verified' | 'pending' | 'failed' | 'not_verified') {
  const isVerified = smile_status === 'verified';
  return {
    smile_status,
    smileIdVerified: isVerified,
    identity_verified: isVerified,
    verification_completed: isVerified,
    verification_status: isVerified ? 'completed' : smile_status,
    verificationStatus: smile_status,
  };
}

type OwnRecord = Omit<WireWorkerRecord, 'shown_to_employers'>;

/** The record with what employers read of it. Places are known ones, if not changed. */
function seen(record: OwnRecord, change: Partial<WireWorkerProfile> = {}): WireWorkerRecord {
  const { phone, national_id } = record;
  const masked = national_id && `•••••${national_id.slice(-3)}`;
  return {
    ...record,
    shown_to_employers: {
      id: record.id,
      name: record.name,
      location: record.location,
      service_type: record.service_type,
      experience_years: record.experience_years,
      education: record.education,
      availability: record.availability,
      smile_status: record.smile_status,
      photo: record.shows_photo ? record.profile_photo : null,
      trust_score: record.trust_score,
      trust_badge: record.trust_badge,
      trust_checked: record.trust_checked,
      trust_reach: record.trust_reach,
      phone: isKenyanPhone(phone) ? maskPhone(phone) : null,
      position: null,
      bio: wordsForEmployers(record.bio),
      skills: wordsForEmployers(record.skills),
      languages: wordsForEmployers(record.languages),
      national_id: masked,
      id_number: masked,
      misconduct_flags: null,
      age_band: ageBandOf(record.age),
      created_at: record.created_at,
      updated_at: record.profileUpdatedAt ?? record.created_at,
      badge_last_updated: record.profileUpdatedAt,
      ...change,
    },
  };
}

const verified: OwnRecord = {
  id: idOf(1),
  name: 'Achieng Otieno',
  phone: '+254700000101',
  email: 'achieng@test.example',
  location: 'Kilimani, Nairobi',
  date_of_birth: '1994-03-18',
  gender: 'female',
  national_id: '29000101',
  service_type: 'Nanny',
  experience_years: 6,
  education: 'Secondary School',
  availability: 'Full-time',
  bio: 'I have cared for infants and toddlers in three homes. I know first aid and I enjoy reading with children.',
  skills: 'First aid, cooking',
  languages: 'English, Kiswahili',
  emergency_contact: 'Akinyi Otieno',
  emergency_contact_phone: '+254700000102',
  profile_photo: null,
  shows_photo: true,
  ...identity('verified'),
  ...trustOf(['identity', 'references', 'recent_profile'], 'verified'),
  rating: 4.8,
  reviewCount: 12,
  age: 32,
  serviceType: 'Nanny',
  experience: 6,
  language: 'en',
  listed: true,
  public_link: null,
  profile_completed_at: '2026-10-02T08:00:00Z',
  profileUpdatedAt: '2026-11-02T08:00:00Z',
  created_at: '2026-04-14T08:00:00Z',
};

/** An invented worker on a number that no network assigns: verified, with a complete profile. */
export const achieng = seen(verified);

/** The same worker after a Standard Check, on whose card is the code of the page that she shared. */
export const onePointToPlatinum = seen({
  ...verified,
  ...trustOf(
    ['identity', 'references', 'admin_approval', 'no_misconduct', 'social_screening', 'recent_profile'],
    'verified',
  ),
  public_link: 'http://localhost/w/achieng-otieno',
});

/** The same worker at the end of her sign-up. */
export const created = seen({
  ...verified,
  ...identity('not_verified'),
  ...trustOf(['recent_profile'], 'not_verified'),
  rating: null,
  reviewCount: 0,
  created_at: NOW,
});

/** The same worker, while the provider checks the selfie. */
export const inReview = seen({
  ...verified,
  ...identity('pending'),
  ...trustOf(['recent_profile'], 'pending'),
});

/** A worker on the first day: a verified phone, and no other data. */
export const newcomer = seen({
  ...verified,
  ...identity('not_verified'),
  ...trustOf([], 'not_verified'),
  id: idOf(2),
  name: null,
  phone: '+254700000103',
  email: null,
  location: null,
  date_of_birth: null,
  gender: null,
  national_id: null,
  service_type: null,
  serviceType: null,
  experience_years: null,
  experience: null,
  education: null,
  availability: null,
  bio: null,
  skills: null,
  languages: null,
  emergency_contact: null,
  emergency_contact_phone: null,
  rating: null,
  reviewCount: 0,
  age: null,
  listed: true,
  profile_completed_at: null,
  profileUpdatedAt: null,
  created_at: '2026-11-23T06:00:00Z',
});

/** Longer than every screen in the designs. */
export const longestName = seen(
  {
    ...verified,
    id: idOf(3),
    name: 'Nyambura Wangari Njeri-Kariuki wa Muthoni',
    location: 'Ongata Rongai, Kajiado County, near the Maasai Lodge stage',
  },
  { location: 'Ongata Rongai, Kajiado County' },
);
