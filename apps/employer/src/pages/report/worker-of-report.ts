import { toWorker, type Worker } from '@repo/api-client/normalise/worker';
import type { Report } from '@repo/api-client/queries/reports';

/**
 * A worker who cannot be seen any more, as a bought report names her (decisions 6). Nothing of her profile is
 * known but the identity that was checked.
 */
export const workerOfReport = ({ nanny_id, worker_name, identity, ...score }: Report): Worker =>
  toWorker({
    id: nanny_id,
    name: worker_name,
    phone: null,
    service_type: null,
    position: null,
    location: null,
    experience_years: null,
    bio: null,
    national_id: null,
    id_number: null,
    smile_status: identity?.outcome === 'clear' ? 'verified' : 'not_verified',
    photo: null,
    trust_score: score.trust_score,
    trust_badge: score.trust_badge,
    trust_checked: score.trust_checked,
    trust_reach: score.trust_reach,
    misconduct_flags: null,
    created_at: '',
    updated_at: '',
    badge_last_updated: null,
  });
