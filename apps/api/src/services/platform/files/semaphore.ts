import { ServiceError } from '../../../errors.ts';

/**
 * Limits how many units of work run at once. The other work waits in the order of arrival.
 * @throws ServiceError `provider-unavailable` when `longest` are waiting already: no caller waits that long
 * for an answer.
 */
export function createSemaphore(capacity: number, longest: number) {
  let free = capacity;
  const waiting: { readonly cost: number; readonly start: () => void }[] = [];

  function startWaiting(): void {
    for (let [next] = waiting; next !== undefined && next.cost <= free; [next] = waiting) {
      waiting.shift();
      free -= next.cost;
      next.start();
    }
  }

  /** `cost` is the part of the capacity that the work takes. Work that takes all of it runs alone. */
  return async function pass<T>(cost: number, work: () => Promise<T>): Promise<T> {
    if (waiting.length >= longest) throw busy();
    await new Promise<void>((start) => {
      waiting.push({ cost: Math.min(cost, capacity), start });
      startWaiting();
    });
    try {
      return await work();
    } finally {
      free += Math.min(cost, capacity);
      startWaiting();
    }
  };
}

const RETRY_AFTER_SECONDS = 10;

/** Neither the sender nor the file is at fault: the same file may be accepted a moment later. */
export const busy = (cause?: unknown): ServiceError =>
  new ServiceError('provider-unavailable', 'serviceBusy', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    cause,
  });
