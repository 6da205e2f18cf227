import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { disputeFinding } from '@repo/api-client/contract/findings';
import type { CheckReason } from '@repo/domain/check-reason';
import { keptDays } from '@repo/domain/kept-days';
import { cases } from '../src/db/schema/cases.ts';
import { checkAttachments } from '../src/db/schema/check-attachments.ts';
import { deleteAttachments } from '../src/services/evidence/attachments/delete-attachments.ts';
import { refused, TAKEN, useAttachments } from './attachment-work.ts';
import { decisionsOf } from './decisions.ts';

const work = await useAttachments();
const { api, caseWork, team } = work;
const { add, claim, decide, held, open, putBack, remove, taker, verdict } = work;
const decisions = decisionsOf(api);
const threats = verdict('social_media', 'finding', 'violence_or_threats');

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
