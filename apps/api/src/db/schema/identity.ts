import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import {
  identityMachine,
  openIdentityStates,
  type IdentityReason,
  type IdentityState,
} from '@repo/domain/identity-check';
import type { ProviderWord } from '@repo/domain/identity-verdict';
import { workerLanguages, type WorkerLanguage } from '@repo/domain/worker-profile';
import { codeOf, moment, oneOf, primaryId } from './columns.ts';
import { ofWorker, opsMembers } from './people.ts';
import { storedFiles } from './stored-files.ts';

const openStates = sql.raw(openIdentityStates.map((state) => `'${state}'`).join(', '));

/** Each attempt of a worker to prove her identity. The provider gets our id as the user id of the check. */
export const identityJobs = pgTable(
  'identity_jobs',
  {
    /** Created with the permission to send photos, so that the same photos sent twice are one attempt. */
    id: uuid().primaryKey(),
    workerId: ofWorker(),
    /** The number of the worker's attempt, from 1. */
    attempt: integer().notNull(),
    state: text().$type<IdentityState>().notNull().default('queued'),
    /** Why the attempt failed, or why the team reviews it. */
    reason: text().$type<IdentityReason>(),
    /** The provider's id of the last submission. */
    providerJobId: text().unique(),
    submissions: integer().notNull().default(0),
    submittedAt: moment(),
    /** The tries of the last submission that the provider did not accept. */
    tries: integer().notNull().default(0),
    /** The provider's last answer to a poll, and since when it is the answer. */
    providerWord: text().$type<ProviderWord>(),
    wordSeenAt: moment(),
    /** The content of the provider's signed callback: the reason of a result. The status call has the result. */
    calledBackAt: moment(),
    providerReason: text(),
    ownPhotos: boolean().notNull().default(false),
    /**
     * How often the provider was asked to send the callback of an approval again, and when last. Only the
     * callback has the registry's name.
     */
    callbackRequests: integer().notNull().default(0),
    callbackRequestedAt: moment(),
    /** The worker's name in the submission, and her name in the registry or on her ID card. */
    nameGiven: text().notNull(),
    nameOnId: text(),
    /**
     * The worker's consent that her photos go to the provider: the language in which she read it, and the
     * moment.
     */
    consentLanguage: text().$type<WorkerLanguage>().notNull(),
    consentAt: moment().notNull(),
    createdAt: moment().notNull(),
    /** Since when the team has something to do, the last time that it had. A trigger of the migrations sets it. */
    turnSince: moment(),
    /** The next poll or submission. Null while the attempt waits for the team, or after its end. */
    nextTryAt: moment(),
    polledAt: moment(),
    decidedAt: moment(),
    decidedBy: uuid().references(() => opsMembers.id),
    /** The other member of a decision by hand (decisions 14). */
    secondedBy: uuid().references(() => opsMembers.id),
    /** Decided by one member, before two were needed. */
    decidedAlone: boolean().notNull().default(false),
    /** The team's note about what it saw. Only the team reads it. */
    note: text(),
    /** When the photos were released: at the verdict, or at the end of their retention. */
    imagesEndedAt: moment(),
  },
  (table) => [
    index('identity_jobs_by_code').on(codeOf(table.id)),
    uniqueIndex('identity_jobs_one_open')
      .on(table.workerId)
      .where(sql`${table.state} in (${openStates})`),
    uniqueIndex('identity_jobs_by_worker').on(table.workerId, table.attempt),
    index('identity_jobs_due')
      .on(table.nextTryAt)
      .where(sql`${table.nextTryAt} is not null`),
    index('identity_jobs_kept')
      .on(table.decidedAt)
      .where(
        sql`${table.state} = 'failed' and (${table.nameGiven} <> '' or ${table.nameOnId} is not null or ${table.note} is not null)`,
      ),
    index('identity_jobs_open')
      .on(table.createdAt, table.id)
      .where(sql`${table.state} in (${openStates})`),
    index('identity_jobs_for_team')
      .on(table.turnSince, table.id)
      .where(sql`${table.state} in ('provisional', 'review')`),
    check(
      'identity_jobs_by_two',
      sql`${table.secondedBy} is null or ${table.secondedBy} <> ${table.decidedBy}`,
    ),
    check(
      'identity_jobs_seconded',
      sql`${table.state} not in ('verified', 'failed') or ${table.decidedBy} is null
        or ${table.secondedBy} is not null or ${table.decidedAlone}`,
    ),
    oneOf('identity_jobs_state', table.state, identityMachine.states),
    oneOf('identity_jobs_language', table.consentLanguage, workerLanguages),
  ],
);

export const identityParts = ['selfie', 'liveness', 'id_front', 'id_back'] as const;
export type IdentityPart = (typeof identityParts)[number];

/** The photos of an attempt. A row exists as long as its file. */
export const identityImages = pgTable(
  'identity_images',
  {
    id: primaryId(),
    jobId: uuid()
      .notNull()
      .references(() => identityJobs.id),
    part: text().$type<IdentityPart>().notNull(),
    /** The order among the photos of one part. */
    place: integer().notNull(),
    fileKey: text()
      .notNull()
      .unique()
      .references(() => storedFiles.key),
  },
  (table) => [
    uniqueIndex('identity_images_by_job').on(table.jobId, table.part, table.place),
    oneOf('identity_images_part', table.part, identityParts),
  ],
);
