/**
 * Runs `work`, body included, with a signal that aborts with the caller's signal or at the deadline. It does not use
 * `AbortSignal.any`, because browsers that are still common lack it.
 */
export async function withDeadline<T>(
  timeoutMs: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const stop = () => controller.abort();
  const timer = setTimeout(stop, timeoutMs);
  if (outer?.aborted === true) stop();
  outer?.addEventListener('abort', stop);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', stop);
  }
}
