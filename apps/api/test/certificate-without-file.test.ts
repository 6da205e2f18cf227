import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { claimWork } from '@repo/api-client/contract/work';
import { listOwnDocuments } from '@repo/api-client/contract/documents';
import type { CheckOutcome } from '@repo/domain/check';
import type { CheckReason } from '@repo/domain/check-reason';
import { nairobiDay } from '@repo/domain/dates';
import type { DocumentKind } from '@repo/domain/document';
import { keptSince, keptUntil } from '@repo/domain/kept-days';
import { english as refusals } from '@repo/domain/refusals/english';
import { workerDocuments } from '../src/db/schema/documents.ts';
import { personVersion } from '../src/services/casework/checks/person-version.ts';
import { deleteFiles } from '../src/services/evidence/documents/delete-files.ts';
import { decisionsOf } from './decisions.ts';
import { useIdentity, type TestWorker } from './identity-work.ts';
import { paperWorkOf } from './paper-work.ts';
import { teamWorkOf } from './team-work.ts';

const { api, identity, caseWork } = await useIdentity();
const decisions = decisionsOf(api);
const papers = paperWorkOf(api);
const team = teamWorkOf(api);
const { token } = await team.member('agent');

const refused = (message: string) => ({ status: 409, body: { message } });
const caseOf = async ({ id }: TestWorker) => caseWork.open((await caseWork.employer()).id, id, 18);

/** Sends a paper, and has it accepted. @returns its id. */
async function accepted(amani: TestWorker, slot: DocumentKind): Promise<string> {
  const paper = await papers.send(amani, slot);
  await api.make(claimWork, { token, params: { kind: 'document', id: paper } });
  await api.call('GET', `/api/ops/documents/${paper}/file`, { token });
  // As the decision stores it, without the facts of a police certificate.
  const accepted = { status: 'accepted' as const, decidedAt: api.ctx.clock.now() };
  await api.ctx.db
    .update(workerDocuments)
    .set({ ...accepted, personVersion: personVersion(api.ctx, await identity.row(amani)) })
    .where(eq(workerDocuments.id, paper));
  return paper;
}

/** A worker whose accepted paper is past its days, with a case that was opened since. */
async function pastItsDays(slot: DocumentKind) {
  const amani = await identity.worker();
  const paper = await accepted(amani, slot);
  const decidedAt = keptSince('judgedDocuments', api.ctx.clock.now());
  await api.ctx.db.update(workerDocuments).set({ decidedAt }).where(eq(workerDocuments.id, paper));
  await deleteFiles(api.ctx);
  return { amani, caseId: await caseOf(amani) };
}

const decide = (check: string, outcome: CheckOutcome, reason: CheckReason) =>
  decisions.asHolder(token, 'check', check, () => {
    const now = api.ctx.clock.now();
    return api.call('POST', `/api/ops/checks/${check}/decision`, {
      token,
      body: {
        outcome,
        reason,
        note: 'Looked at.',
        ...(reason === 'fit_for_work' ? { expires_on: nairobiDay(keptUntil('judgedDocuments', now)) } : {}),
        source: 'worker_document',
        evidence_on: nairobiDay(now),
      },
    });
  });
const asked = async (amani: TestWorker, slot: DocumentKind) =>
  (await api.make(listOwnDocuments, { token: amani.token })).documents.find((each) => each.slot === slot);

// spec: team-queues/certificate-open
it('has a health check wait for the worker, whose page asks for it again, and is not enough for one to call her fit', async () => {
  const { amani, caseId } = await pastItsDays('certificates');
  const check = await caseWork.check(caseId, 'health');
  expect(check).toMatchObject({ status: 'waiting', waitingOn: 'worker' });
  expect(await asked(amani, 'certificates')).toMatchObject({ status: 'accepted', waited_for: true });
  expect(await decide(check.id, 'clear', 'fit_for_work')).toMatchObject(refused(refusals.certificateNotOpen));
  await accepted(amani, 'certificates');
  expect(await caseWork.check(caseId, 'health')).toMatchObject({ waitingOn: 'team' });
  expect(await decide(check.id, 'clear', 'fit_for_work')).toMatchObject({ status: 200 });
});

it('has a police check wait for the team: its issuer confirms it by its number', async () => {
  const { amani, caseId } = await pastItsDays('policeClearance');
  const check = await caseWork.check(caseId, 'criminal_record');
  expect(check).toMatchObject({ status: 'pending', waitingOn: null });
  expect(await asked(amani, 'policeClearance')).toMatchObject({ waited_for: false });
  expect(await decide(check.id, 'finding', 'record_on_certificate')).toMatchObject(
    refused(refusals.paperNotKept),
  );
});

it('that a finding needs is asked for again by the member who lets the check wait', async () => {
  const { amani, caseId } = await pastItsDays('policeClearance');
  const check = await caseWork.check(caseId, 'criminal_record');
  expect(await decisions.move(token, check.id, 'worker')).toMatchObject({ status: 200 });
  expect(await asked(amani, 'policeClearance')).toMatchObject({ status: 'accepted', waited_for: true });
});
