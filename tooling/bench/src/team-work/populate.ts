import type pg from 'pg';
import { populateAuditRows } from './audit-rows.ts';
import { populateCases } from './cases.ts';
import { populateHolds } from './holds.ts';
import { populateOtherWork } from './other-work.ts';

interface Cases {
  readonly from: number;
  readonly to: number;
  /** The member who measures. She gets her own work with the first cases. */
  readonly memberId: string;
}

/** Adds open cases number `from` to `to` with all work around them, of the workers with the same numbers. */
export async function populateTeamWork(client: pg.Client, { from, to, memberId }: Cases): Promise<void> {
  // Without triggers row by row, in this session alone. What they would write is written here: turns, their begins, the chain of
  // the audit trail. All ids are made from the number of the case, so each reference has its row.
  await client.query('set session_replication_role = replica');
  await populateCases(client, { from, to, memberId });
  await populateOtherWork(client);
  await populateHolds(client, memberId, from === 1);
  await populateAuditRows(client);
  await client.query('reset session_replication_role');
  await client.query('vacuum analyze');
}
