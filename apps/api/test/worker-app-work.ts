import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { initiateVerification } from '@repo/api-client/contract/invitations';
import { listWorkerNotifications, listWorkerRequests } from '@repo/api-client/contract/worker-app';
import { consentRequests, consents } from '../src/db/schema/consents.ts';
import type { workers } from '../src/db/schema/people.ts';
import { withTransaction } from '../src/db/transaction.ts';
import { openSession } from '../src/services/people/auth/session.ts';
import { processInboundSms } from '../src/services/inbound/sms/process-inbound-sms.ts';
import { caseWorkOf } from './case-work.ts';
import { contactsOf } from './contact-work.ts';
import { providerEvents } from '../src/db/schema/messages.ts';
import type { TestApi } from './harness.ts';
import { untilSent } from './until-sent.ts';

/** A worker at the phone, and employers who send the worker requests. Always through the real calls. */
export function workerAppWorkOf(api: TestApi) {
  const work = caseWorkOf(api);
  const contacts = contactsOf(api);
  const { ctx } = api;

  const signIn = (workerId: string) => withTransaction(ctx, (tx) => openSession(tx, 'worker', workerId));

  return {
    ...work,
    signIn,

    /** A signed-in worker whom employers find. */
    async her(facts: Partial<typeof workers.$inferInsert> = {}) {
      const id = await work.worker(facts);
      return { id, token: await signIn(id), phone: (await work.workerRow(id)).phone };
    },

    async invites(employer: { readonly token: string }, phone: string, packageId = 17): Promise<void> {
      const body = { name: 'Amani Test', phone, package_id: packageId };
      await api.make(initiateVerification, { token: employer.token, body });
    },

    asksContact: (employer: { readonly token: string }, workerId: string, message?: string) =>
      contacts.ask(employer.token, workerId, message),

    requests: async (token: string) => (await api.make(listWorkerRequests, { token })).requests,
    notifications: async (token: string) =>
      (await api.make(listWorkerNotifications, { token })).notifications,

    answer: (token: string, id: string, answer: string, language?: string) =>
      api.call('POST', `/api/worker/requests/${id}/answer`, {
        token,
        body: { answer, ...(language === undefined ? {} : { language }) },
      }),

    withdraw: (token: string, id: string) =>
      api.call('POST', `/api/worker/consents/${id}/withdraw`, { token }),

    /** Processes an inbound SMS of the worker at once, without a job. */
    async writes(phone: string, text: string): Promise<void> {
      await untilSent(api, phone);
      const [event] = await ctx.db
        .insert(providerEvents)
        .values({
          provider: 'africastalking_inbound',
          dedupeKey: randomUUID(),
          bodyCipher: ctx.secrets.seal(JSON.stringify({ from: phone, text })),
          receivedAt: ctx.clock.now(),
        })
        .returning();
      await processInboundSms(ctx, { from: phone, text }, event?.id ?? '');
    },

    latestRequest: async (workerId: string) => {
      const [row] = await ctx.db
        .select()
        .from(consentRequests)
        .where(eq(consentRequests.workerId, workerId))
        .orderBy(desc(consentRequests.createdAt))
        .limit(1);
      if (row === undefined) throw new Error('She was asked nothing');
      return row;
    },

    consentsOf: (workerId: string) =>
      ctx.db.select().from(consents).where(eq(consents.workerId, workerId)).orderBy(consents.givenAt),
  };
}
export type WorkerAppWork = ReturnType<typeof workerAppWorkOf>;
