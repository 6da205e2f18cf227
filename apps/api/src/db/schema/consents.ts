import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { consentRequestMachine, type ConsentRequestStatus } from '@repo/domain/consent-request';
import { consentRequestKinds, type ConsentRequestKind } from '@repo/domain/consent-request-message';
import type { ConsentChannel } from '@repo/domain/consent';
import { contactRequestMachine, type ContactRequestStatus } from '@repo/domain/contact-request';
import { invitationMachine, type InvitationStatus } from '@repo/domain/invitation';
import { packageLevels, type PackageLevel } from '@repo/domain/packages';
import type { KenyanPhone } from '@repo/domain/phone';
import { workerLanguages, type WorkerLanguage } from '@repo/domain/worker-profile';
import { moment, oneOf, primaryId } from './columns.ts';
import { ofEmployer, ofWorker } from './people.ts';
import { prospects } from './prospects.ts';
import { packages, purchases } from './purchases.ts';

/** An employer's invitation of a worker. The specification calls it a verification request. */
export const invitations = pgTable(
  'invitations',
  {
    id: primaryId(),
    employerId: ofEmployer(),
    workerId: ofWorker(),
    packageId: integer()
      .notNull()
      .references(() => packages.id),
    /**
     * The code in the link of the invitation's message. A reader of the link learns which employer invites,
     * and nothing about the worker.
     */
    code: text().unique('invitations_code'),
    status: text().$type<InvitationStatus>().notNull().default('pending'),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    answeredAt: moment(),
  },
  (table) => [
    uniqueIndex('invitations_one_open')
      .on(table.employerId, table.workerId)
      .where(sql`${table.status} = 'pending'`),
    index('invitations_by_worker').on(table.workerId, table.employerId),
    index('invitations_by_employer').on(table.employerId, table.createdAt.desc()),
    // Every invitation has the words of its employer, which stand for the worker until her yes.
    foreignKey({
      name: 'invitations_prospect',
      columns: [table.employerId, table.workerId],
      foreignColumns: [prospects.employerId, prospects.workerId],
    }),
    oneOf('invitations_status', table.status, invitationMachine.states),
  ],
);

/** An employer's request for a worker's name and phone number. */
export const contactRequests = pgTable(
  'contact_requests',
  {
    id: primaryId(),
    employerId: ofEmployer(),
    workerId: ofWorker(),
    /**
     * The text that the employer typed. The worker reads it in her app only. Emptied when a declined or
     * expired request was kept long enough.
     */
    message: text().notNull(),
    status: text().$type<ContactRequestStatus>().notNull().default('pending'),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    answeredAt: moment(),
    /** When the worker reported the text to the team. */
    reportedAt: moment(),
  },
  (table) => [
    uniqueIndex('contact_requests_one_open')
      .on(table.employerId, table.workerId)
      .where(sql`${table.status} = 'pending'`),
    index('contact_requests_by_pair').on(
      table.workerId,
      table.employerId,
      table.createdAt.desc().nullsFirst(),
    ),
    index('contact_requests_by_employer').on(table.employerId, table.createdAt),
    index('contact_requests_kept')
      .on(table.expiresAt)
      .where(sql`${table.status} in ('declined', 'expired') and ${table.message} <> ''`),
    index('contact_requests_reported')
      .on(table.reportedAt.desc().nullsFirst())
      .where(sql`${table.reportedAt} is not null`),
    oneOf('contact_requests_status', table.status, contactRequestMachine.states),
  ],
);

/**
 * A consent request to a worker by SMS. She answers by its short number or in the app. The first answer
 * counts.
 */
