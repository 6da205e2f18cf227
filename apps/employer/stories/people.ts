import type { WireWorkerProfile } from '@repo/api-client/contract/nannies';
import { maskPhone, type KenyanPhone } from '@repo/domain/phone';
import { maskNationalId } from '@repo/domain/national-id';
import { trustComponents, trustPoints, type TrustComponent } from '@repo/domain/trust-score';
import { trustTierOf } from '@repo/domain/trust-tier';
import { inventedSelfie } from '@repo/ui/samples/invented-person';
import type { UserData } from '../src/session/session.ts';

/** The fixed time of every screen. */
export const NOW = '2026-11-23T09:30:00+03:00';

/** Invented people, with numbers that no network assigns. */
export const employer: UserData = {
  name: 'Wanjiru Kamau',
  phone: '+254700000012',
  location: 'Kilimani, Nairobi',
};

export const idOf = (number: number): string => `0198f3a1-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** More than six months earlier. */
const LONG_AGO = '2026-05-02T08:00:00Z';

type Told = Pick<WireWorkerProfile, 'name' | 'service_type' | 'location' | 'experience_years'>;

/** The earned parts of each worker's trust score. */
const earned = new Map<string, readonly TrustComponent[]>();
export const earnedBy = (id: string): readonly TrustComponent[] => earned.get(id) ?? [];
export const pointsOf = (components: readonly TrustComponent[]): number =>
  components.reduce((sum, component) => sum + trustPoints[component], 0);

/** The age of a profile is no check. */
export const isChecked = (components: readonly TrustComponent[]): boolean =>
  components.some((component) => component !== 'recent_profile');

function worker(
  number: number,
  told: Told,
  trusted: readonly TrustComponent[],
  more: Partial<WireWorkerProfile> = {},
): WireWorkerProfile {
  const id = idOf(number);
  const trust_score = pointsOf(trusted);
  earned.set(id, trusted);
  const phone: KenyanPhone = `+2547000001${String(number).padStart(2, '0')}`;
  const { smile_status = 'verified' } = more;
  return {
    id,
    phone: maskPhone(phone),
    position: null,
    bio: null,
    skills: null,
    languages: null,
    education: null,
    availability: null,
    age_band: null,
    national_id: maskNationalId(`1${String(number).padStart(2, '0')}`),
    id_number: null,
    smile_status,
    photo: null,
    trust_score,
    trust_badge: trustTierOf(trust_score, smile_status),
    trust_checked: isChecked(trusted),
    trust_reach: null,
    misconduct_flags: trusted.includes('no_misconduct') ? 0 : null,
    created_at: '2026-04-14T08:00:00Z',
    updated_at: '2026-11-02T08:00:00Z',
    badge_last_updated: '2026-11-19T08:00:00Z',
    ...told,
    ...more,
  };
}

export const achieng = worker(
  1,
  {
    name: 'Achieng Otieno',
    service_type: 'Nanny',
    location: 'Kilimani, Nairobi',
    experience_years: 6,
  },
  trustComponents.filter((component) => component !== 'deep_check'),
  {
    bio: 'I have cared for infants and toddlers in three homes. I know first aid and I enjoy reading with children.',
    skills: 'First aid, cooking for toddlers',
    languages: 'English, Kiswahili, Dholuo',
    education: 'Secondary School',
    availability: 'Full-time',
    age_band: '25-34',
    photo: inventedSelfie({ shape: 'round', hair: 'braids' }),
  },
);
export const mercy = worker(
  2,
  {
    name: 'Mercy Chebet',
    service_type: 'House Manager',
    location: 'Westlands, Nairobi',
    experience_years: 9,
  },
  ['identity', 'references', 'admin_approval', 'police_clearance', 'recent_profile'],
  // Her premium check runs.
  { trust_reach: 100, photo: inventedSelfie({ shape: 'long', hair: 'short' }) },
);
export const baraka = worker(
  3,
  {
    name: 'Baraka Mwangi',
    service_type: 'Driver',
    location: 'Nyali, Mombasa',
    experience_years: 11,
  },
  ['references'],
  { smile_status: 'pending', badge_last_updated: null, updated_at: LONG_AGO },
);
export const zawadi = worker(
  4,
  { name: 'Zawadi Naliaka', service_type: 'Cook', location: 'Kisumu', experience_years: 1 },
  ['identity', 'references', 'no_misconduct', 'recent_profile'],
);
/** Zawadi before her yes: the words of the invitation. */
export const prospect: WireWorkerProfile = {
  id: idOf(404),
  name: 'Zawadi Naliaka',
  phone: '0700 000 104',
  service_type: 'Nanny',
  position: null,
  location: null,
  experience_years: null,
  bio: null,
  skills: null,
  languages: null,
  education: null,
  availability: null,
  age_band: null,
  national_id: null,
  id_number: null,
  smile_status: 'not_verified',
  photo: null,
  trust_score: 0,
  trust_badge: 'Basic',
  trust_checked: false,
  trust_reach: null,
  misconduct_flags: null,
  created_at: '2026-11-22T10:00:00Z',
  updated_at: '2026-11-22T10:00:00Z',
  badge_last_updated: null,
  is_prospect: true,
};
/** Longer than the layout of any card assumes. */
export const longestName = worker(
  5,
  {
    name: 'Nyambura Wangari Njeri-Kariuki wa Muthoni',
    service_type: 'House Keeper',
    location: 'Ongata Rongai, Kajiado County, near the Maasai Lodge stage',
    experience_years: 20,
  },
  ['identity', 'references'],
  {
    misconduct_flags: 1,
    updated_at: LONG_AGO,
    skills:
      'Deep cleaning, laundry and ironing, cooking for twelve, care for a grandmother after her stroke, kitchen garden',
    languages: 'English, Kiswahili, Gĩkũyũ, Dholuo, Kalenjin, some French',
    education: 'College/Diploma',
    availability: 'Weekends only',
    age_band: '55 and over',
  },
);
/** An invited worker without any data yet. */
export const nameless = worker(
  6,
  { name: null, service_type: null, location: null, experience_years: null },
  [],
  { smile_status: 'not_verified', badge_last_updated: null, national_id: null },
);

export const workers: readonly WireWorkerProfile[] = [achieng, mercy, baraka, zawadi, longestName, nameless];
