import type { IdentityCheck } from '@repo/api-client/queries/papers';
import { daysBefore } from '../invented.ts';

/** What an invented worker sent: her own face, and the card of another woman with nearly her name. */
export const inventedAttempt = (now: Date): IdentityCheck => ({
  id: 'training',
  nanny_id: 'training',
  nanny_name: 'Mercy Auma Wanjala',
  attempt: 1,
  state: 'provisional',
  reason: 'provisional',
  name_given: 'Mercy Auma Wanjala',
  name_on_id: 'MARY AUMA WANJALA',
  submitted_at: daysBefore(now, 1).toISOString(),
  delete_at: daysBefore(now, -29).toISOString(),
  phone: '+254700000931',
  national_id: '00000417',
  date_of_birth: '1999-01-17',
  review_in_case: null,
  images: [],
});
