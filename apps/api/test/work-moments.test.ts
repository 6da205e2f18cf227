import { and, eq, isNull, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { declareConflict } from '@repo/api-client/contract/team-account';
import { checks } from '../src/db/schema/cases.ts';
import { disputes } from '../src/db/schema/disputes.ts';
import { workerDocuments } from '../src/db/schema/documents.ts';
import { opsMembers } from '../src/db/schema/people.ts';
import { assignments } from '../src/db/schema/work.ts';
import { claimWork, takeNext } from '../src/services/work/claim-work.ts';
import { decisionsOf } from './decisions.ts';
import { findingWorkOf } from './finding-work.ts';
import { teamWorkOf } from './team-work.ts';
import { useApi } from './use-api.ts';

const api = await useApi();
const decisions = decisionsOf(api);
const work = await findingWorkOf(api);
const team = teamWorkOf(api);
const { db } = api.ctx;

type Member = Awaited<ReturnType<typeof team.member>>;
let agent: Member;
let senior: Member;
beforeEach(async () => {
  agent = await team.member('agent');
  senior = await team.member('senior');
});

const give = ({ token }: Member, id: string, memberId: string) =>
  api.call('POST', `/api/ops/work/check/${id}/give`, {
    token,
    body: { member_id: memberId, reason: 'Go on.' },
  });
const openOf = (id: string) =>
  db
    .select({ memberId: assignments.memberId })
    .from(assignments)
    .where(and(eq(assignments.subjectId, id), isNull(assignments.endedAt)));

/** The statements that wait for another transaction. */
async function isHeldUp(): Promise<boolean> {
  const { rows } = await api.owner.execute(
    sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
}

interface Piece {
  readonly id: string;
  readonly worker: string;
  readonly kind?: 'check' | 'document' | 'dispute';
}
const tableOf = { check: checks, document: workerDocuments, dispute: disputes } as const;

/** Takes work, and does `meanwhile` before the transaction of the claim ends. */
async function claimDuring({ id, worker, kind = 'check' }: Piece, meanwhile: () => Promise<unknown>) {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const claiming = db.transaction(async (tx) => {
    await tx.execute(sql`select from ${tableOf[kind]} where id = ${id} for no key update`);
    await tx.insert(assignments).values({
      subjectKind: kind,
      subjectId: id,
      workerId: worker,
      memberId: agent.id,
      assignedBy: agent.id,
      assignedAt: api.ctx.clock.now(),
    });
    begin();
    await ended;
  });
  await begun;
  let isDone = false;
  const doing = meanwhile().finally(() => {
    isDone = true;
  });
  await api.eventually(async () => {
    if (!isDone && !(await isHeldUp())) throw new Error('Still running');
  });
  end();
  await Promise.all([claiming, doing]);
}

describe('a claim at the moment at which', () => {
  // spec: team-queues/ends
  it('the member leaves is over', async () => {
    const piece = await work.opened('social_media');
    const administrator = await team.member('administrator');
    await claimDuring(piece, () => team.tryToEnd(administrator.token, agent.id));
    expect(await openOf(piece.id)).toEqual([]);
  });

  it('the member gets another role is over', async () => {
    const piece = await work.opened('social_media');
    const [author, other] = [await team.member('administrator'), await team.member('administrator')];
    const change = await team.propose(author.token, { kind: 'role', member_id: agent.id, role: 'finance' });
    await claimDuring(piece, () => team.approve(other.token, change));
    expect(await openOf(piece.id)).toEqual([]);
  });

  it('the member declares that she knows the worker is over', async () => {
    const piece = await work.opened('social_media');
    const { phone } = await work.cases.workerRow(piece.worker);
    const body = { phone, reason: 'My cousin.' };
    await claimDuring(piece, () => api.make(declareConflict, { token: agent.token, body }));
    expect(await openOf(piece.id)).toEqual([]);
  });
});

it.each([{ status: 'left' as const }, { role: 'finance' as const }])(
  'a claim that began before the member lost her work (%j) is refused',
  async (loss) => {
    const { id } = await work.opened('social_media');
    await db.update(opsMembers).set(loss).where(eq(opsMembers.id, agent.id));
    const member = { id: agent.id, role: 'agent' as const };
    await expect(claimWork(api.ctx, member, 'check', id)).rejects.toMatchObject({ code: 'roleMayNot' });
    await expect(
      takeNext(api.ctx, member, { queue: 'social_media', level: undefined }),
    ).rejects.toMatchObject({
      code: 'roleMayNot',
    });
    expect(await openOf(id)).toEqual([]);
  },
);

it('what a senior settles is in no hands after she became an agent, and her other work stays', async () => {
  const [settled, plain] = [await work.opened('social_media'), await work.opened('social_media')];
  const decide = (token: string, outcome: string) =>
    decisions.check(token, settled.id, { outcome, note: 'Seen.' });
  await decide(agent.token, 'finding');
  await decide((await team.member('agent')).token, 'clear');
  for (const { id } of [settled, plain])
    await api.call('POST', `/api/ops/work/check/${id}/claim`, { token: senior.token });
  const [author, other] = [await team.member('administrator'), await team.member('administrator')];
  const change = { kind: 'role', member_id: senior.id, role: 'agent' };
  await team.approve(other.token, await team.propose(author.token, change));
  expect(await openOf(settled.id)).toEqual([]);
  expect(await openOf(plain.id)).toEqual([{ memberId: senior.id }]);
});

it('the database gives nothing to a member who left', async () => {
  const { id, worker } = await work.opened('social_media');
  await db.update(opsMembers).set({ status: 'left' }).where(eq(opsMembers.id, agent.id));
  const values = {
    subjectKind: 'check' as const,
    subjectId: id,
    workerId: worker,
    memberId: agent.id,
    assignedBy: senior.id,
    assignedAt: api.ctx.clock.now(),
  };
  await expect(db.insert(assignments).values(values)).rejects.toMatchObject({
    cause: { constraint: 'assignments_active_member' },
  });
});

// spec: team-conflicts/calls
it('nobody chooses who works on a person whom she knows', async () => {
  const { id, worker } = await work.opened('social_media');
  const { phone } = await work.cases.workerRow(worker);
  await api.make(declareConflict, { token: senior.token, body: { phone, reason: 'My cousin.' } });
  expect(await give(senior, id, agent.id)).toMatchObject({ status: 403 });
  expect(await openOf(id)).toEqual([]);
});

describe('a decision at the moment at which a colleague takes the work', () => {
  const HELD = { status: 409, body: { message: 'A colleague works on this at the moment.' } };
  const decidedDuring = async (piece: Piece, path: string, body: object) => {
    let answer: unknown;
    await claimDuring(piece, async () => {
      answer = await api.call('POST', `/api/ops/${path}/decision`, { token: senior.token, body });
    });
    return answer;
  };

  // spec: team-queues/claim
  it('is refused: a document', async () => {
    const worker = await work.worker();
    const [row] = await db
      .insert(workerDocuments)
      .values({ workerId: worker, slot: 'nationalId', sha256: '', uploadedAt: api.ctx.clock.now() })
      .returning({ id: workerDocuments.id });
    const id = row?.id ?? '';
    const piece = { id, worker, kind: 'document' } as const;
    expect(await decidedDuring(piece, `documents/${id}`, { decision: 'accepted' })).toMatchObject(HELD);
  });

  it('is refused: a dispute', async () => {
    const { id: check, worker, token } = await work.found('social_media');
    const id = await work.disputed(token, 'check', check);
    const piece = { id, worker, kind: 'dispute' } as const;
    const ruling = { decision: 'rejected', reason: 'evidence_stands', note: 'It stands.' };
    expect(await decidedDuring(piece, `disputes/${id}`, ruling)).toMatchObject(HELD);
  });
});
