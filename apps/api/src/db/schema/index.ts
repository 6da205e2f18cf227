/** All tables, for drizzle and its migrations. */
export * from './cases.ts';
export * from './chargebacks.ts';
export * from './consents.ts';
export * from './disputes.ts';
export * from './documents.ts';
export * from './identity.ts';
export * from './looks.ts';
export * from './messages.ts';
export * from './misconduct.ts';
export * from './notifications.ts';
export * from './people.ts';
export * from './purchases.ts';
export * from './report-codes.ts';
export * from './reviews.ts';
export * from './sessions.ts';
export * from './stored-files.ts';
export * from './system.ts';
