import type { WireWorker } from '../contract/nannies.ts';

/** A worker in the answer of the service. Every field that is not given is unknown. */
export const recordedWorker = (fields: Partial<WireWorker> = {}): WireWorker => ({
  id: '0198f3a1-0000-7000-8000-000000000001',
  name: null,
  phone: null,
  service_type: null,
  position: null,
  location: null,
  experience_years: null,
  bio: null,
  national_id: null,
  id_number: null,
  smile_status: 'pending',
  photo: null,
  trust_score: 0,
  trust_badge: 'Basic',
  trust_checked: false,
  trust_reach: null,
  misconduct_flags: null,
  created_at: '2026-11-01T08:00:00Z',
  updated_at: '2026-11-01T08:00:00Z',
  badge_last_updated: null,
  ...fields,
});
