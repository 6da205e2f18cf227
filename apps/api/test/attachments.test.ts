import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addAttachment, listAttachments } from '@repo/api-client/contract/attachments';
import { getCase, listCaseLooks } from '@repo/api-client/contract/cases';
import { disputeFinding } from '@repo/api-client/contract/findings';
import { claimWork, putWorkBack } from '@repo/api-client/contract/work';
import { checkKinds, type CheckKind, type CheckOutcome } from '@repo/domain/check';
import { ATTACHMENTS_MAXIMUM } from '@repo/domain/check-attachment';
import type { CheckReason } from '@repo/domain/check-reason';
import { nairobiDay } from '@repo/domain/dates';
import { sourcesOf } from '@repo/domain/evidence-source';
import { keptDays } from '@repo/domain/kept-days';
import { english as refusals } from '@repo/domain/refusals/english';
import type { TeamRole } from '@repo/domain/team-role';
import { cases } from '../src/db/schema/cases.ts';
import { checkAttachments } from '../src/db/schema/check-attachments.ts';
import { deleteAttachments } from '../src/services/evidence/attachments/delete-attachments.ts';
import { decisionsOf } from './decisions.ts';
import { useIdentity } from './identity-work.ts';
import { teamWorkOf } from './team-work.ts';
import { pdf, picture, uploadWorkOf } from './upload-work.ts';

const { api, identity, caseWork } = await useIdentity();
const decisions = decisionsOf(api);
const uploads = uploadWorkOf(api);
const team = teamWorkOf(api);

const refused = (code: keyof typeof refusals, status = 409) => ({
  status,
  body: { message: refusals[code] },
});
const TAKEN = { status: 200 };

type Member = Awaited<ReturnType<typeof team.member>>;

const claim = ({ token }: Member, id: string, kind: 'check' | 'dispute' = 'check') =>
  api.make(claimWork, { token, params: { kind, id } });
const putBack = ({ token }: Member, id: string) =>
  api.make(putWorkBack, { token, params: { kind: 'check', id } });
const list = async ({ token }: Member, id: string) =>
  (await api.make(listAttachments, { token, params: { id } })).attachments;
const open = ({ token }: Member, id: string) => api.call('GET', `/api/ops/attachments/${id}/file`, { token });
const remove = ({ token }: Member, id: string) => api.call('DELETE', `/api/ops/attachments/${id}`, { token });
const send = ({ token }: Member, id: string, bytes: Uint8Array) =>
  uploads.send(`/api/ops/checks/${id}/attachments`, { field: 'file', bytes, token });

let pages = 0;
/** Another picture each time. */
const page = () => {
  pages += 1;
  return picture('#4488cc', 100 + pages);
};

/** Adds a file that must be taken. @returns its id. */
async function add(member: Member, id: string, bytes?: Uint8Array): Promise<string> {
  const answer = await send(member, id, bytes ?? (await page()));
  expect(answer).toMatchObject(TAKEN);
  return addAttachment.answer.parse(answer.body).attachments.at(-1)?.id ?? '';
}

/** An open check of a worker, in the hands of a new member. */
async function held(kind: CheckKind = 'social_media', role: TeamRole = 'agent') {
  const amani = await identity.worker();
  const caseId = await caseWork.open((await caseWork.employer()).id, amani.id, 18);
  const { id } = await caseWork.check(caseId, kind);
  const member = await team.member(role);
  await claim(member, id);
  return { amani, caseId, id, member };
}

async function taker(id: string, role: TeamRole = 'agent'): Promise<Member> {
  const member = await team.member(role);
  await claim(member, id);
  return member;
}

const verdict = (kind: CheckKind, outcome: CheckOutcome, reason: CheckReason) => ({
  outcome,
  note: 'A public page shows it.',
  reason,
  source: sourcesOf[kind][0],
  evidence_on: nairobiDay(api.ctx.clock.now()),
  team_note: 'Searched by her name and number.',
});
const threats = verdict('social_media', 'finding', 'violence_or_threats');
const decide = ({ token }: Member, id: string, body: object) =>
  api.call('POST', `/api/ops/checks/${id}/decision`, { token, body });

