import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CheckKind } from '@repo/domain/check';
import type { AccessLevel } from '@repo/domain/packages';
import { type ReportSection, reportSections, sectionState } from '@repo/domain/report-sections';
import { checks } from '../src/db/schema/cases.ts';
import { contactRequests } from '../src/db/schema/consents.ts';
import { workerReferences, workHistory } from '../src/db/schema/people.ts';
import { purchases } from '../src/db/schema/purchases.ts';
import { withTransaction } from '../src/db/transaction.ts';
import { withdrawConsents } from '../src/services/consent/consents/withdraw-consents.ts';
import { recomputeTrust } from '../src/services/trust/recompute-trust.ts';
import type { TestEmployer } from './case-work.ts';
import { everyCall } from './every-call.ts';
import { useApi } from './use-api.ts';
import { readPdf } from './pdf-text.ts';
import { ID_NUMBER, reportWorkOf } from './report-work.ts';

const api = await useApi();
const work = await reportWorkOf(api);

/** The relation of an employer to a worker, and the access level that it opens. */
interface Access {
  readonly opens: AccessLevel;
  readonly reach: (employer: TestEmployer, worker: string) => Promise<unknown>;
}

const bought = (packageId: number) => (employer: TestEmployer, worker: string) =>
  work.open(employer.id, worker, packageId);
const boughtAnd =
  (status: 'pending' | 'failed' | 'abandoned' | 'refunded') =>
  async (employer: TestEmployer, worker: string) => {
    const { purchaseId } = await work.caseRow(await work.open(employer.id, worker, 18));
    await api.ctx.db.update(purchases).set({ status }).where(eq(purchases.id, purchaseId));
  };

const statuses: Readonly<Record<string, Access>> = {
  'who bought nothing': { opens: 'none', reach: () => Promise.resolve() },
  'whose invitation was accepted': {
    opens: 'none',
    reach: async (employer, worker) => {
      await work.invitation(employer, worker, 'accepted', 18);
    },
  },
  'who has not paid yet': { opens: 'none', reach: boughtAnd('pending') },
  'whose payment failed': { opens: 'none', reach: boughtAnd('failed') },
  'whose payment was given up': { opens: 'none', reach: boughtAnd('abandoned') },
  'who got her money back': { opens: 'none', reach: boughtAnd('refunded') },
  'whom the worker has not answered': {
    opens: 'none',
    reach: ({ id }, worker) => work.purchase(id, worker, 18),
  },
  'from whom the worker withdrew before any decision': {
    opens: 'none',
    reach: async ({ id }, worker) => {
      const caseId = await work.open(id, worker, 18);
      const { purchaseId } = await work.caseRow(caseId);
      await api.ctx.db.update(checks).set({ status: 'pending' }).where(eq(checks.caseId, caseId));
      await withTransaction(api.ctx, (tx) => withdrawConsents(api.ctx, tx, worker));
      await api.ctx.db.update(purchases).set({ status: 'refunded' }).where(eq(purchases.id, purchaseId));
    },
  },
  'with Lite': { opens: 'lite', reach: bought(16) },
  'with Standard': { opens: 'standard', reach: bought(17) },
  'with the urgent check': { opens: 'standard', reach: bought(19) },
  'with Premium': { opens: 'premium', reach: bought(18) },
  'with the Deep Check': { opens: 'premium', reach: bought(20) },
};

const checksOf: Readonly<Partial<Record<ReportSection, readonly CheckKind[]>>> = {
  identity: ['identity'],
  police_clearance: ['criminal_record'],
  health: ['health'],
  misconduct: ['misconduct_registry'],
  references: ['references'],
  work_history: ['work_history'],
  social_screening: ['social_media'],
  recommendation: ['final_review'],
};

/** Changes all stored facts of a section: outcome, words, dates, people, places. */
async function rewrite(worker: string, section: ReportSection): Promise<void> {
  const { db, clock } = api.ctx;
  const later = new Date(clock.now().getTime() + 40 * 86_400_000);
  for (const kind of checksOf[section] ?? [])
    await db
      .update(checks)
      .set({
        status: 'decided',
        // A finding of the registry says what its records say.
        outcome: kind === 'misconduct_registry' ? 'unable_to_verify' : 'finding',
        decidedAlone: true,
        note: `LEAKED-${kind}`,
        waitingOn: null,
        decidedAt: later,
        dueAt: later,
      })
      .where(and(eq(checks.workerId, worker), eq(checks.kind, kind)));
  if (section === 'references')
    await db.insert(workerReferences).values(
      ['LEAKED-one', 'LEAKED-two'].map((name, index) => ({
        workerId: worker,
        name,
        phone: `+25470000009${index}`,
        relationship: 'LEAKED',
        feedback: 'LEAKED',
        status: 'verified' as const,
        createdAt: later,
      })),
    );
  if (section === 'work_history')
    await db.insert(workHistory).values({
      workerId: worker,
      position: 'LEAKED',
      employer: 'LEAKED',
      duration: 'LEAKED',
      createdAt: later,
    });
  await withTransaction(api.ctx, (tx) => recomputeTrust(tx, worker));
}

