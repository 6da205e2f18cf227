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
  /** The employers whose requests are open. */
  readonly employers: ReadonlySet<string>;
}

/** The newest alert of each matter that still waits for the worker, the most urgent first. Each employer's request is one. */
export function waitingAlerts(
  newestFirst: readonly WireNotification[],
  { needs, employers }: Waiting,
): readonly WireNotification[] {
  const newest = new Map<string, WireNotification>();
  const keyOf = ({ kind, values: { employer = '' } }: WireNotification): string | undefined =>
    asks[kind] === 'request' ? `request ${employer}` : asks[kind];
  for (const alert of newestFirst.toReversed()) {
    const key = keyOf(alert);
    if (key !== undefined) newest.set(key, alert);
  }
  const keys = needs.flatMap((need) =>
    need === 'request' ? [...employers].map((employer) => `request ${employer}`) : need,
  );
  return keys.flatMap((key) => newest.get(key) ?? []);
}
