import { reportEndOf, type StandingFacts } from '@repo/domain/report-standing';

/** When the report of a case ended by itself, in the wire format. Null while it is current, and after a withdrawal. */
export function reportExpiry(facts: StandingFacts, now: Date): string | null {
  const end = reportEndOf(facts, now);
  return end?.reason === 'expired' ? end.at.toISOString() : null;
}
