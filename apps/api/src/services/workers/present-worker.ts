import type { WireWorker } from '@repo/api-client/contract/nannies';
import { maskPhone } from '@repo/domain/phone';
import type { WorkerRow } from './visibility.ts';

/** What a masked ID number shows: its last three digits. */
const maskId = (last3: string | null) => (last3 === null ? null : `•••••${last3}`);

/** A worker as any employer may see her: phone and ID numbers masked, whatever the employer bought. */
export function presentWorker(worker: WorkerRow): WireWorker {
  return {
    id: worker.id,
    name: worker.name,
    phone: maskPhone(worker.phone),
    service_type: worker.serviceType,
    position: worker.position,
    location: worker.location,
    experience_years: worker.experienceYears,
    bio: worker.bio,
    national_id: maskId(worker.nationalIdLast3),
    id_number: maskId(worker.nationalIdLast3),
    smile_status: worker.smileStatus,
    trust_score: worker.trustScore,
    trust_badge: worker.trustBadge,
    misconduct_flags: worker.misconductFlags,
    created_at: worker.createdAt.toISOString(),
    updated_at: worker.updatedAt.toISOString(),
    badge_last_updated: worker.badgeUpdatedAt?.toISOString() ?? null,
  };
}
