import type { WireWorker } from '@repo/api-client/contract/nannies';
import { maskPhone, type KenyanPhone } from '@repo/domain/phone';
import { maskNationalId } from '@repo/domain/national-id';
import { trustTierOf } from '@repo/domain/trust-tier';
import type { UserData } from '../src/session/session.ts';

/** The moment at which every screen is shown. */
export const NOW = '2026-11-23T09:30:00+03:00';

/** Invented people, on numbers that no network assigns. */
export const employer: UserData = {
  name: 'Wanjiru Kamau',
  phone: '+254700000012',
  location: 'Kilimani, Nairobi',
};

export const idOf = (number: number): string => `0198f3a1-0000-7000-8000-${String(number).padStart(12, '0')}`;

type Told = Pick<WireWorker, 'name' | 'service_type' | 'location' | 'experience_years' | 'trust_score'>;

function worker(number: number, told: Told, more: Partial<WireWorker> = {}): WireWorker {
  const phone: KenyanPhone = `+2547000001${String(number).padStart(2, '0')}`;
  const { smile_status = 'verified' } = more;
  return {
    id: idOf(number),
    phone: maskPhone(phone),
    position: null,
    bio: null,
    national_id: maskNationalId(`1${String(number).padStart(2, '0')}`),
    id_number: null,
    smile_status,
    trust_badge: trustTierOf(told.trust_score, smile_status),
    misconduct_flags: 0,
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
    trust_score: 92,
  },
  {
    bio: 'I have cared for infants and toddlers in three homes. I know first aid and I enjoy reading with children.',
  },
);
export const mercy = worker(2, {
  name: 'Mercy Chebet',
  service_type: 'House Manager',
  location: 'Westlands, Nairobi',
  experience_years: 9,
  trust_score: 71,
});
export const baraka = worker(
  3,
  {
    name: 'Baraka Mwangi',
    service_type: 'Driver',
    location: 'Nyali, Mombasa',
    experience_years: 11,
    trust_score: 20,
  },
  { smile_status: 'pending', badge_last_updated: null },
);
export const zawadi = worker(4, {
  name: 'Zawadi Naliaka',
  service_type: 'Cook',
  location: 'Kisumu',
  experience_years: 1,
  trust_score: 55,
});
/** Longer than any card has been drawn for. */
export const longestName = worker(
  5,
  {
    name: 'Nyambura Wangari Njeri-Kariuki wa Muthoni',
    service_type: 'House Keeper',
    location: 'Ongata Rongai, Kajiado County, near the Maasai Lodge stage',
    experience_years: 20,
    trust_score: 38,
  },
  { misconduct_flags: 1 },
);
/** Invited, and nothing is known of her yet. */
export const nameless = worker(
  6,
  { name: null, service_type: null, location: null, experience_years: null, trust_score: 0 },
  { smile_status: 'not_verified', badge_last_updated: null, national_id: null },
);

export const workers: readonly WireWorker[] = [achieng, mercy, baraka, zawadi, longestName, nameless];
