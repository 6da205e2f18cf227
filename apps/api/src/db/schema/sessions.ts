import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { SessionAudience } from '@repo/api-client/contract/define-call';
import type { KenyanPhone } from '@repo/domain/phone';
import { moment, oneOf, primaryId } from './columns.ts';

const sessionAudiences = ['employer', 'worker', 'ops'] as const satisfies readonly SessionAudience[];

/**
 * Sign-in codes: hashed. Every code of a phone and audience is valid for its ten minutes, until one of them is
 * used. The sending limits count these rows too.
 */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    id: primaryId(),
    phone: text().$type<KenyanPhone>().notNull(),
    audience: text().$type<SessionAudience>().notNull(),
    codeHash: text().notNull(),
    /** The keyed hash of the address that asked for the code. */
    addressHash: text().notNull(),
    /** False for a request that sent nothing. Its code is never accepted, and no limit of sent codes counts it. */
    sent: boolean().notNull().default(true),
    /** The guesses that were compared with the code. */
    attempts: integer().notNull().default(0),
    /** Those of them that came from another address than the one that asked for the code. */
    attemptsElsewhere: integer().notNull().default(0),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    /** Set when this code, or another one of its phone and audience, was used. */
    endedAt: moment(),
    /** The same moment, for processes of the previous version. */
    usedAt: moment(),
  },
  (table) => [
    index('verification_codes_by_phone').on(table.phone, table.audience, table.createdAt.desc()),
    index('verification_codes_by_address').on(table.addressHash, table.createdAt),
    index('verification_codes_by_time').on(table.createdAt),
    oneOf('verification_codes_audience', table.audience, sessionAudiences),
  ],
);

/** Sessions. Only the SHA-256 of a token is stored, so that a copy of the table lets no reader sign in. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    /**
     * Names a session of the team. A session without a name counts for nobody there: a process of the previous version
     * opened it, with a code by SMS alone.
     */
    id: uuid(),
    audience: text().$type<SessionAudience>().notNull(),
    subjectId: uuid().notNull(),
    /** The browser of a team member, in its own words. */
    device: text(),
    createdAt: moment().notNull(),
    lastSeenAt: moment().notNull(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
  },
  (table) => [
    index('sessions_by_subject').on(table.subjectId),
    uniqueIndex('sessions_by_id')
      .on(table.id)
      .where(sql`${table.id} is not null`),
    index('sessions_by_end').on(sql`least(${table.revokedAt}, ${table.expiresAt})`),
    oneOf('sessions_audience', table.audience, sessionAudiences),
  ],
);
