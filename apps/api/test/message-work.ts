import { eq } from 'drizzle-orm';
import { initiateVerification } from '@repo/api-client/contract/invitations';
import { getMessages } from '@repo/api-client/contract/message-threads';
import { claimWork } from '@repo/api-client/contract/work';
import { messageThreads, threadMessages } from '../src/db/schema/message-threads.ts';
import type { TestApi } from './harness.ts';
import { kenyanPhone } from './phones.ts';
import { referenceWorkOf } from './reference-work.ts';
import { conversationsOf } from './sms-conversations.ts';
import { teamWorkOf } from './team-work.ts';

export const WORDS = 'I no longer work there, do not call my aunt';

/** The SMS that nobody could match, from the phone to the member who decides. */
export async function messageWorkOf(api: TestApi) {
  const work = await referenceWorkOf(api);
  const conversations = conversationsOf(api);
  const deliver = (from: string, text: string) => conversations.deliver(from, text);
  const { db } = api.ctx;
  const threadsOf = (phone: string) =>
    db
      .select()
      .from(messageThreads)
      .where(eq(messageThreads.phone, kenyanPhone(phone)))
      .orderBy(messageThreads.openedAt);
  const claim = (token: string, id: string) =>
    api.call('POST', `/api/ops/work/message/${id}/claim`, { token, body: {} });

  return {
    ...work,
    team: teamWorkOf(api),
    deliver,
    requestsOf: conversations.requestsOf,
    threadsOf,
    claim,
    textsOf: (threadId: string) =>
      db.select().from(threadMessages).where(eq(threadMessages.threadId, threadId)),
    look: (token: string, id: string) => api.call('GET', `/api/ops/messages/${id}`, { token }),
    decide: (token: string, id: string, body: object) =>
      api.call('POST', `/api/ops/messages/${id}/decision`, { token, body }),

    /** A worker whom a household invited, and the token of the household. */
    async invited() {
      const phone = work.newPhone();
      const { token: household } = await work.employer();
      const body = { name: 'Amani Test', phone, package_id: 17 };
      await api.make(initiateVerification, { token: household, body });
      await api.waitForSms(phone, /Reply YES 1 or NO 1/);
      return { phone, workerId: await api.workerIdOf(phone), household };
    },

    /** The id of the thread that a phone opens with its words. */
    async written(phone: string, text = WORDS): Promise<string> {
      await deliver(phone, text);
      return (await threadsOf(phone)).at(-1)?.id ?? '';
    },

    /** A thread as a member reads it who took it. */
    async opened(token: string, id: string) {
      await api.make(claimWork, { token, params: { kind: 'message', id } });
      return api.make(getMessages, { token, params: { id } });
    },
  };
}
