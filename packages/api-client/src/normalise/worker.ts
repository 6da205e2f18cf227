import { workerInitials } from '@repo/domain/initials';
import { trustTierOf, type TrustTier } from '@repo/domain/trust-tier';
import { workerBadge } from '@repo/domain/worker-search';
import type { WireWorker } from '../contract/nannies.ts';

export const UNKNOWN_NAME = 'Unknown Name';

/** A worker as screens show her: the wire's fields, and what is read from them. */
export interface Worker extends WireWorker {
  /** Her name, or the words for a name that is missing. */
  readonly displayName: string;
  readonly initials: string;
  /** What she does: her service type, else her position. */
  readonly role: string | null;
  readonly badge: ReturnType<typeof workerBadge>;
  readonly tier: TrustTier;
}

const filled = (text: string | null): string | null => text?.trim() || null;

export function toWorker(wire: WireWorker): Worker {
  const name = filled(wire.name);
  return {
    ...wire,
    displayName: name ?? UNKNOWN_NAME,
    initials: workerInitials(name),
    // An invitation may have left it empty: no line for it then, and no blank value.
    location: filled(wire.location),
    role: filled(wire.service_type) ?? filled(wire.position),
    badge: workerBadge(wire.smile_status),
    tier: trustTierOf(wire.trust_score, wire.smile_status),
  };
}
