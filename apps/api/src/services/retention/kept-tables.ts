import type { PgTable } from 'drizzle-orm/pg-core';
import type { KeptKind } from '@repo/domain/retention';
import type * as schema from '../../db/schema/index.ts';

type Schema = typeof schema;
export type TableName = { [N in keyof Schema]: Schema[N] extends PgTable ? N : never }[keyof Schema];

/**
 * What each table keeps of people, by the kinds of the domain's table. Those in front end by themselves: their rows are
 * deleted or emptied (`rules.ts`), or go with their files. A new table does not compile before somebody has decided.
 */
export const keptTables: Readonly<Record<TableName, readonly KeptKind[]>> = {
  employers: ['accounts'],
  workers: ['neverJoined', 'accounts'],
  opsMembers: ['team'],
  workerReferences: ['accounts'],
  workHistory: ['accounts'],
  refereeNotices: ['refusals'],
  stoppedNumbers: ['refusals'],

  verificationCodes: ['signInCodes'],
  sessions: ['endedSessions'],
  limits: ['countedLimits'],

  invitations: ['neverJoined', 'questions'],
  contactRequests: ['neverJoined', 'unansweredQuestions', 'questions'],
  asks: ['neverJoined', 'unansweredQuestions', 'questions', 'consents'],
  consents: ['consents'],
  smsMessages: ['sentMessages'],
  providerEvents: ['messageCallbacks', 'identityCallbacks', 'paymentCallbacks', 'payments'],
  workerNotifications: ['neverJoined', 'notifications'],

  purchases: ['payments'],
  refunds: ['payments'],

  cases: ['reports'],
  checks: ['reports'],
  checkSlips: ['reports'],
  reports: ['reports'],
  revokedReportCodes: ['reports'],
  identityJobs: ['failedIdentityChecks', 'reports'],
  identityImages: ['identityPhotos'],
  workerDocuments: ['acceptedDocuments', 'replacedCertificates', 'reports'],
  storedFiles: ['unclaimedFiles', 'identityPhotos', 'acceptedDocuments', 'accounts'],
  reviews: ['findings'],
  misconductReports: ['findings'],
  disputes: ['findings'],

  auditLog: ['audit'],
  // Nothing of anybody: what is on sale, and the clock of the sandbox.
  packages: [],
  clockOffset: [],
};
