import type { Completion } from '@repo/api-client/queries/reports';
import { trackingOf } from '@repo/domain/check-tracking';
import { CheckTimeline } from '@repo/ui/components/CheckTimeline';

/** Every check with its source, its state, the next actor, and the due date. */
export function Tracker({ checks }: { readonly checks: Completion['checks'] }) {
  return (
    <CheckTimeline
      checks={checks.map((check) => {
        const { title, state, source, next, date } = trackingOf(check);
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
