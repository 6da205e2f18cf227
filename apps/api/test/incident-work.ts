import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { decideIncident, getIncident, getMisconduct } from '@repo/api-client/contract/misconduct';
import { misconductReports } from '../src/db/schema/misconduct.ts';
import { decisionsOf } from './decisions.ts';
import { caseWorkOf, type TestEmployer } from './case-work.ts';
import { submitStatement } from '../src/services/evidence/misconduct/submit-statement.ts';
import type { TestApi } from './harness.ts';
import { heldWorkOf } from './held-work.ts';
import { reviewWorkOf } from './review-work.ts';

export const INCIDENT = { category: 'theft', region: 'coast_east', description: '  A ring is gone.\n' };

const secondLook = z.object({ incident: z.object({ status: z.literal('second_look') }) });
const waitsForSecond = (body: unknown) => secondLook.safeParse(body).success;

/** Incidents that employers report, and the team's acts on them. */
export async function incidentWorkOf(api: TestApi) {
  const decisions = decisionsOf(api);
  const work = await reviewWorkOf(api);
  const { ops } = work;
  // The decision of a review has the same name, so cases come from their own helper.
  const checks = caseWorkOf(api);
  const held = heldWorkOf(api);

  const report = ({ token }: TestEmployer, worker: string, body: object = INCIDENT) =>
    api.call('POST', `/api/employer/workers/${worker}/incidents`, { token, body });
  const rowsOf = (worker: string) =>
    api.ctx.db.select().from(misconductReports).where(eq(misconductReports.workerId, worker));
  /** What a member does who holds the incident. */
  const byTeam = (id: string, what: 'ask' | 'statement', body: object) =>
    decisions.asHolder(ops, 'incident', id, () =>
      api.call('POST', `/api/ops/incidents/${id}/${what}`, { token: ops, body }),
    );

  /** The worker writes her side. */
  async function writeSide(id: string): Promise<void> {
    const [row] = await api.ctx.db.select().from(misconductReports).where(eq(misconductReports.id, id));
    await submitStatement(api.ctx, row?.workerId ?? '', id, 'It was lost.');
  }

  /** An incident that the team has not handled yet. */
  async function reported(body: object = INCIDENT) {
    const { employer, worker } = await work.pair();
    await report(employer, worker, body);
    const [row] = await rowsOf(worker);
    return { employer, worker, id: row?.id ?? '' };
  }

  return {
    ...work,
    lookUp: (caseId: string, outcome: 'clear' | 'finding') =>
      checks.decide(ops, caseId, 'misconduct_registry', outcome),
    finish: (caseId: string) => checks.decideAll(ops, caseId),
    report,
    reported,
    incidentsOf: rowsOf,
    ask: (id: string, channel = 'sms') => byTeam(id, 'ask', { channel }),
    state: (id: string, statement: string) => byTeam(id, 'statement', { statement }),
    writeSide,
    /** A decision that a second member agrees with, where one is not enough. */
    async decideIncident(id: string, decision: string, note = 'Seen by the team.') {
      const first = await decisions.incident(ops, id, { decision, note });
      return waitsForSecond(first.body)
        ? decisions.incident(await checks.colleagueToken(), id, { decision, note })
        : first;
    },
    decideAlone: (id: string, decision: string, token = ops) =>
      decisions.incident(token, id, { decision, note: 'Seen by the team.' }),
    takeUp: (reviewId: string, updated_at: string, body: object = {}) =>
      decisions.asHolder(ops, 'review', reviewId, () =>
        api.call('POST', `/api/ops/reviews/${reviewId}/incident`, {
          token: ops,
          body: { category: 'abuse', region: 'rift_west', updated_at, ...body },
        }),
      ),
    waiting: () => held.queue(ops, 'incidents'),
    /** An incident, as the team reads it. */
    async openedIncident(id: string) {
      const [row] = await api.ctx.db.select().from(misconductReports).where(eq(misconductReports.id, id));
      await held.hold(ops, row?.workerId ?? '');
      return api.make(getIncident, { token: ops, params: { id } });
    },
    registry: ({ token }: TestEmployer, worker: string) =>
      api.make(getMisconduct, { token, params: { id: worker } }),

    /** An incident that the team upheld. Its reporter does nothing else in the test. */
    async upheld(worker: string, body: object = INCIDENT, note = 'The ring was found with her.') {
      const employer = await work.employer();
      await work.purchase(employer.id, worker, 16);
      await report(employer, worker, body);
      const row = (await rowsOf(worker)).find(({ reporterId }) => reporterId === employer.id);
      const id = row?.id ?? '';
      await byTeam(id, 'ask', { channel: 'phone' });
      await writeSide(id);
      const verdict = { decision: 'upheld', note };
      await decisions.incident(ops, id, verdict);
      const { body: said } = await decisions.incident(await checks.colleagueToken(), id, verdict);
      const answer = decideIncident.answer.parse(said);
      return { employer, id, answer };
    },
  };
}
