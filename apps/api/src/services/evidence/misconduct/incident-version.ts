import type { Queryable } from '../../../db/database.ts';
import type { misconductReports } from '../../../db/schema/misconduct.ts';
import { countingVerdicts } from '../../casework/verdicts/verdicts-about.ts';

type Incident = Pick<typeof misconductReports.$inferSelect, 'id' | 'statement'>;

/**
 * What a member has read when she decides: how many decided before, and how much the worker said. Her words are only ever
 * added to, so their length tells them apart.
 */
export async function incidentVersion(
  db: Pick<Queryable, 'select'>,
  { id, statement }: Incident,
): Promise<string> {
  const { length } = await countingVerdicts(db, { incidentId: id });
  return `${length}-${statement?.length ?? 0}`;
}
