import { eq } from 'drizzle-orm';
import { decideIncident, getMisconduct, listIncidents } from '@repo/api-client/contract/misconduct';
import { misconductReports } from '../src/db/schema/misconduct.ts';
import { caseWorkOf, type TestEmployer } from './case-work.ts';
import type { TestApi } from './harness.ts';
import { reviewWorkOf } from './review-work.ts';

export const INCIDENT = { category: 'theft', region: 'coast_east', description: '  A ring is gone.\n' };

/** Incidents that employers report, and the team's acts on them. */
export async function incidentWorkOf(api: TestApi) {
  const work = await reviewWorkOf(api);
  const { ops } = work;
  // The decision of a review has the same name, so cases come from their own helper.
  const checks = caseWorkOf(api);

  const report = ({ token }: TestEmployer, worker: string, body: object = INCIDENT) =>
    api.call('POST', `/api/employer/workers/${worker}/incidents`, { token, body });
  const rowsOf = (worker: string) =>
    api.ctx.db.select().from(misconductReports).where(eq(misconductReports.workerId, worker));
  const byTeam = (id: string, what: string, body: object) =>
    api.call('POST', `/api/ops/incidents/${id}/${what}`, { token: ops, body });

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
    decideIncident: (id: string, decision: string, note = 'Seen by the team.') =>
      byTeam(id, 'decision', { decision, note }),
    takeUp: (reviewId: string, updated_at: string, body: object = {}) =>
      api.call('POST', `/api/ops/reviews/${reviewId}/incident`, {
        token: ops,
        body: { category: 'abuse', region: 'rift_west', updated_at, ...body },
      }),
    waiting: async () => (await api.make(listIncidents, { token: ops })).incidents,
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
      const answer = await api.make(decideIncident, {
        token: ops,
        params: { id },
        body: { decision: 'upheld', note },
      });
      return { employer, id, answer };
    },
  };
}
