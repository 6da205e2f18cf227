import { ServiceError } from '../../../errors.ts';

/**
 * Lets at most so many units of work run at once; the rest wait in the order in which they came.
 * @throws ServiceError `provider-unavailable` when `longest` are waiting already: nobody waits that long for an answer.
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

  /** `cost` is how much of the gate the work takes; one that takes all of it runs alone. */
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

/** Not the sender's fault and not the file's: the same file may well be taken in a moment. */
export const busy = (cause?: unknown): ServiceError =>
  new ServiceError('provider-unavailable', 'serviceBusy', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    cause,
  });
