import type { CheckKind } from './check.ts';
import { addBusinessDays, endOfDay, formatDate } from './dates.ts';
import { workingTimeBetween } from './working-time.ts';
import { nextActorOf, nextActText, type CheckProgress, type NextActor } from './next-act.ts';
import { DAY_MILLISECONDS, HOUR_MILLISECONDS } from './durations.ts';

/** The reasons for the postponement of a due date. */
export const postponementReasons = [
  'waiting-for-worker',
  'waiting-for-referee',
  'waiting-for-provider',
  'waiting-for-other-checks',
  'under-review',
  'team-behind',
] as const;
export type PostponementReason = (typeof postponementReasons)[number];

const reasonOfActor: Readonly<Record<NextActor, PostponementReason>> = {
  worker: 'waiting-for-worker',
  referee: 'waiting-for-referee',
  provider: 'waiting-for-provider',
  team: 'team-behind',
  other_checks: 'waiting-for-other-checks',
};

type Days = Readonly<Record<Exclude<NextActor, 'other_checks'>, number>>;

/**
 * The business days from a missed date to the new one, by the next actor: a worker needs a week for documents, calls need a
 * few days, the team's own work needs a day or two.
 */
const postponedByBusinessDays: Readonly<Record<CheckKind, Days>> = {
  identity: { worker: 3, referee: 2, provider: 1, team: 1 },
  references: { worker: 3, referee: 2, provider: 1, team: 2 },
  criminal_record: { worker: 5, referee: 2, provider: 1, team: 2 },
  social_media: { worker: 3, referee: 2, provider: 1, team: 1 },
  health: { worker: 5, referee: 2, provider: 1, team: 2 },
  work_history: { worker: 3, referee: 2, provider: 1, team: 2 },
  misconduct_registry: { worker: 3, referee: 2, provider: 1, team: 1 },
  final_review: { worker: 3, referee: 2, provider: 1, team: 1 },
};

/** After the other checks of the case, when even their dates have passed. */
const AFTER_OTHERS_BUSINESS_DAYS = 1;

export interface DueCheck extends CheckProgress {
  readonly dueAt: Date;
  /** The moment from which a finding may enter the report. Null without a finding that waits for the worker's answer. */
  readonly inReportFrom: Date | null;
}

export interface Postponement {
  readonly previous: Date;
  readonly dueAt: Date;
  readonly reason: PostponementReason;
}

export const isOverdue = ({ status, dueAt }: DueCheck, now: Date): boolean =>
  status !== 'decided' && dueAt.getTime() <= now.getTime();

/** The working hours that the team needs at least for a check that comes back to it. With fewer left, its date moves. */
const TEAM_NEEDS_HOURS = 4;

/**
 * The new date of a check, with the reason of its postponement. A date moves when it passed without a decision, or when
 * another party must act from now on: the time of one is not the time of the other. It stays when the team gets a check
 * back in time. A final review also moves when another check of its case has a later date, and a check that is looked at
 * twice when the worker has days to answer.
 * Null where the date stays. A postponement never moves a date to an earlier day.
 */
export function postponementOf(
  check: DueCheck,
  others: readonly DueCheck[],
  now: Date,
  changesHands = false,
): Postponement | null {
  const open = others.filter(({ status }) => status !== 'decided');
  const actor = nextActorOf(check, open.length === 0);
  if (check.status === 'decided' || actor === null) return null;
  const isLate = isOverdue(check, now);
  const answered = check.inReportFrom && firstBusinessDayFrom(check.inReportFrom);
  if (answered !== null && answered > check.dueAt && answered > now)
    return { previous: check.dueAt, dueAt: answered, reason: 'under-review' };
  if (actor !== 'other_checks' && !isLate && !changesHands) return null;
  const left = workingTimeBetween(now, check.dueAt);
  if (actor === 'team' && !isLate && left >= TEAM_NEEDS_HOURS * HOUR_MILLISECONDS) return null;
  const latest = Math.max(...open.map(({ dueAt }) => dueAt.getTime()));
  const dueAt =
    actor !== 'other_checks'
      ? later(check, postponedByBusinessDays[check.kind][actor], now)
      : isLate && latest <= now.getTime()
        ? later(check, AFTER_OTHERS_BUSINESS_DAYS, now)
        : new Date(latest);
  return dueAt.getTime() > check.dueAt.getTime()
    ? { previous: check.dueAt, dueAt, reason: reasonOf(check, actor, changesHands) }
    : null;
}

const firstBusinessDayFrom = (moment: Date): Date =>
  endOfDay(addBusinessDays(new Date(moment.getTime() - DAY_MILLISECONDS), 1));

/** The same for every check that the team has begun, so that the reason of a new date hints at no finding. */
function reasonOf({ status }: DueCheck, actor: NextActor, changesHands: boolean): PostponementReason {
  // What the team has only just got does not wait because the team is behind.
  const isBegun = changesHands || (status !== 'pending' && status !== 'waiting');
  return actor === 'team' && isBegun ? 'under-review' : reasonOfActor[actor];
}

/** Counted from the missed day. Counted from today where that date would also be past, or where no date was missed. */
function later(check: DueCheck, days: number, now: Date): Date {
  const fromMissed = endOfDay(addBusinessDays(check.dueAt, days));
  return isOverdue(check, now) && fromMissed.getTime() > now.getTime()
    ? fromMissed
    : endOfDay(addBusinessDays(now, days));
}

const reasonTexts: Readonly<Record<PostponementReason, (kind: CheckKind) => string>> = {
  'waiting-for-worker': (kind) => nextActText(kind, 'worker'),
  'waiting-for-referee': (kind) => nextActText(kind, 'referee'),
  'waiting-for-provider': (kind) => nextActText(kind, 'provider'),
  'waiting-for-other-checks': (kind) => nextActText(kind, 'other_checks'),
  'under-review': () => 'It is under review',
  'team-behind': () => 'Our team is behind with it',
};

const isReason = (value: string): value is PostponementReason =>
  postponementReasons.some((known) => known === value);

export interface WirePostponement {
  readonly previous_at: string;
  readonly reason: string;
}

const lowerFirst = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

/** Drops the year if the other date has the same year. */
function shortened(date: string, other: string): string {
  const year = other.slice(-', 2026'.length);
  return date.endsWith(year) ? date.slice(0, -year.length) : date;
}

/** 'Expected Nov 25, 2026 (was Nov 20): waiting for the worker’s certificate.' */
export function dueDateText(kind: CheckKind, dueAt: string, postponement: WirePostponement | null): string {
  const date = formatDate(dueAt);
  if (postponement === null) return `Expected ${date}`;
  const moved = `Expected ${date} (was ${shortened(formatDate(postponement.previous_at), date)})`;
  return isReason(postponement.reason)
    ? `${moved}: ${lowerFirst(reasonTexts[postponement.reason](kind))}.`
    : moved;
}
