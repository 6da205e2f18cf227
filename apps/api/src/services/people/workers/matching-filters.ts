import { and, eq, gte, ilike, or, type SQL } from 'drizzle-orm';
import { servicesOf } from '@repo/domain/worker-search';
import type { WorkerFilters } from '@repo/domain/worker-filters';
import { workers } from '../../../db/schema/people.ts';
import { matchingPlace, NOTHING, type Matching } from './matching-search.ts';

/**
 * The condition of all filters together, or null when they find nobody. A place is compared with the known place
 * alone, also for an employer who is shown what the worker typed.
 */
export function matchingFilters({ role, place, minimumYears, verifiedOnly }: WorkerFilters): Matching | null {
  const atPlace = place.trim() === '' ? NOTHING : matchingPlace(place);
  if (atPlace === null) return null;
  const others = [
    or(...(servicesOf(role) ?? []).map((service) => ilike(workers.serviceType, service))),
    minimumYears === 0 ? undefined : gte(workers.experienceYears, minimumYears),
    verifiedOnly ? eq(workers.smileStatus, 'verified') : undefined,
  ].filter((condition): condition is SQL => condition !== undefined);
  return { condition: and(atPlace.condition, ...others), parts: atPlace.parts + others.length };
}