/** Every call by which an employer reads data about a worker. */
const aboutWorkers = everyCall.filter(
  ([name, call]) =>
    call.audience === 'employer' &&
    call.method === 'GET' &&
    !/Purchase|Profile$/.test(name.replace('PublicProfile', '')),
);

/** The data about a worker in the answer of each reading call. The PDF becomes text. */
async function toldByCall({ token }: TestEmployer, worker: string): Promise<Map<string, string>> {
  const parts = new Map<string, string>();
  for (const [name, call] of aboutWorkers) {
    const answer = await api.call('GET', call.path.replaceAll(/\{\w+\}/g, worker), { token });
    const isPaper = Buffer.isBuffer(answer.body);
    const text = isPaper ? (await readPdf(answer.body)).text : JSON.stringify(answer.body, null, 1);
    parts.set(name, `${name} ${answer.status}\n${text}`);
  }
  return parts;
}
const told = async (employer: TestEmployer, worker: string): Promise<string> =>
  [...(await toldByCall(employer, worker)).values()].join('\n');

/**
 * Every employer who sees a worker sees the score, the tier, how far the score can reach, and the number of upheld records.
 * The locked sections must reveal no more than these.
 */
const withoutScore = (text: string): string =>
  text
    .replaceAll(/"(trust_score|trust_badge|trust_reach|badge_last_updated|misconduct_flags)": .*/g, '$1')
    .replaceAll(/\d+ (out of 100|so far, up to \d+)(, (Platinum|Gold|Silver|Basic))?/g, 'score')
    // The number in the middle of the ring.
    .replaceAll(/\d+\s+(?=Trust score: score)/g, '')
    .replaceAll(/Upheld misconduct records\s+\d+\s*/g, '')
    .replaceAll(/(Total\s+)\d+( of 100)/g, '$1-$2');

/**
 * The changes of locked sections, each of which must leave every answer as it was: section by section for the first relation
 * of each level, and all sections at once for the others.
 */
function changesFor(who: string, { opens }: Access): { sections: readonly ReportSection[]; named: string }[] {
  const locked = reportSections.filter((section) => sectionState(opens, section) === 'locked');
  const isFirst = Object.entries(statuses).find(([, each]) => each.opens === opens)?.[0] === who;
  return (isFirst ? locked.map((section) => [section]) : [locked])
    .filter((sections) => sections.length > 0)
    .map((sections) => ({ sections, named: sections.join(', ') }));
}

describe.each(Object.entries(statuses))('an employer %s', (who, access) => {
  const { opens, reach } = access;
  let worker: string;
  let employer: TestEmployer;
  let last: string;
  beforeAll(async () => {
    worker = await work.knownWorker();
    employer = await work.employer();
    await reach(employer, worker);
    last = await told(employer, worker);
  });

  it('reads no phone that is not opened to her, and an ID number by its end alone', async () => {
    const text = last.replaceAll(/\s/g, '');
    const { phone } = await work.workerRow(worker);
    expect(text).not.toContain(phone);
    expect(text).not.toContain(phone.slice(4));
    expect(text).not.toContain(ID_NUMBER);
    expect(text.includes('ends123')).toBe(opens !== 'none');
    expect(text.includes('0700000095')).toBe(opens === 'premium');
  });

  it.each(changesFor(who, access))('is told the same whatever is in $named', async ({ sections }) => {
    for (const section of sections) await rewrite(worker, section);
    const now = await told(employer, worker);
    expect(now).not.toContain('LEAKED');
    expect(withoutScore(now)).toBe(withoutScore(last));
    last = now;
  });
});

describe('an employer to whom nothing is locked', () => {
  let worker: string;
  let employer: TestEmployer;
  beforeAll(async () => {
    worker = await work.knownWorker();
    employer = await work.employer();
    await work.decideWithNotes(await work.open(employer.id, worker, 18), 'MINE');
  });

  it.each(Object.entries(checksOf))('is told anew what %s holds', async (name, [kind]) => {
    const section = reportSections.find((each) => each === name) ?? 'identity';
    const mark = `LEAKED-${kind}`;
    expect(await told(employer, worker)).not.toContain(mark);
    await rewrite(worker, section);
    expect(await told(employer, worker)).toContain(mark);
  });
});

it('tells a number that she shared where it was asked for, and nowhere else', async () => {
  const worker = await work.knownWorker();
  const employer = await work.employer();
  await work.open(employer.id, worker, 18);
  const at = api.ctx.clock.now();
  await api.ctx.db.insert(contactRequests).values({
    employerId: employer.id,
    workerId: worker,
    message: 'Please.',
    status: 'approved',
    createdAt: at,
    expiresAt: at,
    answeredAt: at,
  });
  const { phone } = await work.workerRow(worker);
  const telling = [...(await toldByCall(employer, worker))].filter(([, text]) =>
    text.replaceAll(/\s/g, '').includes(phone.slice(4)),
  );
  expect(telling.map(([name]) => name)).toEqual(['getContactStatus']);
});
