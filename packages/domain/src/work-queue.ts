import { checkKinds, type CheckKind } from './check.ts';
import type { TeamPermission } from './team-permission.ts';
import { nairobiDay } from './dates.ts';
import {
  addWorkingHours,
  nextWorkingMoment,
  subtractWorkingHours,
  WORKING_DAY_HOURS,
} from './working-time.ts';
import { DAY_MILLISECONDS } from './durations.ts';

/** The kinds of work of the team. Each piece of work is one row of the service: a check, an incident, a refund. */
export const workKinds = [
  'check',
  'identity',
  'incident',
  'review',
  'dispute',
  'document',
  'refund',
  'chargeback',
  'message',
] as const;
export type WorkKind = (typeof workKinds)[number];

/** The permission that a member needs to work on each kind. */
export const permissionOfWork: Readonly<Record<WorkKind, TeamPermission>> = {
  check: 'workChecks',
  identity: 'workChecks',
  incident: 'workChecks',
  review: 'moderateReviews',
  dispute: 'settle',
  document: 'workChecks',
  refund: 'workMoney',
  chargeback: 'workMoney',
  message: 'workChecks',
};

/** The queues of the team, in the order of its screens. A queue has one kind of work. */
export const workQueues = [
  'identity',
  'references',
  'criminal_record',
  'social_media',
  'health',
  'work_history',
  'misconduct_registry',
  'final_review',
  'second_look',
  'incidents',
  'disputes',
  'documents',
  'reviews',
  'messages',
  'refunds',
  'chargebacks',
] as const;
export type WorkQueue = (typeof workQueues)[number];

/** Their names on the team's screens. */
export const queueLabels: Readonly<Record<WorkQueue, string>> = {
  identity: 'Identity',
  references: 'References',
  criminal_record: 'Police certificates',
  social_media: 'Social screening',
  health: 'Health',
  work_history: 'Work history',
  misconduct_registry: 'Registry',
  final_review: 'Final reviews',
  second_look: 'Second looks',
  incidents: 'Incidents',
  disputes: 'Disputes',
  documents: 'Documents',
  reviews: 'Reviews',
  messages: 'SMS to read',
  refunds: 'Refunds',
  chargebacks: 'Payment disputes',
};

export const kindOfQueue: Readonly<Record<WorkQueue, WorkKind>> = {
  identity: 'identity',
  references: 'check',
  criminal_record: 'check',
  social_media: 'check',
  health: 'check',
  work_history: 'check',
  misconduct_registry: 'check',
  final_review: 'check',
  second_look: 'check',
  incidents: 'incident',
  disputes: 'dispute',
  documents: 'document',
  reviews: 'review',
  messages: 'message',
  refunds: 'refund',
  chargebacks: 'chargeback',
};

/** The kind of check in a queue. Null for a queue of other work, and for the second looks, which have every kind. */
export const checkKindOfQueue = (queue: WorkQueue): CheckKind | null =>
  kindOfQueue[queue] === 'check' ? (checkKinds.find((kind) => kind === queue) ?? null) : null;

/** The views of a queue. `waiting`: somebody outside the team must act first, or colleagues at the finding of a dispute. */
export const workViews = ['open', 'unassigned', 'held', 'late', 'snoozed', 'waiting'] as const;
export type WorkView = (typeof workViews)[number];

/** The views that a member may save, and the maximum number of characters of the name of one. */
export const SAVED_VIEWS_MAXIMUM = 20;
export const VIEW_NAME_MAXIMUM = 40;

/** What a piece of work needs: the first member, the second one, or a senior where two differ (decisions 14). */
export const workNeeds = ['first_look', 'second_look', 'settling'] as const;
export type WorkNeed = (typeof workNeeds)[number];

/** The working hours that the team has for work without a date that others were told, from its arrival. */
const workHours: Readonly<Record<Exclude<WorkKind, 'check'>, number>> = {
  identity: WORKING_DAY_HOURS,
  incident: 2 * WORKING_DAY_HOURS,
  review: 2 * WORKING_DAY_HOURS,
  dispute: 3 * WORKING_DAY_HOURS,
  document: WORKING_DAY_HOURS,
  refund: WORKING_DAY_HOURS,
  // Where the bank names no day.
  chargeback: 2 * WORKING_DAY_HOURS,
  message: WORKING_DAY_HOURS,
};

/** When work without a date of its own is due. */
export const workDueAt = (kind: keyof typeof workHours, since: Date): Date =>
  addWorkingHours(since, workHours[kind]);

/** The latest arrival of such work that is due at a moment. */
export const workDueSince = (kind: keyof typeof workHours, dueAt: Date): Date =>
  subtractWorkingHours(dueAt, workHours[kind]);

/** Why a member does not hold a piece of work any more. `verdict`: she decided, or another
 * member must look. `over`: there is nothing left to do. */
export const assignmentEnds = [
  'put_back',
  'handed_over',
  'verdict',
  'over',
  'left_team',
  'other_role',
  'conflict',
] as const;
export type AssignmentEnd = (typeof assignmentEnds)[number];

/** The most that the team counts of a queue. More is shown as this number and a plus sign. */
export const COUNTED_MAXIMUM = 999;

/** The days for which work may be put aside. */
const SNOOZE_MAXIMUM_DAYS = 30;

/** The opening of a day until which work is put aside. Null unless it is a later working day within 30 days. */
export function snoozeEnd(day: string, now: Date): Date | null {
  const midnight = new Date(`${day}T00:00:00.000+03:00`);
  const end = nextWorkingMoment(midnight);
  const latest = now.getTime() + SNOOZE_MAXIMUM_DAYS * DAY_MILLISECONDS;
  return nairobiDay(end) === day && day > nairobiDay(now) && end.getTime() <= latest ? end : null;
}
/** The maximum number of characters of a reason to put work aside, or to give it back or away. */
export const WORK_REASON_MAXIMUM = 200;
