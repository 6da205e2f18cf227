import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { workerDocuments } from '../src/db/schema/documents.ts';
import { misconductReports } from '../src/db/schema/misconduct.ts';
import { workerReferences } from '../src/db/schema/people.ts';
import { auditLog } from '../src/db/schema/system.ts';
import { decisionsOf } from './decisions.ts';
import { findingWorkOf } from './finding-work.ts';
import { identityWorkOf, startIdentityApi } from './identity-work.ts';
import { teamWorkOf } from './team-work.ts';
import { useApi } from './use-api.ts';

const REFUSED = { status: 403, body: { message: 'This is not in your hands. Please take it first.' } };

const api = await useApi(startIdentityApi);
const decisions = decisionsOf(api);
const work = await findingWorkOf(api);
const identity = identityWorkOf(api);
const team = teamWorkOf(api);

let token: string;
let actor: string;
beforeEach(async () => {
  const member = await team.member('senior');
  ({ token } = member);
  actor = `ops:${member.id}`;
});

const read = (path: string) => api.call('GET', `/api/ops/${path}`, { token });
const claim = (kind: string, id: string) => api.call('POST', `/api/ops/work/${kind}/${id}/claim`, { token });
const lastLook = async () =>
  (
    await api.ctx.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.actor, actor))
      .orderBy(desc(auditLog.id))
      .limit(1)
  )[0]?.action;

/** A worker with everything that the team may open about her. */
async function papers() {
  const amani = await identity.worker();
  const { id: job } = await identity.attempt(amani, { outcome: 'provisional' }, 'provisional');
  const employer = await work.employer();
  const caseId = await work.open(employer.id, amani.id, 17);
  const { id: check } = await work.cases.check(caseId, 'social_media');
  const now = api.ctx.clock.now();
  const [document] = await api.ctx.db
    .insert(workerDocuments)
    .values({ workerId: amani.id, slot: 'nationalId', sha256: '', uploadedAt: now })
    .returning({ id: workerDocuments.id });
  const [incident] = await api.ctx.db
    .insert(misconductReports)
    .values({
      workerId: amani.id,
      reporterId: employer.id,
      category: 'theft',
      region: 'coast_east',
      description: 'A ring is gone.',
      createdAt: now,
    })
    .returning({ id: misconductReports.id });
  return { worker: amani.id, job, check, document: document?.id ?? '', incident: incident?.id ?? '' };
}
type Papers = Awaited<ReturnType<typeof papers>>;

const looks = [
  ['her documents', 'documents-seen', ({ worker }: Papers) => `nannies/${worker}/documents`],
  ['her references', 'references-read', ({ worker }: Papers) => `nannies/${worker}/references`],
  ['her identity check', 'identity-opened', ({ job }: Papers) => `identity-checks/${job}`],
  ['her selfie', 'identity-photo-opened', ({ job }: Papers) => `identity-checks/${job}/images/selfie`],
  ['what is alleged of her', 'incident-opened', ({ incident }: Papers) => `incidents/${incident}`],
] as const;

describe.each(looks)('%s', (_what, action, path) => {
  // spec: team-queues/papers
  it('are for the holder of work about her alone, and each look is on record', async () => {
    const about = await papers();
    expect(await read(path(about))).toMatchObject(REFUSED);
    await claim('check', about.check);
    expect(await read(path(about))).toMatchObject({ status: 200 });
    expect(await lastLook()).toBe(action);
    await decisions.check(token, about.check, { outcome: 'clear', note: '' });
    expect(await read(path(about))).toMatchObject(REFUSED);
  });
});

it('a review is judged without her papers', async () => {
  const { worker, id } = await work.written();
  expect(await claim('review', id)).toMatchObject({ status: 200 });
  expect(await read(`nannies/${worker}/documents`)).toMatchObject(REFUSED);
});

it('a dispute is read by the member who holds it', async () => {
  const { id, token: worker } = await work.found();
  const dispute = await work.disputed(worker, 'check', id);
  expect(await read(`disputes/${dispute}`)).toMatchObject(REFUSED);
  await claim('dispute', dispute);
  expect(await read(`disputes/${dispute}`)).toMatchObject({ status: 200 });
  expect(await lastLook()).toBe('dispute-opened');
});

it.each(['incidents', 'disputes', 'identity-checks', 'documents'])(
  'the team has no list of %s that shows more than its queue',
  async (list) => {
    expect(await read(list)).toMatchObject({ status: 404 });
  },
);

it('a referee is called by the member who holds work about the worker', async () => {
  const about = await papers();
  const [reference] = await api.ctx.db
    .insert(workerReferences)
    .values({
      workerId: about.worker,
      name: 'Ruth Test',
      phone: '+254700900777',
      relationship: 'Friend',
      createdAt: api.ctx.clock.now(),
    })
    .returning({ id: workerReferences.id });
  const call = () =>
    api.call('POST', `/api/ops/references/${reference?.id ?? ''}/call`, {
      token,
      body: { outcome: 'verified', feedback: 'Patient with our twins.' },
    });
  expect(await call()).toMatchObject(REFUSED);
  await claim('check', about.check);
  expect(await call()).toMatchObject({ status: 200 });
});

it('an allegation that was dismissed is opened by nobody', async () => {
  const about = await papers();
  await claim('check', about.check);
  await api.ctx.db
    .update(misconductReports)
    .set({ status: 'dismissed' })
    .where(eq(misconductReports.id, about.incident));
  expect(await read(`incidents/${about.incident}`)).toMatchObject({ status: 404 });
});
