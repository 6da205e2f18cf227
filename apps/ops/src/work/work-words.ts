import type { QueueFilters, Work } from '@repo/api-client/queries/work';
import type { CheckKind, WaitingOn } from '@repo/domain/check';
import type { Comeback } from '@repo/domain/comeback';
import { paperNames } from '@repo/domain/document';
import type { DeadlineState } from '@repo/domain/work-deadline';
import { levelNames } from '@repo/domain/packages';
import {
  queueLabels,
  type WorkKind,
  type WorkQueue,
  type WorkNeed,
  type WorkView,
} from '@repo/domain/work-queue';
import { workCodeOf } from '@repo/domain/work-code';
import type { BadgeTone } from '@repo/ui/components/Badge';

export const viewLabels: Readonly<Record<WorkView, string>> = {
  open: 'To do',
  unassigned: 'Free',
  held: 'Mine',
  late: 'Late',
  snoozed: 'Put aside',
  waiting: 'Waits for others',
};

/** What an empty view means. */
const emptyTexts: Readonly<Record<WorkView, string>> = {
  open: 'Nothing waits here.',
  unassigned: 'Somebody works on everything here.',
  held: 'You hold nothing of this queue.',
  late: 'Nothing here is late.',
  snoozed: 'Nobody put anything aside here.',
  waiting: 'Nobody else is waited for here.',
};

/**
 * What an empty list means. A list leaves out what the member may not take: what she decided, and what is about persons whom
 * she knows.
 */
export const emptyTextOf = ({ view, level }: QueueFilters, waits: boolean): string =>
  view === 'open' && level === null && waits ? 'What waits here is for your colleagues.' : emptyTexts[view];

export const kindLabels: Readonly<Record<Exclude<WorkKind, 'check'>, string>> = {
  identity: 'Identity',
  incident: 'Incident',
  review: 'Review',
  dispute: 'Dispute',
  document: 'Document',
  refund: 'Refund',
  chargeback: 'Payment dispute',
  message: 'SMS',
};

/** What a member does with a piece of each queue. */
export const queueActs: Readonly<Record<WorkQueue, string>> = {
  identity: 'Compare a face with an ID card',
  references: 'Call the people whom the worker named',
  criminal_record: 'See the record itself on eCitizen',
  social_media: 'Search what is public',
  health: 'Read a health certificate',
  work_history: 'Call earlier employers',
  misconduct_registry: 'Look for upheld records',
  final_review: 'Sum up the other checks',
  second_look: 'Decide again what a colleague decided',
  incidents: 'Hear both sides of an allegation',
  disputes: 'Rule on what a worker disputes',
  documents: 'Accept a worker’s paper, or not',
  reviews: 'Publish a review, or not',
  messages: 'Answer an SMS',
  refunds: 'Pay back an employer',
  chargebacks: 'Answer a bank',
};

/** The checks of a case in a word or two, as its page names them. */
export const checkNames: Readonly<Record<CheckKind, string>> = {
  identity: 'Identity',
  references: 'References',
  criminal_record: 'Police certificate',
  social_media: 'Social screening',
  health: 'Health',
  work_history: 'Work history',
  misconduct_registry: 'Registry',
  final_review: 'Final review',
};

/**
 * What a piece of work is: 'Health', 'Dispute'. An identity check is told from the photos that are compared for it, and a
 * paper from the check that it serves.
 */
export function workTitle({ kind, check_kind: check, slot }: Work): string {
  if (slot !== null) return `${paperNames[slot]} (paper)`;
  if (kind !== 'check') return kindLabels[kind];
  if (check === null) return 'Check';
  return check === 'identity' ? 'Identity check' : checkNames[check];
}

/** Who must act next. */
export const waitingOnLabels: Readonly<Record<WaitingOn, string>> = {
  team: 'Our team',
  worker: 'The worker',
  referee: 'A referee',
  provider: 'The identity provider',
};

/** Which one it is: 'Case 4F2A91', or the code of work outside a case. */
export const workCode = ({ id, case_id: caseId }: Work): string =>
  caseId === null ? workCodeOf(id) : `Case ${workCodeOf(caseId)}`;

export const needLabels: Readonly<Record<Exclude<WorkNeed, 'first_look'>, string>> = {
  second_look: 'Second look',
  settling: 'Two differ',
};

export const comebackLabels: Readonly<Record<Comeback, string>> = {
  answered: 'The wait is over',
  aside_over: 'Its day is here',
  given: 'Given to you',
};

export const deadlineBadges: Readonly<
  Record<DeadlineState, { readonly label: string; readonly tone: BadgeTone } | null>
> = {
  on_time: null,
  soon: { label: 'Due soon', tone: 'warning' },
  late: { label: 'Late', tone: 'danger' },
  stopped: { label: 'Waits for others', tone: 'default' },
};

/** A dispute waits for nobody outside the team: a second look, or a senior, agrees on its finding first. */
export const deadlineBadgeOf = ({ kind, deadline }: Pick<Work, 'kind' | 'deadline'>) =>
  kind === 'dispute' && deadline === 'stopped'
    ? ({ label: 'Waits for colleagues', tone: 'default' } as const)
    : deadlineBadges[deadline];

/** What a filtered queue shows: 'References, late, Premium'. */
export const filterText = ({ queue, view, level }: QueueFilters): string =>
  [queueLabels[queue], viewLabels[view].toLowerCase(), ...(level === null ? [] : [levelNames[level]])].join(
    ', ',
  );

/** Who holds it, after 'held by'. */
export function holderText(holder: Work['holder'], ownId: string | undefined): string {
  if (holder === null) return 'nobody';
  return holder.id === ownId ? 'you' : (holder.name ?? 'a colleague');
}
