import { asc, eq } from 'drizzle-orm';
import { decideDispute, disputeFinding, getDispute, listFindings } from '@repo/api-client/contract/findings';
import type { CheckKind, CheckOutcome } from '@repo/domain/check';
import { disputes } from '../src/db/schema/disputes.ts';
import { misconductReports } from '../src/db/schema/misconduct.ts';
import { workerNotifications } from '../src/db/schema/notifications.ts';
import { withTransaction } from '../src/db/transaction.ts';
import { openSession } from '../src/services/people/auth/session.ts';
import { decisionsOf } from './decisions.ts';
import { caseWorkOf } from './case-work.ts';
import type { TestApi } from './harness.ts';
import { heldWorkOf } from './held-work.ts';
import { incidentWorkOf } from './incident-work.ts';

/** Workers with findings, and the acts of workers and the team about the findings. */
export async function findingWorkOf(api: TestApi) {
  const decisions = decisionsOf(api);
  const incidents = await incidentWorkOf(api);
  const { ops } = incidents;
  const cases = caseWorkOf(api);
  const third = await cases.thirdToken();
  const held = heldWorkOf(api);
  const tokenOf = (worker: string) => withTransaction(api.ctx, (tx) => openSession(tx, 'worker', worker));

  /** A worker with an open check, in a case of an employer's package. */
  async function opened(kind: CheckKind = 'criminal_record', packageId = 17) {
    const employer = await incidents.employer();
    const worker = await incidents.worker();
    const caseId = await incidents.open(employer.id, worker, packageId);
    const { id } = await cases.check(caseId, kind);
    return { employer, worker, caseId, id, token: await tokenOf(worker) };
  }

  /** The same, whose check the team has decided with `outcome`. */
  async function found(
    kind: CheckKind = 'criminal_record',
    outcome: CheckOutcome = 'finding',
    packageId = 17,
  ) {
    const check = await opened(kind, packageId);
    await cases.decide(ops, check.caseId, kind, outcome, 'A conviction of 2019.');
    return check;
  }

  return {
    ...incidents,
    cases,
    /** The worker of an incident. */
    workerOf: async (incident: string) =>
      (await api.ctx.db.select().from(misconductReports).where(eq(misconductReports.id, incident)))[0]
        ?.workerId,
    tokenOf,
    opened,
    found,
    findings: (token: string) => api.make(listFindings, { token }),
    object: (token: string, kind: string, finding_id: string, words: unknown = ' It was my cousin. ') =>
      api.call('POST', '/api/worker/disputes', { token, body: { kind, finding_id, words } }),
    async disputed(token: string, kind: string, finding_id: string) {
      const body = { kind, finding_id, words: 'It was my cousin.' };
      return (await api.make(disputeFinding, { token, body })).dispute.id;
    },
    withdraw: (token: string, id: string) =>
      api.call('POST', `/api/worker/disputes/${id}/withdraw`, { token, body: {} }),
    side: (token: string, id: string, statement: unknown) =>
      api.call('POST', `/api/worker/incidents/${id}/statement`, { token, body: { statement } }),
    /** A ruling of a member who had no say in the finding. */
    rule: (id: string, body: object, token = third) => decisions.dispute(token, id, body),
    async ruled(id: string, body: object) {
      const answer = await decisions.dispute(third, id, body);
      if (answer.status !== 200) throw new Error(`A ruling was refused: ${JSON.stringify(answer.body)}`);
      return decideDispute.answer.parse(answer.body);
    },
    /** A dispute, as the third member reads it. */
    async openedDispute(id: string) {
      const [row] = await api.ctx.db.select().from(disputes).where(eq(disputes.id, id));
      await held.hold(third, row?.workerId ?? '');
      return api.make(getDispute, { token: third, params: { id } });
    },
    disputesOf: (worker: string) =>
      api.ctx.db
        .select()
        .from(disputes)
        .where(eq(disputes.workerId, worker))
        .orderBy(asc(disputes.createdAt)),
    newsOf: async (worker: string) =>
      (
        await api.ctx.db.select().from(workerNotifications).where(eq(workerNotifications.workerId, worker))
      ).map(({ kind, values }) => ({ kind, values })),
  };
}
export type FindingWork = Awaited<ReturnType<typeof findingWorkOf>>;
