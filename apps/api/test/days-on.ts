import type { Context } from '../src/context.ts';

export const DAY_MILLISECONDS = 86_400_000;

/**
 * The service as it is in so many days. What only that one finds due is left alone by the sweeps that the service does by
 * itself meanwhile.
 */
export const daysOn = (ctx: Context, days: number): Context => ({
  ...ctx,
  clock: { ...ctx.clock, now: () => new Date(ctx.clock.now().getTime() + days * DAY_MILLISECONDS) },
});
