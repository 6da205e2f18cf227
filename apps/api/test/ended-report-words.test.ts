import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { trackingOf } from '@repo/domain/check-tracking';
import { checkStates } from '@repo/domain/status-vocabulary';
import { reports } from '../src/db/schema/cases.ts';
import { withTransaction } from '../src/db/transaction.ts';
import { ServiceError } from '../src/errors.ts';
import { withdrawConsents } from '../src/services/consent/consents/withdraw-consents.ts';
import { readRegistry } from '../src/services/evidence/misconduct/read-registry.ts';
import { lookUpReportCode } from '../src/services/reporting/report-codes/look-up-report-code.ts';
import { downloadReport } from '../src/services/reporting/reports/download-report.ts';
import { readCompletion } from '../src/services/reporting/reports/read-completion.ts';
import { readDeepCheck } from '../src/services/reporting/reports/read-deep-check.ts';
import { readPdf } from './pdf-text.ts';
import { reportWorkOf } from './report-work.ts';
import { useApi } from './use-api.ts';

const api = await useApi();
const work = await reportWorkOf(api);
const { ctx } = api;

const withdraw = (worker: string) => withTransaction(ctx, (tx) => withdrawConsents(ctx, tx, worker));

/** Without a proven identity. */
const unproven = () => work.worker({ name: 'Amani Example' });
const halfWay = (caseId: string) => work.decide(work.ops, caseId, 'misconduct_registry', 'clear', 'MINE');

/** The text of the PDF in one line, or null where there is none to download. */
async function paperOf(buyer: string, worker: string): Promise<string | null> {
  try {
    const { bytes } = await downloadReport(ctx, buyer, worker);
    return (await readPdf(bytes)).text.replaceAll(/\s+/g, ' ');
  } catch (error) {
    if (error instanceof ServiceError && error.kind === 'payment-required') return null;
    throw error;
  }
}

const CLEAR = 'Clear';
const STOPPED = 'Stopped';

/** What an employer reads in each place of a lite check. A paper of null cannot be had. */
const table = [
  {
    what: 'a live report',
    make: async (_worker: string, caseId: string) => work.decideWithNotes(caseId, 'MINE'),
    whom: () => work.knownWorker(),
    ended: null,
    listed: [CLEAR, CLEAR, CLEAR, CLEAR],
    paper: ['Identity verified', 'Complete: every check was decided.', 'Is this report genuine?'],
    hidden: ['Stopped', 'no longer current'],
    registry: { access: 'open', ended: null },
    code: 'genuine',
  },
  {
    what: 'a report withdrawn with nothing decided',
    make: async (worker: string) => withdraw(worker),
    whom: unproven,
    ended: null,
    listed: [],
    paper: null,
    hidden: [],
    registry: { access: 'locked', ended: null },
    code: 'withdrawn',
  },
  {
    what: 'a report withdrawn half way',
    make: async (worker: string, caseId: string) => {
      await halfWay(caseId);
      await withdraw(worker);
    },
    whom: unproven,
    ended: { reason: 'withdrawn', stopped: true },
    listed: [STOPPED, STOPPED, CLEAR, STOPPED],
    paper: [
      'Identity check stopped without a result',
      'Stopped: not every check was decided.',
      'The worker withdrew consent on',
      'Its code tells This report is no longer current',
    ],
    hidden: ['Identity not verified', 'Identity verified', 'Is this report genuine?', 'Trust score'],
    registry: { access: 'ended', ended: { reason: 'withdrawn' } },
    code: 'withdrawn',
  },
  {
    // Last: after so many days every session has ended, so the services are asked themselves.
    what: 'a report after 90 days',
    make: async (_worker: string, caseId: string) => {
      await work.decideWithNotes(caseId, 'MINE');
      await api.advance(90 * 86_400);
    },
    whom: () => work.knownWorker(),
    ended: { reason: 'expired', stopped: false },
    listed: [CLEAR, CLEAR, CLEAR, CLEAR],
    paper: [
      'Identity verified',
      'Complete: every check was decided.',
      'This report ended on',
      'Its code tells This report is no longer current',
    ],
    hidden: ['Stopped', 'Is this report genuine?', 'Trust score'],
    registry: { access: 'ended', ended: { reason: 'expired' } },
    code: 'expired',
  },
];

it.each(table)(
  'says the same everywhere of $what',
  async ({ make, whom, ended, listed, paper, hidden, registry, code }) => {
    const worker = await whom();
    const { id: buyer } = await work.employer();
    const caseId = await work.open(buyer, worker, 16);
    const [issued] = await ctx.db.select().from(reports).where(eq(reports.caseId, caseId));
    await make(worker, caseId);

    const completion = await readCompletion(ctx, buyer, worker);
    const deepCheck = await readDeepCheck(ctx, buyer, worker);
    for (const { ended: told } of [completion, deepCheck])
      expect(told && { reason: told.reason, stopped: told.stopped }).toEqual(ended);
    const lines = completion.checks.map((check) => trackingOf(check, null));
    expect(lines.map(({ state }) => checkStates[state].english)).toEqual(listed);

    expect(await readRegistry(ctx, buyer, worker)).toMatchObject(registry);
    expect(await lookUpReportCode(ctx, 'address', issued?.code ?? '')).toMatchObject({ state: code });

    const text = await paperOf(buyer, worker);
    expect(text === null).toBe(paper === null);
    for (const words of [...(paper ?? []), ...(paper === null ? [] : [issued?.code])])
      expect(text).toContain(words);
    for (const words of hidden) expect(text).not.toContain(words);
    for (const { title, source, state } of lines)
      expect(text).toContain(`${title} ${source} ${checkStates[state].english}`);
  },
);

it('calls an identity not verified only where a check said so', async () => {
  const worker = await unproven();
  const buyer = await work.employer();
  // After 90 days of the table the team signs in again.
  const ops = await work.opsToken();
  const caseId = await work.open(buyer.id, worker, 16);
  const paper = () => paperOf(buyer.id, worker);
  expect(await paper()).toContain('Identity not checked yet');
  await work.decide(ops, caseId, 'identity', 'unable_to_verify', 'She sent no photos.');
  expect(await paper()).toContain('Identity not verified');
});
