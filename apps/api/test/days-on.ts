import type { Context } from '../src/context.ts';

export const DAY_MILLISECONDS = 86_400_000;

/**
 * The service as if so many days had passed. Only this context finds the entries due, so the service's own scheduled jobs
 * leave them alone.
 */
export const daysOn = (ctx: Context, days: number): Context => ({
  ...ctx,
  clock: { ...ctx.clock, now: () => new Date(ctx.clock.now().getTime() + days * DAY_MILLISECONDS) },
});