/** A finding of two members on a file, which waits for the worker's answer. */
async function found() {
  const check = await held();
  const file = await add(check.member, check.id);
  await decide(check.member, check.id, threats);
  const second = await taker(check.id);
  await open(second, file);
  expect(await decide(second, check.id, threats)).toMatchObject(TAKEN);
  return { ...check, file, second };
}

describe('what a member found elsewhere', () => {
  // spec: team-queues/evidence-added
  it('is a file of the check that she holds, an image or a PDF', async () => {
    const { id, member, amani } = await held();
    const first = await add(member, id);
    const second = await add(member, id, await pdf('A page of a profile'));
    expect(await list(member, id)).toMatchObject([
      { id: first, type: 'image/jpeg', added_by: 'Wanjiku Test', is_own: true, may_remove: true },
      { id: second, type: 'application/pdf' },
    ]);
    const sentBack = async (file: string) => {
      const { status, headers } = await open(member, file);
      return [status, headers.get('content-type'), headers.get('content-disposition')];
    };
    expect(await sentBack(first)).toEqual([200, 'image/jpeg', 'attachment; filename="evidence.jpg"']);
    expect(await sentBack(second)).toEqual([200, 'application/pdf', 'attachment; filename="evidence.pdf"']);
    // The worker, an employer and a visitor open nothing.
    for (const token of [amani.token, (await caseWork.employer()).token])
      expect((await open({ ...member, token }, first)).status).toBe(401);
    expect((await api.call('GET', `/api/ops/attachments/${first}/file`)).status).toBe(401);
  });

  // spec: team-queues/evidence-added
  it('is on record: who added it, who took it back, who opened it', async () => {
    const { id, member, caseId } = await held();
    const kept = await add(member, id);
    const back = await add(member, id);
    expect(await remove(member, back)).toMatchObject(TAKEN);
    await open(member, kept);
    const { token } = member;
    const { events } = await api.make(getCase, { token, params: { id: caseId } });
    const told = events.filter(({ event }) => event.startsWith('attachment-'));
    expect(told.map(({ event, by, check_kind: kind }) => [event, by, kind])).toEqual([
      ['attachment-removed', 'Wanjiku Test', 'social_media'],
      ['attachment-added', 'Wanjiku Test', 'social_media'],
      ['attachment-added', 'Wanjiku Test', 'social_media'],
    ]);
    const { looks } = await api.make(listCaseLooks, { token, params: { id: caseId } });
    expect(looks).toContainEqual(expect.objectContaining({ what: 'attachment-opened', by: 'Wanjiku Test' }));
  });

  it.each(checkKinds.filter((kind) => kind !== 'final_review'))(
    'is added to %s where it can be',
    async (kind) => {
      const { id, member } = await held(kind);
      const takes = ['references', 'criminal_record', 'social_media', 'work_history'];
      expect(await send(member, id, await page())).toMatchObject(
        takes.includes(kind) ? TAKEN : refused('attachmentOfKind'),
      );
    },
  );

  it('is added once, and ten of them at most, also by a double click', async () => {
    const { id, member } = await held();
    const bytes = await page();
    const twice = await Promise.all([send(member, id, bytes), send(member, id, bytes)]);
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(twice.find(({ status }) => status === 409)).toMatchObject(refused('attachmentAddedBefore'));
    const others = await Promise.all(
      Array.from({ length: ATTACHMENTS_MAXIMUM }, async () => send(member, id, await page())),
    );
    expect(others.filter(({ status }) => status === 200)).toHaveLength(ATTACHMENTS_MAXIMUM - 1);
    expect(others.find(({ status }) => status === 409)).toMatchObject(refused('attachmentsTooMany'));
    expect(await list(member, id)).toHaveLength(ATTACHMENTS_MAXIMUM);
  });

  it('leaves no file behind when it is refused', async () => {
    const { id, member } = await held();
    await add(member, id, await picture('#aa0000'));
    const before = (await uploads.kept()).length;
    await send(member, id, await picture('#aa0000'));
    await send(member, id, Buffer.from('no picture'));
    await api.eventually(async () => expect(await uploads.kept()).toHaveLength(before));
    expect(await uploads.incoming()).toEqual([]);
  });

  it.each<readonly [string, (check: Awaited<ReturnType<typeof held>>) => Promise<Member>, object]>([
    ['a member who does not hold it', () => team.member('agent'), refused('workNotHeld', 403)],
    ['a member of the money', () => team.member('finance'), refused('roleMayNot', 403)],
    ['a privacy officer', () => team.member('privacy_officer'), refused('roleMayNot', 403)],
  ])('is nothing for %s', async (_who, memberOf, refusal) => {
    const check = await held();
    const file = await add(check.member, check.id);
    await putBack(check.member, check.id);
    const member = await memberOf(check);
    const { token } = member;
    expect(await send(member, check.id, await page())).toMatchObject(refusal);
    expect(await open(member, file)).toMatchObject(refusal);
    expect(await remove(member, file)).toMatchObject(refusal);
    expect(await api.call('GET', `/api/ops/checks/${check.id}/attachments`, { token })).toMatchObject(
      refusal,
    );
  });

  it('is not found under an id that nobody gave out', async () => {
    const { member, amani } = await held();
    expect(await open(member, amani.id)).toMatchObject(refused('attachmentNotFound', 404));
    expect(await remove(member, amani.id)).toMatchObject(refused('attachmentNotFound', 404));
    expect(await send(member, amani.id, await page())).toMatchObject(refused('checkNotFound', 404));
  });
});

