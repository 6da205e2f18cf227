import type { Case, CheckOfCase } from '@repo/api-client/queries/cases';
import type { OpenedWork, Work } from '@repo/api-client/queries/work';
import { checkStates } from '@repo/domain/status-vocabulary';
import type { CaseEvent } from '@repo/domain/case-event';
import type { WorkNeed } from '@repo/domain/work-queue';

/** What stands at a piece of work, as far as the decision of a member depends on it. */
export interface Seen {
  readonly holder: Work['holder'];
  readonly needs: WorkNeed;
  readonly isOver: boolean;
  /** Who decided it, and how, in words. Null while it is open, and for work whose page does not tell. */
  readonly decided: string | null;
  /** Identifies the worker's name and National ID. Null where the decision is not about them. */
  readonly person: string | null;
}

/** The events with which a check is over. */
const ends: ReadonlySet<CaseEvent> = new Set([
  'check-decided',
  'check-corrected',
  'check-result-reused',
  'finding-confirmed',
]);

function decidedText(found: Case, { check_kind: kind, outcome }: CheckOfCase): string | null {
  if (outcome === null) return null;
  const last = found.events.find(({ event, check_kind: of }) => of === kind && ends.has(event));
  const by = last?.by ?? null;
  // The worker can end the wait for a finding: she has nothing to add. She decides nothing.
  return by === null || by === 'worker' || by === 'employer'
    ? `It was decided: ${checkStates[outcome].english}.`
    : `${by} decided: ${checkStates[outcome].english}.`;
}

export const seenOfCheck = (found: Case, check: CheckOfCase): Seen => ({
  holder: check.holder,
  needs: check.needs,
  isOver: check.status === 'decided' || check.status === 'confirmed' || found.status !== 'open',
  decided: decidedText(found, check),
  person: check.version,
});

export const seenOfWork = ({ work, is_open: isOpen }: OpenedWork): Seen => ({
  holder: work.holder,
  needs: work.needs,
  isOver: !isOpen,
  decided: null,
  person: null,
});

/** Nothing of a check supersedes a call to a referee as long as the member holds any work about the worker. */
export const seenOfPapers = (found: Case, check: CheckOfCase, member: Work['holder']): Seen => ({
  ...seenOfCheck(found, check),
  ...(found.holds && { holder: member, needs: 'first_look', isOver: false }),
});

const holderOf = ({ holder }: Seen): string | null => holder?.id ?? null;

/**
 * Whether the decision of a member who read the one state cannot be saved in the other. While one member holds the work,
 * no colleague gives a verdict: an entry of an account ended then, by her own try or by its time, and she goes on.
 */
export const isSuperseded = (before: Seen, after: Seen): boolean =>
  before.isOver !== after.isOver ||
  holderOf(before) !== holderOf(after) ||
  (after.holder === null && before.needs !== after.needs);

const needTexts: Readonly<Record<WorkNeed, string>> = {
  first_look: 'It needs a first look again.',
  second_look: 'It needs a second look now.',
  settling: 'Two members differ: a senior settles it now.',
};

function standingText(before: Seen, after: Seen): string | null {
  if (after.isOver) return before.isOver ? null : (after.decided ?? 'It is over.');
  if (before.isOver) return 'It is open again.';
  return before.needs === after.needs ? null : needTexts[after.needs];
}

function holderText(before: Seen, after: Seen): string | null {
  if (after.isOver || holderOf(before) === holderOf(after)) return null;
  return after.holder === null
    ? 'Nobody holds it now.'
    : `${after.holder.name ?? 'A colleague'} holds it now.`;
}

/** What changed at a piece of work since a member read it, in sentences. The weightiest comes first. */
export const whatChanged = (before: Seen, after: Seen): readonly string[] =>
  [
    standingText(before, after),
    holderText(before, after),
    before.person === after.person ? null : contentTexts.person,
  ].filter((sentence) => sentence !== null);

/** What changed in the papers of work that a member reads before she decides. */
export const contentTexts = {
  person: 'The worker’s name or National ID was changed.',
  document: 'What the worker told of the certificate was changed.',
  incident: 'The worker has said more.',
  review: 'Its author changed the review.',
  message: 'Another SMS came.',
} as const;
