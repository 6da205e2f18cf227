import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { listDocumentsOf, listOwnDocuments } from '@repo/api-client/contract/documents';
import { disputeFinding } from '@repo/api-client/contract/findings';
import { claimWork } from '@repo/api-client/contract/work';
import type { CheckOutcome } from '@repo/domain/check';
import type { CheckReason } from '@repo/domain/check-reason';
import { nairobiDay } from '@repo/domain/dates';
import { documentRejections, type DocumentKind } from '@repo/domain/document';
import { keptDays } from '@repo/domain/kept-days';
import { english as refusals } from '@repo/domain/refusals/english';
import { workerDocuments } from '../src/db/schema/documents.ts';
import { workers } from '../src/db/schema/people.ts';
import { auditLog } from '../src/db/schema/system.ts';
import { decisionsOf } from './decisions.ts';
import { useIdentity } from './identity-work.ts';
import { paperWorkOf } from './paper-work.ts';
import { teamWorkOf } from './team-work.ts';

const { api, identity, caseWork } = await useIdentity();
const decisions = decisionsOf(api);
const papers = paperWorkOf(api);
const team = teamWorkOf(api);

const NOT_OPENED = { status: 409, body: { message: refusals.papersNotOpened } };
const NOT_KEPT = { status: 409, body: { message: refusals.paperNotKept } };
const SENT_BEFORE = { status: 409, body: { message: refusals.sentBefore } };
const TAKEN = { status: 200 };
const kinds = { policeClearance: 'criminal_record', certificates: 'health' } as const;

interface Person {
  readonly id: string;
  readonly token: string;
}

async function paperRow(id: string) {
  const [row] = await api.ctx.db.select().from(workerDocuments).where(eq(workerDocuments.id, id));
  if (row === undefined) throw new Error(`No paper ${id}`);
  return row;
}
const hasFile = async (id: string) => (await paperRow(id)).fileKey !== null;
const takeBack = ({ token }: Person, slot: DocumentKind) =>
  api.call('DELETE', `/api/worker/documents/${slot}`, { token });
const open = (token: string, id: string) => api.call('GET', `/api/ops/documents/${id}/file`, { token });

/** A worker with a premium check that waits for one paper, which she has sent. */
async function sent(slot: keyof typeof kinds = 'policeClearance') {
  const amani = await identity.worker();
  const caseId = await caseWork.open((await caseWork.employer()).id, amani.id, 18);
  const paper = await papers.send(amani, slot);
  return { amani, caseId, paper, check: (await caseWork.check(caseId, kinds[slot])).id };
}

/** Decides a paper after a look at it. */
async function judge(paper: string, body: object) {
  const { token } = await team.member('agent');
  await api.make(claimWork, { token, params: { kind: 'document', id: paper } });
  await open(token, paper);
  return api.call('POST', `/api/ops/documents/${paper}/decision`, { token, body });
}
const accept = (paper: string) => judge(paper, { decision: 'accepted' });
const reject = (paper: string, reason: string) => judge(paper, { decision: 'rejected', reason });

const verdict = (outcome: CheckOutcome, reason: CheckReason) => ({
  outcome,
  note: 'Read off the paper.',
  reason,
  source: 'worker_document',
  evidence_on: nairobiDay(api.ctx.clock.now()),
});
const forged = verdict('finding', 'certificate_not_genuine');

/** The verdict of a member who has opened these papers herself, and no others. */
async function says(check: string, body: object, ...opened: readonly string[]) {
  const { token } = await team.member('agent');
  return decisions.asHolder(token, 'check', check, async () => {
    for (const id of opened) await open(token, id);
    return api.call('POST', `/api/ops/checks/${check}/decision`, { token, body });
  });
}

