import type { Completion } from '@repo/api-client/queries/reports';
import { trackingOf } from '@repo/domain/check-tracking';
import { CheckTimeline } from '@repo/ui/components/CheckTimeline';

interface TrackerProps {
  readonly checks: Completion['checks'];
  /** Null for a worker without a name. */
  readonly workerName: string | null;
}

/** Every check with its source, its state, the next actor, and the due date. */
export function Tracker({ checks, workerName }: TrackerProps) {
  return (
    <CheckTimeline
      checks={checks.map((check) => {
        const { title, state, source, next, date } = trackingOf(check, workerName);
        return {
          id: check.kind,
          title,
          state,
          source: source === null ? undefined : `Source: ${source}`,
          next: next ?? undefined,
          date: date ?? undefined,
        };
      })}
    />
  );
}
