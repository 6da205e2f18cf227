import { beforeEach, describe, expect, it } from 'vitest';
import { getCompletion, getDeepCheck } from '@repo/api-client/contract/verifications';
import { checkKinds, type CheckKind } from '@repo/domain/check';
import type { CheckReason } from '@repo/domain/check-reason';
import { smsMessages } from '../src/db/schema/messages.ts';
import { decisionsOf } from './decisions.ts';
import { findingWorkOf } from './finding-work.ts';
import { teamWorkOf } from './team-work.ts';
import { useApi } from './use-api.ts';

const api = await useApi();
const decisions = decisionsOf(api);
const work = await findingWorkOf(api);
const { cases } = work;
const team = teamWorkOf(api);
const first = await team.member('agent');
const second = await team.member('agent');
const senior = await team.member('senior');

let opened: Awaited<ReturnType<typeof work.opened>>;
beforeEach(async () => {
  opened = await work.opened('criminal_record', 18);
});

const check = (kind: CheckKind) => cases.check(opened.caseId, kind);
/** "Not applicable", unless the reason is that of another outcome. */
const say = async (
  member: typeof first,
  kind: CheckKind,
  reason: CheckReason = 'not_for_this_work',
  outcome = 'not_applicable',
) => decisions.check(member.token, (await check(kind)).id, { outcome, reason, note: '' });
const shown = async () => {
  const { employer, worker } = opened;
  return JSON.stringify([
    await api.make(getDeepCheck, { token: employer.token, params: { id: worker } }),
    await api.make(getCompletion, { token: employer.token, params: { nanny_id: worker } }),
  ]);
};

describe('a check that does not apply to the work', () => {
  // spec: team-four-eyes/not-applicable
  it.each(checkKinds)('is left out of the report by two: %s', async (kind) => {
    expect(await say(first, kind)).toMatchObject({
      status: 200,
      body: { check: { status: 'second_look', decided_at: null, in_report_from: null } },
    });
    expect(await check(kind)).toMatchObject({ status: 'second_look', outcome: null, decidedBy: null });
    expect(await shown()).not.toMatch(/not_applicable/);
    expect(await say(first, kind)).toMatchObject({ status: 409 });
    expect(await say(second, kind)).toMatchObject({ body: { check: { status: 'decided' } } });
    expect(await check(kind)).toMatchObject({
      outcome: 'not_applicable',
      decidedBy: second.id,
      secondedBy: first.id,
      inReportFrom: null,
    });
  });

  it('tells the worker nothing: it accuses her of nothing, and waits for no days', async () => {
    const before = await api.ctx.db.$count(smsMessages);
    await say(first, 'criminal_record');
    await say(second, 'criminal_record');
    // Only that the check of her began, as before.
    expect(await work.newsOf(opened.worker)).toMatchObject([{ kind: 'check_started' }]);
    expect(await api.ctx.db.$count(smsMessages)).toBe(before);
    expect(await shown()).toMatch(/"outcome":"not_applicable"/);
  });

  it('is settled by a senior where the second member finds another outcome', async () => {
    await say(first, 'social_media');
    const nothing = ['social_media', 'nothing_of_concern', 'clear'] as const;
    expect(await say(second, ...nothing)).toMatchObject({ body: { check: { status: 'settling' } } });
    expect(await say(second, ...nothing)).toMatchObject({ status: 409 });
    expect(await say(senior, ...nothing)).toMatchObject({ body: { check: { status: 'decided' } } });
    expect(await check('social_media')).toMatchObject({ outcome: 'clear', secondedBy: second.id });
  });
});

it('a first job takes one member: the record proves it', async () => {
  for (const kind of ['references', 'work_history'] as const) {
    expect(await say(first, kind, 'first_job')).toMatchObject({ body: { check: { status: 'decided' } } });
    expect(await check(kind)).toMatchObject({ decidedBy: first.id, secondedBy: null, decidedAlone: false });
  }
});