export const consentRequests = pgTable(
  'consent_requests',
  {
    id: primaryId(),
    kind: text().$type<ConsentRequestKind>().notNull(),
    phone: text().$type<KenyanPhone>().notNull(),
    /**
     * The short number in "Reply YES nn". It is unique among the open consent requests to this phone, and is
     * not reused for a month.
     */
    number: integer().notNull(),
    workerId: ofWorker(),
    employerId: ofEmployer(),
    /** The name of the employer as it was asked with, in the form of `safeName`. Empty when no part can be shown. */
    employerName: text().notNull(),
    /** The level of the checks that were asked about. Null for a request for the contact. */
    level: text().$type<PackageLevel>(),
    invitationId: uuid().references(() => invitations.id),
    purchaseId: uuid().references(() => purchases.id),
    contactRequestId: uuid().references(() => contactRequests.id),
    /**
     * The exact text of the last message to her, stored as proof of her consent. Without consent it is
     * emptied after some time.
     */
    text: text().notNull(),
    language: text().$type<WorkerLanguage>().notNull().default('en'),
    status: text().$type<ConsentRequestStatus>().notNull().default('open'),
    createdAt: moment().notNull(),
    remindAt: moment().notNull(),
    remindedAt: moment(),
    expiresAt: moment().notNull(),
    answeredAt: moment(),
    answerChannel: text().$type<ConsentChannel>(),
  },
  (table) => [
    uniqueIndex('consent_requests_number_while_open')
      .on(table.phone, table.number)
      .where(sql`${table.status} = 'open'`),
    uniqueIndex('consent_requests_one_per_purchase')
      .on(table.purchaseId)
      .where(sql`${table.purchaseId} is not null`),
    uniqueIndex('consent_requests_one_per_contact_request')
      .on(table.contactRequestId)
      .where(sql`${table.contactRequestId} is not null`),
    // The deletion of an invitation makes the database look for its consent request.
    index('consent_requests_by_invitation')
      .on(table.invitationId)
      .where(sql`${table.invitationId} is not null`),
    index('consent_requests_by_phone').on(table.phone, table.createdAt.desc()),
    index('consent_requests_by_worker').on(table.workerId, table.createdAt.desc().nullsFirst()),
    index('consent_requests_kept')
      .on(table.expiresAt)
      .where(sql`${table.status} in ('declined', 'expired', 'withdrawn') and ${table.text} <> ''`),
    index('consent_requests_open_by_expiry')
      .on(table.expiresAt)
      .where(sql`${table.status} = 'open'`),
    oneOf('consent_requests_level', table.level, packageLevels),
    oneOf('consent_requests_status', table.status, consentRequestMachine.states),
    oneOf('consent_requests_kind', table.kind, consentRequestKinds),
    oneOf('consent_requests_language', table.language, workerLanguages),
  ],
);

/**
 * Consent as the law requires it: the worker, the employer, the text, the channel, the moment, and the moment
 * of withdrawal.
 */
export const consents = pgTable(
  'consents',
  {
    id: primaryId(),
    workerId: ofWorker(),
    employerId: ofEmployer(),
    /** The name of the employer when the worker was asked. A later change of the name does not change it. */
    employerName: text().notNull(),
    /** The deepest check that this consent covers. Null for a shared phone number. */
    level: text().$type<PackageLevel>(),
    consentRequestId: uuid()
      .notNull()
      .unique()
      .references(() => consentRequests.id),
    text: text().notNull(),
    language: text().$type<WorkerLanguage>().notNull(),
    channel: text().$type<ConsentChannel>().notNull(),
    givenAt: moment().notNull(),
    /** The end of a consent to checks. Null for a shared phone number, which ends with its withdrawal. */
    expiresAt: moment(),
    withdrawnAt: moment(),
  },
  (table) => [
    index('consents_by_pair').on(table.workerId, table.employerId),
    // A consent to checks has a level and an end, a shared phone number has neither.
    check('consents_level_ends', sql`(${table.level} is null) = (${table.expiresAt} is null)`),
    oneOf('consents_level', table.level, packageLevels),
    index('consents_live_by_employer')
      .on(table.employerId, table.workerId)
      .where(sql`${table.withdrawnAt} is null`),
  ],
);

/**
 * The employers whom a worker refused: by NO, by a withdrawal, or by a block. The row decides whether the
 * employer may ask her again (decisions 6). It is deleted when she lets the employer ask again.
 */
export const refusedEmployers = pgTable(
  'refused_employers',
  {
    id: primaryId(),
    workerId: ofWorker(),
    employerId: ofEmployer(),
    employerName: text().notNull(),
    /** The number of consent requests that the worker declined. */
    declined: integer().notNull().default(0),
    /** The latest NO, withdrawal or block. */
    refusedAt: moment().notNull(),
    blockedAt: moment(),
    /** The channel of the block. */
    blockChannel: text().$type<ConsentChannel>(),
  },
  (table) => [
    uniqueIndex('refused_employers_pair').on(table.workerId, table.employerId),
    index('refused_employers_by_employer').on(table.employerId),
    index('refused_employers_blocked')
      .on(table.blockedAt.desc().nullsFirst())
      .where(sql`${table.blockedAt} is not null`),
  ],
);
