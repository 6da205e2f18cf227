import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { keptDays } from '@repo/domain/kept-days';
import { retentionTable, type KeptKind } from '@repo/domain/retention';
import { retentionInEnglish } from '@repo/domain/retention-english';
import * as schema from '../../../db/schema/index.ts';
import { retentionRules } from './rules.ts';

type Schema = typeof schema;
type TableName = { [N in keyof Schema]: Schema[N] extends PgTable ? N : never }[keyof Schema];

/**
 * The personal data of each table, by the kinds of the domain's retention table. The kinds with an end need no other act:
 * jobs delete or empty their rows (`rules.ts`), or delete them with their files. A new table does not compile without its
 * kinds.
 */
const keptTables: Readonly<Record<TableName, readonly KeptKind[]>> = {
  employers: ['accounts'],
  workers: ['neverJoined', 'accounts'],
  opsMembers: ['team'],
  teamChanges: ['team'],
  memberConflicts: ['team'],
  passkeys: ['team'],
  recoveryCodes: ['team'],
  workerReferences: ['accounts'],
  referenceCalls: ['accounts', 'team'],
  workHistory: ['accounts'],
  workerLooks: ['looks'],
  refereeNotices: ['refusals'],
  stoppedNumbers: ['refusals'],

  verificationCodes: ['signInCodes'],
  signInTickets: ['signInCodes'],
  usedTotpSteps: ['signInCodes'],
  sessions: ['endedSessions'],
  limits: ['countedLimits'],
  shownWorkers: ['countedLimits'],

  invitations: ['neverJoined', 'questions'],
  contactRequests: ['neverJoined', 'unansweredQuestions', 'questions'],
  consentRequests: ['neverJoined', 'unansweredQuestions', 'questions', 'consents'],
  consents: ['consents'],
  prospects: ['neverJoined', 'unansweredQuestions'],
  refusedEmployers: ['neverJoined', 'consents'],
  smsMessages: ['sentMessages'],
  messageThreads: ['readMessages', 'unreadMessages', 'team'],
  threadMessages: ['readMessages', 'unreadMessages'],
  providerEvents: ['messageCallbacks', 'identityCallbacks', 'paymentCallbacks', 'payments'],
  workerNotifications: ['neverJoined', 'notifications'],

  purchases: ['payments'],
  refunds: ['payments'],
  refundDetails: ['payments', 'team'],
  chargebacks: ['payments'],

  cases: ['reports'],
  checks: ['reports'],
  checkPostponements: ['reports'],
  checkAttachments: ['attachments', 'team'],
  verdicts: ['reports'],
  assignments: ['reports', 'team'],
  snoozes: ['team'],
  savedViews: ['team'],
  presences: ['countedLimits', 'team'],
  reports: ['reports'],
  revokedReportCodes: ['reports'],
  issuedFiles: ['reports'],
  identityJobs: ['failedIdentityChecks', 'reports'],
  identityImages: ['identityPhotos'],
  workerDocuments: ['judgedDocuments', 'replacedCertificates', 'reports'],
  storedFiles: ['unclaimedFiles', 'identityPhotos', 'judgedDocuments', 'attachments', 'accounts'],
  reviews: ['findings'],
  misconductReports: ['findings'],
  disputes: ['findings'],

  auditLog: ['audit'],
  // No personal data: the packages on sale, the key that signs reports, and the clock of the sandbox.
  packages: [],
  signingKeys: [],
  clockOffset: [],
};

const tables = Object.entries(schema).filter(([, value]) => is(value, PgTable));
const withFiles = ['identityPhotos', 'judgedDocuments', 'attachments', 'unclaimedFiles'];

it('has an answer for every table of the schema', () => {
  expect(Object.keys(keptTables).toSorted((a, b) => a.localeCompare(b))).toEqual(
    tables.map(([name]) => name).toSorted((a, b) => a.localeCompare(b)),
  );
  expect(tables.length).toBeGreaterThan(30);
});

it('has a table for every kind of the page, and a job for every kind that ends', () => {
  const kinds = new Set(Object.values(keptTables).flat());
  for (const { kind } of retentionTable(retentionInEnglish)) expect(kinds, kind).toContain(kind);
  expect([...Object.keys(retentionRules), ...withFiles].toSorted((a, b) => a.localeCompare(b))).toEqual(
    Object.keys(keptDays).toSorted((a, b) => a.localeCompare(b)),
  );
});

it('calls nothing impersonal that holds a phone, a name or a text of somebody', () => {
  for (const [name, table] of tables) {
    if (
      !is(table, PgTable) ||
      Object.entries(keptTables).some(([each, kinds]) => each === name && kinds.length > 0)
    )
      continue;
    const personal = Object.keys(getTableColumns(table)).filter((column) =>
      /phone|email|workerId|employerId|cipher|note|address/i.test(column),
    );
    expect(personal, getTableName(table)).toEqual([]);
  }
});
