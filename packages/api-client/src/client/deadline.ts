/**
 * Runs `work` with a signal that ends when the caller's does or when the time is up, body included. Written out because
 * `AbortSignal.any` is missing from browsers that are still in many pockets.
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
