import type { WireNotification } from '@repo/api-client/queries/worker-app';
import type { WorkerNeed } from '@repo/domain/worker-needs';

/** The alerts that ask the worker for something, with what waits for her until she has done it. */
const asks: Readonly<Record<string, WorkerNeed>> = {
  invitation_asked: 'request',
  consent_asked: 'request',
  contact_asked: 'request',
  finding_asked: 'finding',
  incident_asked: 'statement',
  identity_name: 'name',
  identity_failed: 'identity',
  reference_refused: 'references',
  document_refused: 'documents',
};

/** What waits for the worker now. */
export interface Waiting {
  /** The most urgent first. */
  readonly needs: readonly WorkerNeed[];
  /** When the open request of each employer ends: the soonest. */
  readonly ends: ReadonlyMap<string, string>;
}

/** Behind every time. */
const WITHOUT_END = '9999';

/** What can hurt her most comes before what is newer. */
const gravest: ReadonlySet<WorkerNeed> = new Set(['finding', 'statement'] as const);

/** When the request of an alert ends. Undefined for another alert, and for a request that is open no more. */
export const endOf = (
  { kind, values: { employer = '' } }: WireNotification,
  { ends }: Waiting,
): string | undefined => (asks[kind] === 'request' ? ends.get(employer) : undefined);

/**
 * The newest alert of each matter that still waits for the worker: what runs out first, then the gravest, then the newest. Each
 * employer's request is one.
 */
export function waitingAlerts(
  newestFirst: readonly WireNotification[],
  waiting: Waiting,
): readonly WireNotification[] {
  const { needs, ends } = waiting;
  const newest = new Map<string, WireNotification>();
  const keyOf = ({ kind, values: { employer = '' }, request }: WireNotification): string | undefined => {
    if (request !== null && request.outcome !== 'open') return undefined;
    return asks[kind] === 'request' ? `request ${employer}` : asks[kind];
  };
  for (const alert of newestFirst.toReversed()) {
    const key = keyOf(alert);
    if (key !== undefined) newest.set(key, alert);
  }
  const keys = needs.flatMap((need) =>
    need === 'request' ? [...ends.keys()].map((employer) => `request ${employer}`) : need,
  );
  const lastsUntil = (alert: WireNotification) => endOf(alert, waiting) ?? WITHOUT_END;
  const isGrave = ({ kind }: WireNotification) => Number(gravest.has(asks[kind] ?? 'request'));
  return keys
    .flatMap((key) => newest.get(key) ?? [])
    .toSorted(
      (a, b) =>
        lastsUntil(a).localeCompare(lastsUntil(b)) || isGrave(b) - isGrave(a) || b.time.localeCompare(a.time),
    );
}