describe('taking a file back', () => {
  // spec: team-queues/evidence-stays
  it('is for the member who added it, before a decision rests on it', async () => {
    const { id, member } = await held();
    const hers = await add(member, id);
    await putBack(member, id);
    const colleague = await taker(id);
    expect(await list(colleague, id)).toMatchObject([{ id: hers, is_own: false, may_remove: false }]);
    expect(await remove(colleague, hers)).toMatchObject(refused('attachmentOfAnother'));
    const own = await add(colleague, id);
    expect(await remove(colleague, own)).toMatchObject({
      status: 200,
      body: { attachments: [{ id: hers }] },
    });
    // Once more, by a slow network.
    expect(await remove(colleague, own)).toMatchObject(TAKEN);
    expect(await open(colleague, own)).toMatchObject(refused('attachmentNotFound', 404));
    await open(colleague, hers);
    const used = await add(colleague, id);
    expect(await decide(colleague, id, threats)).toMatchObject(TAKEN);
    expect(await remove(colleague, used)).toMatchObject(refused('workNotHeld', 403));
    const next = await taker(id, 'senior');
    expect(await remove(next, used)).toMatchObject(refused('attachmentOfAnother'));
    expect(await list(next, id)).toHaveLength(2);
  });

  // spec: team-queues/evidence-stays
  it('is over for her too once she has given her verdict, whoever holds the check', async () => {
    const { id, member } = await held('work_history');
    const file = await add(member, id);
    expect(await decide(member, id, verdict('work_history', 'finding', 'employer_denies'))).toMatchObject(
      TAKEN,
    );
    await api.ctx.db
      .update(checkAttachments)
      .set({ addedBy: (await team.member('senior')).id })
      .where(eq(checkAttachments.id, file));
    const senior = await taker(id, 'senior');
    await api.ctx.db
      .update(checkAttachments)
      .set({ addedBy: senior.id })
      .where(eq(checkAttachments.id, file));
    expect(await list(senior, id)).toMatchObject([{ may_remove: false }]);
    expect(await remove(senior, file)).toMatchObject(refused('attachmentInUse'));
  });

  it('and adding one end with the decision', async () => {
    const { id, file } = await found();
    const late = await team.member('senior');
    expect(await send(late, id, await page())).toMatchObject(refused('checkDecided'));
    expect(await remove(late, file)).toMatchObject(refused('checkDecided'));
  });

  it('and adding one end with the case', async () => {
    const { id, member, caseId } = await held();
    const file = await add(member, id);
    await api.ctx.db.update(cases).set({ status: 'closed' }).where(eq(cases.id, caseId));
    expect(await send(member, id, await page())).toMatchObject(refused('checkCaseAtRest'));
    expect(await remove(member, file)).toMatchObject(refused('checkCaseAtRest'));
  });
});

