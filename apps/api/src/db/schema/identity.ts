import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import {
  identityMachine,
  openIdentityStates,
  type IdentityReason,
  type IdentityState,
} from '@repo/domain/identity-check';
import type { ProviderWord } from '@repo/domain/identity-verdict';
import { workerLanguages, type WorkerLanguage } from '@repo/domain/worker-profile';
import { moment, oneOf, primaryId } from './columns.ts';
import { ofWorker, opsMembers } from './people.ts';
import { storedFiles } from './stored-files.ts';

const openStates = sql.raw(openIdentityStates.map((state) => `'${state}'`).join(', '));

/** Every attempt of a worker to prove who she is. The provider knows it by our id. */
export const identityJobs = pgTable(
  'identity_jobs',
  {
    /** Minted with the permission to send photos, so that the same photos sent twice are one attempt. */
    id: uuid().primaryKey(),
    workerId: ofWorker(),
    /** Which of her attempts, from 1. */
    attempt: integer().notNull(),
    state: text().$type<IdentityState>().notNull().default('queued'),
    /** Why it failed, or why a person looks at it. */
    reason: text().$type<IdentityReason>(),
    /** The provider's id of what was last handed over. */
    providerJobId: text().unique(),
    submissions: integer().notNull().default(0),
    submittedAt: moment(),
    /** Tries of the last handover that the provider did not take. */
    tries: integer().notNull().default(0),
    /** The provider's last word when it was asked, and since when it stands. */
    providerWord: text().$type<ProviderWord>(),
    wordSeenAt: moment(),
    /** What its callback told: it proves nothing, and says why. */
    calledBackAt: moment(),
    providerReason: text(),
    ownPhotos: boolean().notNull().default(false),
    /** Her name as it was handed over, and as the registry or her ID card has it. */
    nameGiven: text().notNull(),
    nameOnId: text(),
    /** She agreed that her photos go to the provider: in which language she read what that means, and when. */
    consentLanguage: text().$type<WorkerLanguage>().notNull(),
    consentAt: moment().notNull(),
    createdAt: moment().notNull(),
    /** When it is next asked about or handed over; null while it waits for a person, or has ended. */
    nextTryAt: moment(),
    polledAt: moment(),
    decidedAt: moment(),
    decidedBy: uuid().references(() => opsMembers.id),
    /** What the team saw, in its own words; nobody else reads it. */
    note: text(),
    /** When its photos were given up: at the verdict, or when their time was over. */
    imagesEndedAt: moment(),
  },
  (table) => [
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
    oneOf('identity_jobs_state', table.state, identityMachine.states),
    oneOf('identity_jobs_language', table.consentLanguage, workerLanguages),
  ],
);

export const identityParts = ['selfie', 'liveness', 'id_front', 'id_back'] as const;
export type IdentityPart = (typeof identityParts)[number];

/** The photos of an attempt; a row is there as long as its file is. */
export const identityImages = pgTable(
  'identity_images',
  {
    id: primaryId(),
    jobId: uuid()
      .notNull()
      .references(() => identityJobs.id),
    part: text().$type<IdentityPart>().notNull(),
    /** Order among those of one part. */
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
