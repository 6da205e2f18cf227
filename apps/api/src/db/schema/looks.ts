import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, oneOf, primaryId } from './columns.ts';
import { ofEmployer, ofWorker } from './people.ts';

/** What an employer did to see a worker. */
export const lookKinds = ['exact_search', 'id_number'] as const;
export type LookKind = (typeof lookKinds)[number];

/** The looks of employers at one worker each, for her list of who looked (decisions 5). */
export const workerLooks = pgTable(
  'worker_looks',
  {
    id: primaryId(),
    workerId: ofWorker(),
    employerId: ofEmployer(),
    /** The employer's name at the moment of the look. */
    employerName: text().notNull(),
    kind: text().$type<LookKind>().notNull(),
    lookedAt: moment().notNull(),
  },
  (table) => [
    index('worker_looks_by_worker').on(table.workerId, table.lookedAt.desc().nullsFirst()),
    oneOf('worker_looks_kind', table.kind, lookKinds),
  ],
);

/**
 * The workers that lists showed to an employer in one day, each by 32 bits of her random id. It serves the
 * daily limit of employers who never paid.
 */
export const shownWorkers = pgTable(
  'shown_workers',
  {
    employerId: ofEmployer(),
    endsAt: moment().notNull(),
    workers: integer().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.employerId, table.endsAt] }),
    index('shown_workers_by_end').on(table.endsAt),
  ],
);
