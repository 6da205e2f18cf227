import { workerInitials } from '@repo/domain/initials';
import { trustTierOf, type TrustTier } from '@repo/domain/trust-tier';
import { workerBadge } from '@repo/domain/worker-search';
import type { WireWorker } from '../contract/nannies.ts';

export const UNKNOWN_NAME = 'Unknown Name';

/** A worker in the form of the screens: the fields of the wire and the fields derived from them. */
export interface Worker extends WireWorker {
  /** The name, or the text for a missing name. */
  readonly displayName: string;
  readonly initials: string;
  /** The service type, else the position. */
  readonly role: string | null;
  readonly badge: ReturnType<typeof workerBadge>;
  readonly tier: TrustTier;
  /** The worker's yes to this employer does not stand. The record is what the employer typed, and a screen shows no score. */
  readonly isProspect: boolean;
}

const filled = (text: string | null): string | null => text?.trim() || null;

export function toWorker(wire: WireWorker): Worker {
  const name = filled(wire.name);
  return {
    ...wire,
    displayName: name ?? UNKNOWN_NAME,
    initials: workerInitials(name),
    // An invitation may leave the location empty. The screen then shows no line instead of a blank value.
    location: filled(wire.location),
    role: filled(wire.service_type) ?? filled(wire.position),
    badge: workerBadge(wire.smile_status),
    tier: trustTierOf(wire.trust_score, wire.smile_status),
    isProspect: wire.is_prospect === true,
  };
}
