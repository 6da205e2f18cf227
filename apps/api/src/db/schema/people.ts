import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { KenyanPhone } from '@repo/domain/phone';
import { genders, type Gender } from '@repo/domain/onboarding-form';
import { referenceMachine, type ReferenceStatus } from '@repo/domain/worker-references';
import { workerLanguages, type WorkerLanguage } from '@repo/domain/worker-profile';
import { moment, oneOf, primaryId } from './columns.ts';
import { storedFiles } from './stored-files.ts';

export const employers = pgTable('employers', {
  id: primaryId(),
  phone: text().$type<KenyanPhone>().notNull().unique(),
  name: text().notNull(),
  location: text(),
  email: text(),
  companyName: text(),
  industry: text(),
  familySize: integer(),
  preferredServiceTypes: text(),
  budgetRange: text(),
  availabilityNeeds: text(),
  specialRequirements: text(),
  emergencyContact: text(),
  emergencyContactPhone: text(),
  createdAt: moment().notNull(),
  updatedAt: moment().notNull(),
});

/** A household worker ("nanny" on the wire). One account per phone, made by an invitation or by her own first code. */
export const workers = pgTable(
  'workers',
  {
    id: primaryId(),
    phone: text().$type<KenyanPhone>().notNull().unique(),
    name: text(),
    location: text(),
    email: text(),
    serviceType: text(),
    position: text(),
    experienceYears: integer(),
    education: text(),
    availability: text(),
    skills: text(),
    bio: text(),
    emergencyContact: text(),
    emergencyContactPhone: text(),
    photoKey: text()
      .unique()
      .references(() => storedFiles.key),
    /** The language of her app, and of what is written to her where it is known in both. */
    language: text().$type<WorkerLanguage>().notNull().default('en'),
    /** Whether the language is her own choice; until then she is told how to get the other one. */
    languageChosen: boolean().notNull().default(false),
    gender: text().$type<Gender>(),
    dateOfBirth: date({ mode: 'string' }),
    /** What she said at her onboarding, where she gave no date of birth; with the day on which it was true. */
    statedAge: integer(),
    statedAgeOn: date({ mode: 'string' }),
    /** AES-256-GCM under `DATA_KEY`; the hash beside it is keyed too and serves exact search alone. */
    nationalIdCipher: text(),
    nationalIdHash: text(),
    nationalIdLast3: text(),
    /** The identity provider's vocabulary on our wire: `verified`, `pending`, or anything else for not verified. */
    smileStatus: text().notNull().default('not_verified'),
    trustScore: integer().notNull().default(0),
    trustBadge: text().notNull().default('Basic'),
    badgeUpdatedAt: moment(),
    /** When the score next changes by itself, because the profile stops counting as recent; null when it does not. */
    trustReviewAt: moment(),
    misconductFlags: integer().notNull().default(0),
    /** Whether she lets employers who do not know her find her; counts only once her required profile is complete. */
    listed: boolean().notNull().default(true),
    /** Her public link, from when it is first handed to her; it leads to her ever after. */
    slug: text().unique('workers_slug'),
    /** Her toggles of what she is told of aloud; what they never silence is `isQuiet` of the domain. */
    tellsContactRequests: boolean().notNull().default(true),
    tellsNewReviews: boolean().notNull().default(true),
    tellsVerificationUpdates: boolean().notNull().default(true),
    profileCompletedAt: moment(),
    profileUpdatedAt: moment(),
    /** Set by STOP: no message of any kind is sent to her any more. */
    optedOutAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    // `desc` in a query puts nulls first: an index that has them last is no help to it.
    index('workers_newest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    // Those whom every employer can see: one page of them takes the same time however many others there are.
    index('workers_listed_newest')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.listed} and ${table.profileCompletedAt} is not null`),
    // For a part of a name; `gin_trgm_ops` is of the extension `pg_trgm`.
    index('workers_by_part_of_name').using('gin', table.name.op('gin_trgm_ops')),
    index('workers_by_part_of_service').using('gin', table.serviceType.op('gin_trgm_ops')),
    // For the links that begin with a name; one of equality alone is no help to `like`.
    index('workers_by_slug').on(table.slug.op('text_pattern_ops')),
    index('workers_by_trust_review')
      .on(table.trustReviewAt)
      .where(sql`${table.trustReviewAt} is not null`),
    // Those who never said anything of themselves: most join, so that it stays small.
    index('workers_never_joined')
      .on(table.createdAt)
      .where(sql`${table.profileUpdatedAt} is null and ${table.profileCompletedAt} is null`),
    uniqueIndex('workers_one_per_national_id')
      .on(table.nationalIdHash)
      .where(sql`${table.nationalIdHash} is not null`),
    oneOf('workers_language', table.language, workerLanguages),
    oneOf('workers_gender', table.gender, genders),
  ],
);

/** The worker of a row. A row without a worker, or of a worker who is gone, cannot be. */
export const ofWorker = () =>
  uuid()
    .notNull()
    .references(() => workers.id);
/** The employer of a row. */
export const ofEmployer = () =>
  uuid()
    .notNull()
    .references(() => employers.id);
export type WorkerRow = typeof workers.$inferSelect;

/** Members of the verification team; who may become one is configuration (`OPS_PHONES`). */
export const opsMembers = pgTable('ops_members', {
  id: primaryId(),
  phone: text().$type<KenyanPhone>().notNull().unique(),
  createdAt: moment().notNull(),
});

/** References a worker named; the team calls them. */
export const workerReferences = pgTable(
  'worker_references',
  {
    id: primaryId(),
    workerId: ofWorker(),
    name: text().notNull(),
    /** Null once that person refused: the number was theirs to give. */
    phone: text(),
    relationship: text().notNull(),
    status: text().$type<ReferenceStatus>().notNull().default('pending'),
    feedback: text(),
    verifiedAt: moment(),
    refusedAt: moment(),
    /** How often the team called without reaching anybody. */
    callsUnanswered: integer().notNull().default(0),
    lastCalledAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('worker_references_by_worker').on(table.workerId),
    uniqueIndex('worker_references_one_per_number').on(table.workerId, table.phone),
    oneOf('worker_references_status', table.status, referenceMachine.states),
  ],
);

/**
 * That a worker named a number, and what its holder was told and said. It outlives the reference, so that nobody is written
 * to twice or asked again after a no; of the number it keeps a keyed hash alone.
 */
export const refereeNotices = pgTable(
  'referee_notices',
  {
    id: primaryId(),
    workerId: ofWorker(),
    phoneHash: text().notNull(),
    /** The number in "Reply NO nnn". Questions to workers have two digits, these have three. */
    number: integer().notNull(),
    language: text().$type<WorkerLanguage>().notNull(),
    /** Null while the number has had its messages of the day. */
    toldAt: moment(),
    refusedAt: moment(),
    refusedBy: text().$type<'sms' | 'call'>(),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('referee_notices_once').on(table.workerId, table.phoneHash),
    index('referee_notices_by_number').on(table.phoneHash, table.createdAt),
    index('referee_notices_untold')
      .on(table.createdAt)
      .where(sql`${table.toldAt} is null and ${table.refusedAt} is null`),
    oneOf('referee_notices_language', table.language, workerLanguages),
  ],
);

/** Numbers without a worker's account that said STOP, as keyed hashes: nothing is written to them any more. */
export const stoppedNumbers = pgTable('stopped_numbers', {
  phoneHash: text().primaryKey(),
  stoppedAt: moment().notNull(),
});

export const workHistory = pgTable(
  'work_history',
  {
    id: primaryId(),
    workerId: ofWorker(),
    position: text().notNull(),
    employer: text().notNull(),
    duration: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index('work_history_by_worker').on(table.workerId)],
);