describe('the file of a rejected paper', () => {
  // spec: team-queues/kept-for-a-finding
  it.each(Object.keys(kinds).flatMap((slot) => documentRejections.map((reason) => [slot, reason] as const)))(
    'of %s, as "%s", stays only where it may be a forgery',
    async (slot, reason) => {
      const { paper } = await sent(slot === 'certificates' ? slot : 'policeClearance');
      expect(await reject(paper, reason)).toMatchObject(TAKEN);
      expect(await hasFile(paper)).toBe(reason === 'not_confirmed');
    },
  );

  it.each(['nationalId', 'policeClearance'] as const)(
    'that serves no check is deleted, whatever the reason: %s',
    async (slot) => {
      const amani = await identity.worker();
      const paper = await papers.send(amani, slot);
      await reject(paper, 'not_confirmed');
      expect(await hasFile(paper)).toBe(false);
    },
  );

  it('that was not confirmed grounds a finding of two members, whatever she sends since', async () => {
    const { amani, caseId, paper, check } = await sent();
    await reject(paper, 'not_confirmed');
    const newer = await papers.send(amani, 'policeClearance');
    expect(await says(check, forged, newer)).toMatchObject(NOT_OPENED);
    expect(await says(check, forged, paper, newer)).toMatchObject(TAKEN);
    await takeBack(amani, 'policeClearance');
    expect(await says(check, forged, paper)).toMatchObject(NOT_OPENED);
    expect(await says(check, forged, paper, newer)).toMatchObject(TAKEN);
    expect(await caseWork.check(caseId, 'criminal_record')).toMatchObject({ status: 'confirmed' });
  });

  it('is told to her, who can save a copy of it', async () => {
    const { amani, paper } = await sent();
    await reject(paper, 'not_confirmed');
    const { documents } = await api.make(listOwnDocuments, { token: amani.token });
    expect(documents.find(({ slot }) => slot === 'policeClearance')).toMatchObject({
      status: 'rejected',
      has_file: true,
    });
    const copy = await api.call('GET', '/api/worker/documents/policeClearance/file', { token: amani.token });
    expect(copy.status).toBe(200);
  });
});

describe('the papers of a check', () => {
  // spec: team-queues/seen-before-decided
  it.each([
    ['policeClearance', 'unable_to_verify', 'issuer_silent'],
    ['policeClearance', 'unable_to_verify', 'certificate_lapsed'],
    ['certificates', 'unable_to_verify', 'issuer_silent'],
    ['certificates', 'not_applicable', 'not_for_this_work'],
  ] as const)('are opened for every reason: %s, %s, %s', async (slot, outcome, reason) => {
    const { paper, check } = await sent(slot);
    await says(check, forged, paper);
    expect(await says(check, verdict(outcome, reason))).toMatchObject(NOT_OPENED);
    expect(await says(check, verdict(outcome, reason), paper)).toMatchObject(TAKEN);
  });

  it('that are kept come first in their list, however many she sent since', async () => {
    const { amani, paper, check } = await sent();
    await says(check, forged, paper);
    const { slot, sha256, uploadedAt } = await paperRow(paper);
    const later = Array.from({ length: 1001 }, (_, n) => {
      const at = new Date(uploadedAt.getTime() + n + 1);
      return { workerId: amani.id, slot, sha256, uploadedAt: at, endedAt: at };
    });
    await api.ctx.db.insert(workerDocuments).values(later);
    const { token } = await team.member('agent');
    const { documents } = await decisions.asHolder(token, 'check', check, () =>
      api.make(listDocumentsOf, { token, params: { id: amani.id } }),
    );
    expect(documents[0]).toMatchObject({ id: paper, has_file: true });
  });
});

