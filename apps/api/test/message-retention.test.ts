import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { keptDays } from '@repo/domain/kept-days';
import { messageThreads } from '../src/db/schema/message-threads.ts';
import { auditLog } from '../src/db/schema/system.ts';
import { applyRetention } from '../src/services/platform/retention/apply-retention.ts';
import { daysOn } from './days-on.ts';
import { messageWorkOf } from './message-work.ts';
import { useApi } from './use-api.ts';

const api = await useApi();
const work = await messageWorkOf(api);

const ended = async (kind: string) => {
  const lines = await api.ctx.db
    .select({ details: auditLog.details })
    .from(auditLog)
    .where(eq(auditLog.subject, `retention:${kind}`));
  return lines.reduce((sum, { details }) => sum + Number(details['entries']), 0);
};

/** What is left of a thread some days on. */
async function leftOf(id: string) {
  const [row] = await api.ctx.db.select().from(messageThreads).where(eq(messageThreads.id, id));
  const { phone = null, note = null, outcome = null } = row ?? {};
  return { hasPhone: phone !== null, note, outcome, texts: (await work.textsOf(id)).length };
}

// spec: team-messages/erased
it('loses phone, words and note after its days, whether the team read it or not', async () => {
  const { token } = await work.team.member('agent');
  const read = await work.written(work.newPhone());
  const unread = await work.written(work.newPhone());
  await work.opened(token, read);
  const decision = { decision: 'stopped', note: 'She is tired of us.', read: 1 };
  expect(await work.decide(token, read, decision)).toMatchObject({ status: 200 });
  const whole = { hasPhone: true, note: 'She is tired of us.', outcome: 'stopped', texts: 1 };

  await applyRetention(daysOn(api.ctx, keptDays.readMessages - 1));
  expect(await leftOf(read)).toEqual(whole);
  await applyRetention(daysOn(api.ctx, keptDays.readMessages + 1));
  expect(await leftOf(read)).toEqual({ hasPhone: false, note: null, outcome: 'stopped', texts: 0 });

  await applyRetention(daysOn(api.ctx, keptDays.unreadMessages - 1));
  expect(await leftOf(unread)).toEqual({ hasPhone: true, note: null, outcome: null, texts: 1 });
  await work.claim(token, unread);
  await applyRetention(daysOn(api.ctx, keptDays.unreadMessages + 1));
  expect(await leftOf(unread)).toEqual({ hasPhone: false, note: null, outcome: 'lapsed', texts: 0 });
  // Nobody holds what nobody can decide. The session of the first member ended with her days, too.
  const { token: later } = await work.team.member('agent');
  expect(await work.claim(later, unread)).toMatchObject({ status: 409 });
  expect(await work.decide(later, unread, { decision: 'stopped', read: 1 })).toMatchObject({ status: 409 });

  // Each is emptied once.
  await applyRetention(daysOn(api.ctx, keptDays.unreadMessages + 1));
  expect([await ended('readMessages'), await ended('unreadMessages')]).toEqual([1, 1]);
});
