import type { TestApi } from './harness.ts';

export const HOUR_SECONDS = 3600;

/**
 * Moves the clock to where the next window of a limit begins (`services/platform/limits/rate-limit.ts`): it runs on during a test, and a
 * window that ended in the middle of it would let through as many again.
 */
export async function beginWindow(api: TestApi, seconds: number): Promise<void> {
  const now = api.ctx.clock.now().getTime() / 1000;
  await api.advance(Math.ceil((Math.floor(now / seconds) + 1) * seconds - now));
}