describe('a paper that the team accepted and that she takes back', () => {
  it('is kept while a check by it is not decided, and a member can find what is on it', async () => {
    const { amani, paper, check } = await sent('certificates');
    await accept(paper);
    await takeBack(amani, 'certificates');
    expect(await hasFile(paper)).toBe(true);
    const unfit = verdict('finding', 'unfit_for_work');
    expect(await says(check, unfit)).toMatchObject(NOT_OPENED);
    expect(await says(check, unfit, paper)).toMatchObject(TAKEN);
  });

  it('leaves nothing of hers, for a member who has opened it', async () => {
    const { amani, paper, check } = await sent('certificates');
    await accept(paper);
    await takeBack(amani, 'certificates');
    const nothing = verdict('unable_to_verify', 'nothing_sent');
    expect(await says(check, nothing)).toMatchObject(NOT_OPENED);
    expect(await says(check, nothing, paper)).toMatchObject(TAKEN);
  });

  it('is no evidence of a check that began later', async () => {
    const { amani, paper, check } = await sent('certificates');
    await accept(paper);
    await takeBack(amani, 'certificates');
    await says(check, verdict('unable_to_verify', 'nothing_sent'), paper);
    await api.advance(60);
    const caseId = await caseWork.open((await caseWork.employer()).id, amani.id, 18);
    const { id } = await caseWork.check(caseId, 'health');
    expect(await says(id, verdict('finding', 'unfit_for_work'), paper)).toMatchObject(NOT_KEPT);
    expect(await says(id, verdict('unable_to_verify', 'nothing_sent'))).toMatchObject(TAKEN);
  });

  it('is deleted at once where no check is open', async () => {
    const amani = await identity.worker();
    const paper = await papers.send(amani, 'certificates');
    await accept(paper);
    await takeBack(amani, 'certificates');
    expect(await hasFile(paper)).toBe(false);
  });
});

describe('a finding by a paper that is not kept', () => {
  it.each([
    ['policeClearance', 'record_on_certificate'],
    ['policeClearance', 'certificate_not_genuine'],
    ['certificates', 'unfit_for_work'],
    ['certificates', 'certificate_not_genuine'],
  ] as const)('is no finding: %s, %s', async (slot, reason) => {
    const { caseId, paper, check } = await sent(slot);
    await reject(paper, 'unreadable');
    expect(await says(check, verdict('finding', reason))).toMatchObject(NOT_KEPT);
    expect(await caseWork.check(caseId, kinds[slot])).toMatchObject({ outcome: null, status: 'waiting' });
  });

  it.each(['certificate_of_another', 'certificate_unreadable', 'certificate_lapsed'] as const)(
    'is none either for what accuses her of nothing: %s',
    async (reason) => {
      const { paper, check } = await sent();
      await reject(paper, 'unreadable');
      expect(await says(check, verdict('unable_to_verify', reason))).toMatchObject(TAKEN);
    },
  );
});

