import type { TestApi } from './harness.ts';

export const HOUR_SECONDS = 3600;

/**
 * Moves the clock to the start of the next window of a limit (`services/platform/limits/rate-limit.ts`). The clock runs
 * during a test. A window that ended in the middle would allow the same number again.
 */
export async function beginWindow(api: TestApi, seconds: number): Promise<void> {
  const now = api.ctx.clock.now().getTime() / 1000;
  await api.advance(Math.ceil((Math.floor(now / seconds) + 1) * seconds - now));
}
