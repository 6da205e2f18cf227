import { workerInitials } from '@repo/domain/initials';
import { trustTierOf, type TrustTier } from '@repo/domain/trust-tier';
import { workerBadge } from '@repo/domain/worker-search';
import type { WireWorker, WireWorkerProfile } from '../contract/nannies.ts';

export const UNKNOWN_NAME = 'Unknown Name';

/** The fields of a screen, derived from those of the wire. */
interface Derived {
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
export type Worker = WireWorker & Derived;
/** A worker with what she wrote for employers. */
export type ProfiledWorker = WireWorkerProfile & Derived;

const filled = (text: string | null): string | null => text?.trim() || null;

export function toWorker<Wire extends WireWorker>(wire: Wire): Wire & Derived {
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
