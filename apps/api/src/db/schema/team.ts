import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { KenyanPhone } from '@repo/domain/phone';
import {
  teamChangeKinds,
  teamChangeMachine,
  type TeamChangeKind,
  type TeamChangeStatus,
} from '@repo/domain/team-change';
import { teamRoles, type TeamRole } from '@repo/domain/team-role';
import { moment, oneOf, primaryId } from './columns.ts';
import { opsMembers } from './people.ts';

const ofMember = () =>
  uuid()
    .notNull()
    .references(() => opsMembers.id);

/** Changes of the team. One administrator proposes, another one decides. */
export const teamChanges = pgTable(
  'team_changes',
  {
    id: primaryId(),
    kind: text().$type<TeamChangeKind>().notNull(),
    /** The member whom it concerns. An invitation gets its member with the approval. */
    memberId: uuid().references(() => opsMembers.id),
    phone: text().$type<KenyanPhone>(),
    name: text(),
    role: text().$type<TeamRole>(),
    reason: text().notNull(),
    status: text().$type<TeamChangeStatus>().notNull().default('proposed'),
    proposedBy: ofMember(),
    proposedAt: moment().notNull(),
    decidedBy: uuid().references(() => opsMembers.id),
    decidedAt: moment(),
  },
  (table) => [
    index('team_changes_open')
      .on(table.proposedAt)
      .where(sql`${table.status} = 'proposed'`),
    uniqueIndex('team_changes_one_open_of_member')
      .on(table.memberId, table.kind)
      .where(sql`${table.status} = 'proposed'`),
    uniqueIndex('team_changes_one_open_of_phone')
      .on(table.phone)
      .where(sql`${table.status} = 'proposed'`),
    oneOf('team_changes_kind', table.kind, teamChangeKinds),
    oneOf('team_changes_status', table.status, teamChangeMachine.states),
    oneOf('team_changes_role', table.role, teamRoles),
    check('team_changes_decided', sql`(${table.status} = 'proposed') = (${table.decidedBy} is null)`),
    // Two pairs of eyes (decisions 14).
    check(
      'team_changes_by_two',
      sql`${table.status} not in ('approved', 'refused') or (${table.decidedBy} <> ${table.proposedBy}
        and ${table.memberId} is distinct from ${table.decidedBy})`,
    ),
    check(
      'team_changes_of_kind',
      sql`case ${table.kind}
        when 'invitation' then ${table.phone} is not null and ${table.name} is not null and ${table.role} is not null
        when 'role' then ${table.memberId} is not null and ${table.role} is not null
        else ${table.memberId} is not null end`,
    ),
  ],
);

/**
 * The phones of persons whom a member declared to know. She works on nobody to do with them (decisions 14): see
 * `member_has_conflict` of the migrations.
 */
export const memberConflicts = pgTable(
  'member_conflicts',
  {
    id: primaryId(),
    memberId: ofMember(),
    phone: text().$type<KenyanPhone>().notNull(),
    reason: text().notNull(),
    declaredAt: moment().notNull(),
  },
  (table) => [uniqueIndex('member_conflicts_once').on(table.memberId, table.phone)],
);

/** The passkeys of the members. The public key alone lets nobody sign in. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: primaryId(),
    memberId: ofMember(),
    /** base64url, as WebAuthn names it. */
    credentialId: text().notNull().unique(),
    /** base64url of the COSE key. */
    publicKey: text().notNull(),
    /** The number of uses that the authenticator states. A lower one than before is a copy of it. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<readonly string[]>().notNull(),
    name: text().notNull(),
    createdAt: moment().notNull(),
    lastUsedAt: moment(),
  },
  (table) => [index('passkeys_by_member').on(table.memberId)],
);

/** The recovery codes of the members, hashed. Each works once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: primaryId(),
    memberId: ofMember(),
    codeHash: text().notNull().unique(),
    createdAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index('recovery_codes_by_member').on(table.memberId)],
);

/** The 30 seconds whose code of the authenticator app a member has used. No code works twice. */
export const usedTotpSteps = pgTable(
  'used_totp_steps',
  { memberId: ofMember(), step: integer().notNull(), usedAt: moment().notNull() },
  (table) => [
    primaryKey({ columns: [table.memberId, table.step] }),
    index('used_totp_steps_by_time').on(table.usedAt),
  ],
);

/** Tickets between the code by SMS and the second factor. Only the hash of a ticket is stored. */
export const signInTickets = pgTable(
  'sign_in_tickets',
  {
    tokenHash: text().primaryKey(),
    memberId: ofMember(),
    /** The sealed secret of a member who sets the first second factor up. Null for a member who has one. */
    totpSecret: text(),
    /** The challenge that the browser's passkey signs. */
    challenge: text(),
    attempts: integer().notNull().default(0),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [
    index('sign_in_tickets_by_time').on(table.createdAt),
    index('sign_in_tickets_by_member').on(table.memberId),
  ],
);
