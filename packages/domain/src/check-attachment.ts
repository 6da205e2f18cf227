import type { CheckKind } from './check.ts';

/**
 * The checks to which a member attaches what she found elsewhere: a page of a profile, the answer of an employer. The others
 * rest on what the worker sent, or on our own records.
 */
const attachableKinds: ReadonlySet<CheckKind> = new Set([
  'references',
  'criminal_record',
  'social_media',
  'work_history',
]);

export const takesAttachments = (kind: CheckKind): boolean => attachableKinds.has(kind);

/** More than one check needs. Each is opened by every member who decides after it. */
export const ATTACHMENTS_MAXIMUM = 10;
