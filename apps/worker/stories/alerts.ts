import type { WireNotification } from '@repo/api-client/queries/worker-app';
import type { WorkerNews } from '@repo/domain/worker-news';
import { tells } from './consent-requests.ts';

const employer = 'Njeri Kamau';

/** One check from its request to its end, the newest first, among other news. */
const told: readonly WorkerNews[] = [
  { kind: 'check_complete', values: { employer } },
  { kind: 'check_finding', values: { check: 'criminal_record' } },
  { kind: 'check_unverified', values: { check: 'social_media' } },
  { kind: 'document_accepted', values: { document: 'policeClearance' } },
  { kind: 'contact_asked', values: { employer: 'Nyambura Wangari Njeri-Kariuki wa Muthoni' } },
  { kind: 'check_clear', values: { check: 'references' } },
  { kind: 'reference_verified', values: { reference: 'Ruth Wambui' } },
  { kind: 'check_clear', values: { check: 'identity' } },
  { kind: 'identity_verified', values: {} },
  { kind: 'check_started', values: { employer } },
  { kind: 'reference_verified', values: { reference: 'Joy Atieno' } },
  { kind: 'invitation_asked', values: { employer } },
];
export const alertsOfOneCheck: readonly WireNotification[] = told.map((news, place) =>
  tells(place, news, place < 5),
);
