import type { WireNotification } from '@repo/api-client/queries/worker-app';

/** The alerts about one subject, the newest first. */
export interface AlertThread {
  readonly key: string;
  /** Whose requests and checks they are about. Null where they are about no employer, or about more than one. */
  readonly employer: string | null;
  readonly alerts: readonly [WireNotification, ...WireNotification[]];
}

const ends = new Set(['check_complete', 'check_stopped']);

/**
 * Finds the employer of each alert about a step of a check. The service names him only where a check starts and ends. A step
 * belongs to the check that runs, and after its end still to it. Where two employers come into question, it belongs to neither.
 * @param oldestFirst the alerts as they came.
 */
function employersOf(oldestFirst: readonly WireNotification[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const ordered = new Set<string>();
  const running = new Set<string>();
  for (const { id, kind, values } of oldestFirst) {
    const { employer, check } = values;
    if (employer !== undefined) {
      found.set(id, employer);
      if (kind === 'check_started') for (const each of [ordered, running]) each.add(employer);
      if (ends.has(kind)) running.delete(employer);
    } else if (check !== undefined) {
      const [only, ...others] = running.size > 0 ? running : ordered;
      if (only !== undefined && others.length === 0) found.set(id, only);
    }
  }
  return found;
}

/**
 * Puts the alerts about one employer's requests and checks together, and the others by their subject. The thread with the
 * newest alert is the first.
 * @param subjectOf the subject of an alert about no employer: the same for alerts that belong together.
 */
export function alertThreads(
  newestFirst: readonly WireNotification[],
  subjectOf: (alert: WireNotification) => string,
): readonly AlertThread[] {
  const employers = employersOf(newestFirst.toReversed());
  const threads = new Map<string, AlertThread>();
  for (const alert of newestFirst) {
    const employer = employers.get(alert.id) ?? null;
    const key = employer === null ? subjectOf(alert) : `of ${employer}`;
    const begun = threads.get(key);
    threads.set(key, { key, employer, alerts: begun === undefined ? [alert] : [...begun.alerts, alert] });
  }
  return [...threads.values()];
}

/** The thread without alerts that stand elsewhere. Nothing of a thread that has no other. */
export function withoutAlerts(
  { alerts: [first, ...others], ...thread }: AlertThread,
  elsewhere: ReadonlySet<WireNotification>,
): readonly AlertThread[] {
  const [newest, ...older] = [first, ...others].filter((alert) => !elsewhere.has(alert));
  return newest === undefined ? [] : [{ ...thread, alerts: [newest, ...older] }];
}