describe('a finding of what stands on a public page', () => {
  // spec: team-queues/evidence-of-findings
  it.each<CheckReason>(['violence_or_threats', 'harm_to_children', 'illegal_acts', 'exposes_households'])(
    'by %s needs the page',
    async (reason) => {
      const { id, member } = await held();
      const finding = verdict('social_media', 'finding', reason);
      expect(await decide(member, id, finding)).toMatchObject(refused('attachmentMissing'));
      const file = await add(member, id);
      await remove(member, file);
      expect(await decide(member, id, finding)).toMatchObject(refused('attachmentMissing'));
      await add(member, id);
      expect(await decide(member, id, finding)).toMatchObject({
        status: 200,
        body: { check: { status: 'second_look' } },
      });
    },
  );

  // spec: team-queues/evidence-of-findings
  it('is second looked at, settled and ruled on by members who have opened the page', async () => {
    const { id, member, amani } = await held();
    const file = await add(member, id);
    await decide(member, id, threats);
    const second = await taker(id);
    // She has seen nothing, whatever she says.
    expect(await decide(second, id, threats)).toMatchObject(refused('attachmentsNotOpened'));
    const clear = verdict('social_media', 'clear', 'nothing_of_concern');
    expect(await decide(second, id, clear)).toMatchObject(refused('attachmentsNotOpened'));
    await open(second, file);
    const another = await add(second, id);
    expect(await decide(second, id, clear)).toMatchObject({ body: { check: { status: 'settling' } } });
    const senior = await taker(id, 'senior');
    await open(senior, file);
    expect(await decide(senior, id, threats)).toMatchObject(refused('attachmentsNotOpened'));
    await open(senior, another);
    expect(await decide(senior, id, threats)).toMatchObject({ body: { check: { status: 'decided' } } });
    const { dispute } = await api.make(disputeFinding, {
      token: amani.token,
      body: { kind: 'check', finding_id: id, words: 'It is not my page.' },
    });
    const third = await team.member('senior');
    await claim(third, dispute.id, 'dispute');
    const ruling = { decision: 'upheld', reason: 'not_her', outcome: 'clear', note: 'Another woman.' };
    const rule = () =>
      api.call('POST', `/api/ops/disputes/${dispute.id}/decision`, { token: third.token, body: ruling });
    expect(await rule()).toMatchObject(refused('attachmentsNotOpened'));
    for (const each of [file, another]) expect(await open(third, each)).toMatchObject(TAKEN);
    expect(await rule()).toMatchObject(TAKEN);
  });
});

describe('its file', () => {
  const hasFile = async (id: string) =>
    (await api.ctx.db.select().from(checkAttachments).where(eq(checkAttachments.id, id)))[0]?.fileKey !==
    null;
  const later = async (days: number) => {
    await api.advance(days * 86_400);
    await deleteAttachments(api.ctx);
  };

  // spec: team-queues/evidence-ends
  it('goes with the days that the privacy page tells, and never before the check is decided', async () => {
    const open_ = await held();
    const waits = await add(open_.member, open_.id);
    const stopped = await held();
    const ended = await add(stopped.member, stopped.id);
    const clear = await held();
    const decided = await add(clear.member, clear.id);
    await putBack(clear.member, clear.id);
    await api.ctx.db.update(cases).set({ status: 'closed' }).where(eq(cases.id, stopped.caseId));
    await later(1);
    await decisions.checkTaken(
      await caseWork.opsToken(),
      clear.id,
      verdict('social_media', 'clear', 'nothing_of_concern'),
    );
    await later(keptDays.attachments - 1);
    expect(await Promise.all([waits, ended, decided].map(hasFile))).toEqual([true, false, true]);
    await later(1);
    expect(await Promise.all([waits, ended, decided].map(hasFile))).toEqual([true, false, false]);
  });
});
