import { and, eq, gte, ilike, or, type SQL } from 'drizzle-orm';
import { servicesOf } from '@repo/domain/worker-search';
import type { WorkerFilters } from '@repo/domain/worker-filters';
import { workers } from '../../../db/schema/people.ts';
import { matchingPlace } from './matching-search.ts';

/**
 * The condition of all filters together, or null when they find nobody. A place is compared with the known place
 * alone, also for an employer who is shown what the worker typed.
 */
export function matchingFilters({ role, place, minimumYears, verifiedOnly }: WorkerFilters): SQL | null {
  const atPlace = place.trim() === '' ? undefined : matchingPlace(place);
  if (atPlace === null) return null;
  const condition = and(
    or(...(servicesOf(role) ?? []).map((service) => ilike(workers.serviceType, service))),
    atPlace,
    minimumYears === 0 ? undefined : gte(workers.experienceYears, minimumYears),
    verifiedOnly ? eq(workers.smileStatus, 'verified') : undefined,
  );
  return condition ?? null;
}
