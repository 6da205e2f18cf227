import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  claimWork,
  giveWork,
  listColleagues,
  listHeldWork,
  listQueue,
  listQueues,
  putWorkBack,
  snoozeWork,
  takeNext,
} from '@repo/api-client/contract/work';
import { kindOfQueue, workQueues, type WorkQueue } from '@repo/domain/work-queue';
import { assignments, snoozes } from '../src/db/schema/work.ts';
import { findingWorkOf } from './finding-work.ts';
import { teamWorkOf } from './team-work.ts';
import { useApi } from './use-api.ts';

const api = await useApi();
const work = await findingWorkOf(api);
const team = teamWorkOf(api);
const { db } = api.ctx;

type Member = Awaited<ReturnType<typeof team.member>>;
let agent: Member;
let other: Member;
let senior: Member;
beforeEach(async () => {
  agent = await team.member('agent', 'Auma Test');
  other = await team.member('agent', 'Bahati Test');
  senior = await team.member('senior', 'Cherono Test');
});

const queue = async (token: string, name: WorkQueue, view = 'open') =>
  (await api.make(listQueue, { token, params: { queue: name }, query: { view } })).work;
const find = async (token: string, name: WorkQueue, id: string, view = 'open') =>
  (await queue(token, name, view)).find((each) => each.id === id);
const claim = (token: string, id: string, kind = 'check') =>
  api.call('POST', `/api/ops/work/${kind}/${id}/claim`, { token });
const decide = (token: string, id: string, outcome: string) =>
  api.call('POST', `/api/ops/checks/${id}/decision`, { token, body: { outcome, note: 'Seen.' } });
const openHolders = async (id: string) =>
  (await db.select().from(assignments).where(eq(assignments.subjectId, id)))
    .filter(({ endedAt }) => endedAt === null)
    .map(({ memberId }) => memberId);

describe('a queue', () => {
  it('has the checks of its kind that the team must act on, with their date and no personal data', async () => {
    const { id, caseId, worker } = await work.opened('social_media');
    const row = await work.cases.check(caseId, 'social_media');
    expect(await find(agent.token, 'social_media', id)).toEqual({
      kind: 'check',
      id,
      queue: 'social_media',
      nanny_id: worker,
      case_id: caseId,
      level: 'standard',
      check_kind: 'social_media',
      needs: 'first_look',
      since: row.turnSince?.toISOString(),
      due_at: row.dueAt.toISOString(),
      deadline: 'on_time',
      holder: null,
      snoozed_until: null,
    });
    expect(await find(agent.token, 'references', id)).toBeUndefined();
  });

  it('does not have what somebody else must do first', async () => {
    const { caseId } = await work.opened();
    const certificate = await work.cases.check(caseId, 'criminal_record');
    const review = await work.cases.check(caseId, 'final_review');
    expect(await find(agent.token, 'criminal_record', certificate.id)).toBeUndefined();
    expect(await find(agent.token, 'criminal_record', certificate.id, 'waiting')).toMatchObject({
      deadline: 'stopped',
    });
    expect(await find(agent.token, 'final_review', review.id)).toBeUndefined();
    expect(await find(agent.token, 'final_review', review.id, 'waiting')).toBeDefined();
  });

  it('gets the final review once the other checks are decided', async () => {
    const { caseId } = await work.opened('social_media', 16);
    const review = await work.cases.check(caseId, 'final_review');
    for (const { kind } of await work.cases.checks(caseId))
      if (kind !== 'final_review') await work.cases.decide(work.ops, caseId, kind);
    expect(await find(agent.token, 'final_review', review.id)).toMatchObject({ deadline: 'on_time' });
    await work.cases.decide(work.ops, caseId, 'final_review');
    expect(await find(agent.token, 'final_review', review.id)).toBeUndefined();
  });
});