describe('a worker whose paper a member has found to be forged', () => {
  const acts = {
    'takes it back': (amani: Person) => takeBack(amani, 'policeClearance'),
    'sends another one': (amani: Person) => papers.send(amani, 'policeClearance'),
    'sends another one and takes that back': async (amani: Person) => {
      await papers.send(amani, 'policeClearance');
      await takeBack(amani, 'policeClearance');
    },
    'sends three more': async (amani: Person) => {
      for (let n = 0; n < 3; n += 1) await papers.send(amani, 'policeClearance');
    },
    'is told that it cannot be read': async (_amani: Person, paper: string) => {
      await reject(paper, 'unreadable');
    },
  } as const;
  const names = Object.keys(acts).filter((name): name is keyof typeof acts => name in acts);

  // spec: team-queues/kept-for-a-finding
  it.each(names)('and who %s, meets a second member who has it before her', async (act) => {
    const { amani, caseId, paper, check } = await sent();
    expect(await says(check, forged, paper)).toMatchObject(TAKEN);
    await acts[act](amani, paper);
    expect(await hasFile(paper)).toBe(true);
    expect(await says(check, verdict('unable_to_verify', 'nothing_sent'), paper)).toMatchObject(SENT_BEFORE);
    expect(await caseWork.check(caseId, 'criminal_record')).toMatchObject({ decidedAt: null });
  });

  it('has no more than two papers opened, however many she sends', async () => {
    const { amani, paper, check } = await sent();
    await says(check, forged, paper);
    const later = [];
    for (let n = 0; n < 3; n += 1) later.push(await papers.send(amani, 'policeClearance'));
    const [first = '', second = '', last = ''] = later;
    expect(await Promise.all([first, second, last].map((id) => hasFile(id)))).toEqual([false, false, true]);
    expect(await says(check, forged, paper)).toMatchObject(NOT_OPENED);
    expect(await says(check, forged, last)).toMatchObject(NOT_OPENED);
    expect(await says(check, forged, paper, last)).toMatchObject(TAKEN);
  });

  it('and who changes her name, so that the finding begins anew, cannot have it deleted', async () => {
    const { amani, paper, check } = await sent();
    await says(check, forged, paper);
    await api.ctx.db.update(workers).set({ name: 'Amani Wafula Test' }).where(eq(workers.id, amani.id));
    const newer = await papers.send(amani, 'policeClearance');
    expect(await says(check, verdict('unable_to_verify', 'certificate_unreadable'), newer)).toMatchObject(
      NOT_OPENED,
    );
    expect(await says(check, forged, paper, newer)).toMatchObject(TAKEN);
    await takeBack(amani, 'policeClearance');
    expect(await Promise.all([paper, newer].map((id) => hasFile(id)))).toEqual([true, true]);
  });

  it('disputes it before a third member who has opened what she took back', async () => {
    const { amani, paper, check } = await sent('certificates');
    for (const _member of [1, 2]) await says(check, verdict('finding', 'unfit_for_work'), paper);
    await takeBack(amani, 'certificates');
    const { dispute } = await api.make(disputeFinding, {
      token: amani.token,
      body: { kind: 'check', finding_id: check, words: 'I am well.' },
    });
    const { token } = await team.member('senior');
    const rule = (opened: readonly string[]) =>
      decisions.asHolder(token, 'dispute', dispute.id, async () => {
        for (const id of opened) await open(token, id);
        const body = { decision: 'rejected', reason: 'evidence_stands', note: 'It stands.' };
        return api.call('POST', `/api/ops/disputes/${dispute.id}/decision`, { token, body });
      });
    expect(await rule([])).toMatchObject(NOT_OPENED);
    expect(await rule([paper])).toMatchObject(TAKEN);
    expect(await hasFile(paper)).toBe(true);
  });
});

describe('a paper that she takes back is deleted at once', () => {
  it('before any member has found something', async () => {
    const { amani, paper } = await sent();
    await takeBack(amani, 'policeClearance');
    expect(await hasFile(paper)).toBe(false);
  });

  it('where what was found is about another kind of check', async () => {
    const { amani, caseId, paper } = await sent();
    const health = await papers.send(amani, 'certificates');
    const { id } = await caseWork.check(caseId, 'health');
    await says(id, verdict('finding', 'unfit_for_work'), health);
    await takeBack(amani, 'policeClearance');
    expect(await Promise.all([paper, health].map((each) => hasFile(each)))).toEqual([false, true]);
  });

  it('after the finding fell', async () => {
    const { amani, paper, check } = await sent();
    await says(check, forged, paper);
    await says(check, verdict('unable_to_verify', 'issuer_silent'), paper);
    const senior = await team.member('senior');
    await decisions.asHolder(senior.token, 'check', check, async () => {
      await open(senior.token, paper);
      const body = verdict('unable_to_verify', 'issuer_silent');
      return api.call('POST', `/api/ops/checks/${check}/decision`, { token: senior.token, body });
    });
    await takeBack(amani, 'policeClearance');
    expect(await hasFile(paper)).toBe(false);
  });
});

it('a paper that grounded a finding is deleted ninety days after she took it back', async () => {
  const { amani, paper, check } = await sent();
  await says(check, forged, paper);
  await takeBack(amani, 'policeClearance');
  await api.advance((keptDays.judgedDocuments - 1) * 86_400);
  expect(await hasFile(paper)).toBe(true);
  await api.advance(86_400);
  await api.eventually(async () => expect(await hasFile(paper)).toBe(false));
  const rows = await api.ctx.db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(eq(auditLog.subject, `document:${paper}`));
  expect(rows.map(({ action }) => action)).toContain('document-file-deleted');
});
