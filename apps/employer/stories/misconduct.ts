import { getMisconduct, reportIncident } from '@repo/api-client/contract/misconduct';
import type { Misconduct, Registry } from '@repo/api-client/queries/misconduct';
import { answers, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { countIn, misconductCategories, registryRegions, registryStatusOf } from '@repo/domain/misconduct';
import type { CheckOutcome } from '@repo/domain/check';
import { achieng, longestName } from './people.ts';

type Record = Registry['records'][number];

/** The registry as the service answers it: the outcome of a check, and the upheld records. */
function registryOf(outcome: CheckOutcome | null, records: readonly Record[] = []): Misconduct {
  const found = outcome === null ? null : records.length;
  const status = registryStatusOf(outcome, found);
  const partOf = (name: string, field: 'region' | 'category') => ({
    name,
    records: countIn(status, records.filter((record) => record[field] === name).length),
  });
  return {
    nanny_id: achieng.id,
    access: 'open',
    ended: null,
    upgrade_to: null,
    may_report: true,
    registry: {
      check_date: outcome === null ? null : '2026-11-20T08:00:00Z',
      status,
      records_found: found,
      regions: registryRegions.map((name) => partOf(name, 'region')),
      categories: misconductCategories.map((name) => partOf(name, 'category')),
      records: [...records],
    },
  };
}

const left: Record = {
  category: 'abandonment',
  region: 'nairobi_central',
  finding:
    'She left two children of three and five alone for an afternoon. She confirmed it, and said that her own child was in hospital.',
  upheld_at: '2026-10-14T08:00:00Z',
};
const told: Record = {
  category: 'confidentiality',
  region: 'rift_west',
  finding: 'Photos of the family’s home were sent on.\nThe messages were seen by our team.',
  upheld_at: '2026-08-02T08:00:00Z',
};

export const clearRegistry = registryOf('clear');
export const uncheckedRegistry = registryOf(null);
export const unverifiedRegistry = registryOf('unable_to_verify');
export const twoRecords = registryOf('finding', [left, told]);
export const disputedRecord = registryOf('finding', [{ ...left, disputed: true }, told]);

const closed = { nanny_id: longestName.id, may_report: false, ended: null };
export const lockedRegistry: Misconduct = { ...closed, access: 'locked', upgrade_to: 'lite' };
export const waitingRegistry: Misconduct = {
  ...closed,
  access: 'waiting',
  upgrade_to: null,
  may_report: true,
};
export const endedRegistry = (reason: 'withdrawn' | 'expired'): Misconduct => ({
  ...waitingRegistry,
  access: 'ended',
  ended: { reason, at: '2026-11-12T09:00:00Z' },
});

export const registry = (misconduct: Misconduct): Recording => answers(getMisconduct, misconduct);
export const takesIncident = answers(reportIncident, { message: 'Incident reported.' });
