import { checkedOn } from './reused-result.ts';
import { checkKinds, checkLabels, checkOutcomes, unseenStatuses, type CheckKind } from './check.ts';
import { checkSourceLabels, checkSourceValues } from './check-source.ts';
import { formatDate } from './dates.ts';
import { dueDateText, type WirePostponement } from './postponement.ts';
import { nextActors, nextActText, workerAskText, type NextActor } from './next-act.ts';

/**
 * The status that an employer reads (`shownStatus`), or the outcome of a check once it is decided and readable. `stopped` is a
 * check of an ended report that has no result and gets none.
 */
export const trackedStates = [...unseenStatuses, 'decided', 'stopped', ...checkOutcomes] as const;
export type TrackedState = (typeof trackedStates)[number];

/** A check in the service's answer. `outcome` is absent where the package does not show it. */
export interface WireTracked {
  readonly kind: string;
  readonly status: string;
  readonly source: string;
  readonly acts_next: string | null;
  readonly outcome?: string | null | undefined;
  readonly due_at: string | null;
  readonly decided_at: string | null;
  /** The other package of this employer with which the check was made, if it was not made for this package. */
  readonly reused_from: string | null;
  /** Whether the worker disputes the outcome, and the dispute is undecided. */
  readonly disputed?: boolean | undefined;
  readonly postponement: WirePostponement | null;
}

/** One line of the tracker in words, the same on the screen and in the PDF. */
export interface Tracking {
  readonly title: string;
  readonly state: TrackedState;
  /** The source of its facts: 'Referees'. */
  readonly source: string | null;
  /** The next act and its actor: 'Our team calls the references'. */
  readonly next: string | null;
  /** The date of the decision, or the due date with the reason of its postponement. */
  readonly date: string | null;
}

const known = <T extends string>(values: readonly T[], text: string | null | undefined): T | undefined =>
  values.find((value) => value === text);

/** @param workerName the worker's full name, of which the line shows the first. Null when she gave none. */
export function trackingOf(check: WireTracked, workerName: string | null): Tracking {
  const kind = known(checkKinds, check.kind);
  const source = known(checkSourceValues, check.source);
  const actor = known(nextActors, check.acts_next);
  return {
    title: kind === undefined ? 'Unknown' : checkLabels[kind],
    state: known(trackedStates, check.outcome ?? check.status) ?? 'pending',
    source: source === undefined ? null : checkSourceLabels[source],
    next: kind === undefined || actor === undefined ? withheldText(check) : nextText(kind, actor, workerName),
    date: dateText(kind, check),
  };
}

const nextText = (kind: CheckKind, actor: NextActor, workerName: string | null): string =>
  actor === 'worker' ? workerAskText(kind, workerName) : nextActText(kind, actor);

const withheldText = ({ status, outcome }: WireTracked): string | null =>
  status === 'decided' && outcome === undefined ? 'Its result is not part of this package' : null;

function dateText(kind: CheckKind | undefined, check: WireTracked): string | null {
  if (check.decided_at !== null) {
    const decided = `Decided ${checkedOn(check.decided_at, check.reused_from)}`;
    return check.disputed === true ? `${decided}. Disputed by the worker.` : decided;
  }
  if (check.due_at === null) return null;
  return kind === undefined
    ? `Expected ${formatDate(check.due_at)}`
    : dueDateText(kind, check.due_at, check.postponement);
}
