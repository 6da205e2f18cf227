import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { getCase, listCaseLooks } from '@repo/api-client/contract/cases';
import { checkKinds } from '@repo/domain/check';
import { ATTACHMENTS_MAXIMUM } from '@repo/domain/check-attachment';
import { cases } from '../src/db/schema/cases.ts';
import { checkAttachments } from '../src/db/schema/check-attachments.ts';
import { refused, TAKEN, useAttachments } from './attachment-work.ts';
import { pdf, picture } from './upload-work.ts';

const work = await useAttachments();
const { api, caseWork, uploads, team } = work;
const { add, decide, held, list, open, page, putBack, remove, send, taker, verdict } = work;
const threats = verdict('social_media', 'finding', 'violence_or_threats');

/** A finding of two members on a file, which waits for the worker's answer. */
async function found() {
  const check = await held();
  const file = await add(check.member, check.id);
  await decide(check.member, check.id, threats);
  const second = await taker(check.id);
  await open(second, file);
  expect(await decide(second, check.id, threats)).toMatchObject(TAKEN);
  return { ...check, file };
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
    const { events, checks } = await api.make(getCase, { token, params: { id: caseId } });
    expect(checks.filter((check) => check.has_attachments).map((check) => check.id)).toEqual([id]);
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

  it.each<readonly [string, () => ReturnType<typeof team.member>, object]>([
    ['a member who does not hold it', () => team.member('agent'), refused('workNotHeld', 403)],
    ['a member of the money', () => team.member('finance'), refused('roleMayNot', 403)],
    ['a privacy officer', () => team.member('privacy_officer'), refused('roleMayNot', 403)],
  ])('is nothing for %s', async (_who, memberOf, refusal) => {
    const check = await held();
    const file = await add(check.member, check.id);
    await putBack(check.member, check.id);
    const member = await memberOf();
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
