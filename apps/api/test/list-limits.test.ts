import { describe, expect, it } from 'vitest';
import { limits } from '../src/db/schema/system.ts';
import { addressOf, everyCall } from './every-call.ts';
import { useApi } from './use-api.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';
const MINUTE_MILLISECONDS = 60_000;
const AHEAD = [1, 2, 3] as const;

const api = await useApi();
const tokens: Record<string, string> = {
  employer: await api.signInEmployer('+254700000070'),
  worker: await api.signInWorker('+254700000071'),
  ops: await api.signInOps(),
};
const limited = everyCall.flatMap(([name, call]) =>
  call.perMinute === undefined ? [] : [[name, call, call.perMinute] as const],
);

describe.each(limited)('%s', (_name, call, perMinute) => {
  it('is refused above the limit of the account that calls, in words, and in no other account', async () => {
    const token = tokens[call.audience] ?? '';
    const ask = () => api.call(call.method, addressOf(call, NOBODY), { token });
    const first = await ask();
    expect(first.status).not.toBe(429);
    const counted = (await api.ctx.db.select().from(limits)).find(
      ({ kind }) => kind === `${call.method} ${call.path}`,
    );
    // The next minutes as well: the clock runs during a test.
    const now = Math.floor(api.ctx.clock.now().getTime() / MINUTE_MILLISECONDS);
    const usedUp = AHEAD.map((ahead) => ({
      kind: `${call.method} ${call.path}`,
      subject: counted?.subject ?? '',
      endsAt: new Date((now + ahead) * MINUTE_MILLISECONDS),
      used: perMinute,
    }));
    for (const row of usedUp)
      await api.ctx.db
        .insert(limits)
        .values(row)
        .onConflictDoUpdate({
          target: [limits.kind, limits.subject, limits.endsAt],
          set: { used: perMinute },
        });
    expect(await ask()).toMatchObject({
      status: 429,
      body: { message: 'You have asked for this list very often. Please wait a minute and try again.' },
    });
    await api.ctx.db.update(limits).set({ subject: NOBODY });
    expect((await ask()).status).toBe(first.status);
    await api.ctx.db.delete(limits);
  });
});
