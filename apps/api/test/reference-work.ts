import { eq, sql } from 'drizzle-orm';
import {
  listOwnReferences,
  listReferencesOfWorker,
  recordReferenceCall,
  saveOwnReferences,
} from '@repo/api-client/contract/references';
import type { KenyanPhone } from '@repo/domain/phone';
import { referenceCalls } from '../src/db/schema/reference-calls.ts';
import { auditLog } from '../src/db/schema/system.ts';
import { withTransaction } from '../src/db/transaction.ts';
import { openSession } from '../src/services/people/auth/session.ts';
import { workerReferences, type workers } from '../src/db/schema/people.ts';
import { caseWorkOf } from './case-work.ts';
import { heldWorkOf } from './held-work.ts';
import type { TestApi } from './harness.ts';
import { kenyanPhone } from './phones.ts';

export interface Row {
  readonly id?: string;
  readonly name: string;
  readonly phone: string;
  readonly relationship: string;
}

export interface TestWorker {
  readonly id: string;
  readonly token: string;
  readonly phone: KenyanPhone;
}

/** Workers who name references, the referees behind those numbers, and the team that calls them. */
export async function referenceWorkOf(api: TestApi) {
  const work = caseWorkOf(api);
  const ops = await work.opsToken();
  const held = heldWorkOf(api);
  /** Lets the team call the referee of a reference. */
  async function holdFor(reference: string): Promise<void> {
    const [row] = await api.ctx.db.select().from(workerReferences).where(eq(workerReferences.id, reference));
    if (row !== undefined) await held.hold(ops, row.workerId);
  }
  let referees = 0;
  /** A phone that no worker has named. */
  const newPhone = (): KenyanPhone => {
    referees += 1;
    return kenyanPhone(`+254700${String(350_000 + referees)}`);
  };
  const references = {
    ...work,
    ops,

    async signedIn(facts: Partial<typeof workers.$inferInsert> = {}): Promise<TestWorker> {
      const id = await work.worker(facts);
      const { phone } = await work.workerRow(id);
      return { id, phone, token: await withTransaction(api.ctx, (tx) => openSession(tx, 'worker', id)) };
    },

    newPhone,

    row(name = 'Ruth Test', phone: string = newPhone()): Row {
      return { name, phone, relationship: 'Previous Employer' };
    },

    async name({ token }: TestWorker, references: readonly Row[]) {
      return (await api.make(saveOwnReferences, { token, body: { references } })).references;
    },

    tryToName: ({ token }: TestWorker, references: unknown) =>
      api.call('PUT', '/api/worker/references', { token, body: { references } }),

    async listed({ token }: TestWorker) {
      return (await api.make(listOwnReferences, { token })).references;
    },

    remove: ({ token }: TestWorker, id: string) =>
      api.call('DELETE', `/api/worker/references/${id}`, { token }),

    async team({ id }: TestWorker) {
      await held.hold(ops, id);
      return (await api.make(listReferencesOfWorker, { token: ops, params: { id } })).references;
    },

    async called(id: string, outcome: string, feedback = 'Patient with our twins.') {
      await holdFor(id);
      return api.make(recordReferenceCall, { token: ops, params: { id }, body: { outcome, feedback } });
    },

    async tryToCall(id: string, outcome: string, feedback = 'Patient with our twins.', version?: string) {
      await holdFor(id);
      return api.call('POST', `/api/ops/references/${id}/call`, {
        token: ops,
        body: { outcome, feedback, ...(version === undefined ? {} : { version }) },
      });
    },

    /** The calls to a referee as if they were a day older. */
    dayPasses: (id: string) =>
      api.ctx.db
        .update(referenceCalls)
        .set({ at: sql`${referenceCalls.at} - interval '1 day'` })
        .where(eq(referenceCalls.referenceId, id)),

    actionsOn: async (subject: string) =>
      (
        await api.ctx.db.select().from(auditLog).where(eq(auditLog.subject, subject)).orderBy(auditLog.id)
      ).map(({ action, actor, details }) => ({ action, actor, details })),

    /** Waits for the notice to a named phone. Returns the match. */
    notice: (phone: string) => api.waitForSms(phone, /(?:NO|HAPANA) (\d{3})\b/),

    /** A worker who named two referees. Both have the notice. */
    async named(phone: string = newPhone()) {
      const before = (await api.received(phone)).length;
      const worker = await references.signedIn();
      const rows = [references.row('Ruth Test', phone), references.row('Joy Test')];
      const [first, second] = await references.name(worker, rows);
      if (first === undefined || second === undefined) throw new Error('Two were named');
      const [, number = ''] = await api.waitForSms(phone, /NO (\d{3})\b/, before);
      return { worker, first, second, phone, number };
    },
  };
  return references;
}

export type ReferenceWork = Awaited<ReturnType<typeof referenceWorkOf>>;
