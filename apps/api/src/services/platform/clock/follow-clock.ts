import pg from 'pg';
import type { Context } from '../../../context.ts';
import { CLOCK_CHANNEL, readClock } from './advance-clock.ts';

const RECONNECT_MILLISECONDS = 1000;

/** Adjusts this process's clock when another process moves the clock. Returns a function that stops this. */
export async function followClock(ctx: Context): Promise<() => Promise<void>> {
  let stopped = false;
  let client = await listen();

  async function listen(): Promise<pg.Client> {
    const next = new pg.Client({ connectionString: ctx.config.databaseUrl });
    next.on('notification', () => void reread());
    next.on('error', () => void reconnect());
    await next.connect();
    await next.query(`listen ${CLOCK_CHANNEL}`);
    await readClock(ctx);
    return next;
  }

  async function reread(): Promise<void> {
    try {
      await readClock(ctx);
    } catch (error) {
      ctx.log.warn({ err: error }, 'the clock could not be read');
    }
  }

  async function reconnect(): Promise<void> {
    while (!stopped) {
      try {
        client = await listen();
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, RECONNECT_MILLISECONDS));
      }
    }
  }

  return async () => {
    stopped = true;
    await client.end();
  };
}
