import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { KenyanPhone } from '@repo/domain/phone';
import { genders, type Gender } from '@repo/domain/onboarding-form';
import { referenceMachine, type ReferenceStatus } from '@repo/domain/worker-references';
import { memberStatuses, teamRoles, type MemberStatus, type TeamRole } from '@repo/domain/team-role';
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

/**
 * A household worker ("nanny" on the wire). She has one account per phone, created by an invitation or by her
 * own first code.
 */
export const workers = pgTable(
  'workers',
  {
    id: primaryId(),
    phone: text().$type<KenyanPhone>().notNull().unique(),
    name: text(),
    /** The place as the worker typed it. Employers without her yes are shown `knownPlace` instead. */
    location: text(),
    /**
     * The parts of `location` that stand in the table of places, in its spelling. It is empty when none does,
     * and null until it is computed.
     */
    knownPlace: text(),
    /**
     * The first letter and the first two letters of each word that a search may find. The function belongs to
     * the migration that adds the column.
     */
    wordStarts: text()
      .array()
      .generatedAlwaysAs(sql`word_starts(name, service_type, known_place)`),
    email: text(),
    serviceType: text(),
    position: text(),
    experienceYears: integer(),
    education: text(),
    availability: text(),
    skills: text(),
    languages: text(),
    bio: text(),
    emergencyContact: text(),
    emergencyContactPhone: text(),
    photoKey: text()
      .unique()
      .references(() => storedFiles.key),
    /** Whether others see her photo: employers who may see her profile, and her public page (decisions 15). */
    showsPhoto: boolean().notNull().default(true),
    /** The address of her photo for them. Null while she has none or hides it, and new each time that she shows it. */
    shownPhotoKey: text().unique('workers_shown_photo'),
    /** The language of her app, and of the messages that exist in both languages. */
    language: text().$type<WorkerLanguage>().notNull().default('en'),
    /** Whether the worker chose the language. Until then she is told how to get the other one. */
    languageChosen: boolean().notNull().default(false),
    gender: text().$type<Gender>(),
    dateOfBirth: date({ mode: 'string' }),
    /**
     * The worker's age from her onboarding, if she gave no date of birth, and the day on which it was true.
     */
    statedAge: integer(),
    statedAgeOn: date({ mode: 'string' }),
    /** AES-256-GCM under `DATA_KEY`. The hash beside it is keyed too, and serves only exact search. */
    nationalIdCipher: text(),
    nationalIdHash: text(),
    nationalIdLast3: text(),
    /**
     * The identity provider's word on our wire: `verified`, `pending`, or any other text for not verified.
     */
    smileStatus: text().notNull().default('not_verified'),
    trustScore: integer().notNull().default(0),
    trustBadge: text().notNull().default('Basic'),
    badgeUpdatedAt: moment(),
    /** Whether anything about her was checked. Before that, no screen shows a score. */
    trustChecked: boolean().notNull().default(false),
    /** The most that the score can reach with the checks that are open. Null when none can raise it. */
    trustReach: integer(),
    /**
     * When the score or the flags next change by themselves: the profile is then no longer recent, or a
     * misconduct record no longer counts. Null when they do not change.
     */
    trustReviewAt: moment(),
    /** Upheld misconduct records of the last five years. */
    misconductFlags: integer().notNull().default(0),
    /** Whether the team has looked her up in the registry. Before that, nobody is shown the flags. */
    registryChecked: boolean().notNull().default(false),
    /**
     * Whether employers who do not know the worker can find her. It counts only after her required profile is
     * complete.
     */
    listed: boolean().notNull().default(true),
    /** The worker's public link, from the first time that she gets it. It never changes afterwards. */
    slug: text().unique('workers_slug'),
    /**
     * The worker's toggles for her notifications. `isQuiet` of the domain names the notifications that they
     * silence.
     */
    tellsContactRequests: boolean().notNull().default(true),
    tellsNewReviews: boolean().notNull().default(true),
    tellsVerificationUpdates: boolean().notNull().default(true),
    profileCompletedAt: moment(),
    profileUpdatedAt: moment(),
    /** Set by STOP: the worker then gets no message except sign-in messages and the confirmation of STOP. */
    optedOutAt: moment(),
    /** When she took STOP back, where that is known. A STOP that she wrote before is not obeyed any more. */
    optedInAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    // `desc` in a query puts nulls first. An index with nulls last does not help it.
    index('workers_newest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    // The workers that every employer can see. A page of them takes the same time for any number of other
    // workers.
    index('workers_listed_newest')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.listed} and ${table.profileCompletedAt} is not null`),
    // The same page of those whose identity is verified: at first they are few among many.
    index('workers_verified_newest')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(
        sql`${table.listed} and ${table.profileCompletedAt} is not null and ${table.smileStatus} = 'verified'`,
      ),
    // For those with many years of experience, who are few.
    index('workers_listed_by_years')
      .on(table.experienceYears)
      .where(sql`${table.listed} and ${table.profileCompletedAt} is not null`),
    // For a part of a name. `gin_trgm_ops` belongs to the extension `pg_trgm`.
    index('workers_by_part_of_name').using('gin', table.name.op('gin_trgm_ops')),
    index('workers_by_part_of_service').using('gin', table.serviceType.op('gin_trgm_ops')),
    index('workers_by_part_of_place').using('gin', table.knownPlace.op('gin_trgm_ops')),
    // Two letters have no trigram. This index finds words by their first letters.
    index('workers_by_word_start').using('gin', table.wordStarts),
    index('workers_place_unknown')
      .on(table.id)
      .where(sql`${table.location} is not null and ${table.knownPlace} is null`),
    // For links that begin with a name. An index for equality does not help `like`.
    index('workers_by_slug').on(table.slug.op('text_pattern_ops')),
    index('workers_by_trust_review')
      .on(table.trustReviewAt)
      .where(sql`${table.trustReviewAt} is not null`),
    // The workers without any facts of their own. The index stays small, because most workers join.
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

/** The worker of a row. The database refuses a row without a worker, or with a worker that does not exist. */
export const ofWorker = () =>
  uuid()
    .notNull()
    .references(() => workers.id);
export const ofEmployer = () =>
  uuid()
    .notNull()
    .references(() => employers.id);
export type WorkerRow = typeof workers.$inferSelect;

/**
 * The members of the team. The defaults are those of a member of the configuration who has set no second factor up:
 * processes of the previous version kept a row of every phone that was ever on its list.
 */
export const opsMembers = pgTable(
  'ops_members',
  {
    id: primaryId(),
    phone: text().$type<KenyanPhone>().notNull().unique(),
    /** The name that colleagues see. Null until the member of the configuration writes it. */
    name: text(),
    role: text().$type<TeamRole>().notNull().default('administrator'),
    status: text().$type<MemberStatus>().notNull().default('invited'),
    /** When the last invitation of this number was approved. Null for a member of the configuration. */
    invitedAt: moment(),
    /** When the member set the first second factor up. */
    joinedAt: moment(),
    leftAt: moment(),
    /** The secret of the authenticator app, sealed. */
    totpSecret: text(),
    /** A new secret until its first code, sealed. */
    pendingTotpSecret: text(),
    /** The challenge of a passkey that a signed-in member makes. */
    pendingChallenge: text(),
    createdAt: moment().notNull(),
  },
  (table) => [
    oneOf('ops_members_role', table.role, teamRoles),
    oneOf('ops_members_status', table.status, memberStatuses),
  ],
);

export type MemberRow = typeof opsMembers.$inferSelect;

/** The references that a worker named. The team calls them. */
export const workerReferences = pgTable(
  'worker_references',
  {
    id: primaryId(),
    workerId: ofWorker(),
    name: text().notNull(),
    /** Null after the referee refused, because the number belongs to the referee. */
    phone: text(),
    relationship: text().notNull(),
    status: text().$type<ReferenceStatus>().notNull().default('pending'),
    feedback: text(),
    verifiedAt: moment(),
    refusedAt: moment(),
    /** How often the team called without an answer. */
    callsUnanswered: integer().notNull().default(0),
    lastCalledAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('worker_references_by_worker').on(table.workerId),
    uniqueIndex('worker_references_one_per_number').on(table.workerId, table.phone),
    // Whom a member of the team knows as a referee.
    index('worker_references_by_phone').on(table.phone),
    oneOf('worker_references_status', table.status, referenceMachine.states),
  ],
);

/**
 * A number that a worker named, and the messages to its holder and the answer. The row outlives the
 * reference. So the holder gets no second message, and no question after a refusal. Of the number it stores
 * only a keyed hash.
 */
export const refereeNotices = pgTable(
  'referee_notices',
  {
    id: primaryId(),
    workerId: ofWorker(),
    phoneHash: text().notNull(),
    /** The number in "Reply NO nnn". It has three digits; consent requests to workers have two. */
    number: integer().notNull(),
    language: text().$type<WorkerLanguage>().notNull(),
    /** Null while the number has had its daily maximum of messages. */
    toldAt: moment(),
    /** When the holder first answered YES by SMS. The team calls in any case. */
    agreedAt: moment(),
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

/**
 * Numbers without a worker account whose holder sent STOP, as keyed hashes. They then get no message except
 * sign-in codes.
 */
export const stoppedNumbers = pgTable('stopped_numbers', {
  phoneHash: text().primaryKey(),
  /** Null once START took it back. */
  stoppedAt: moment(),
  /** When the START was written. A STOP from before it is not obeyed any more. */
  startedAt: moment(),
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
