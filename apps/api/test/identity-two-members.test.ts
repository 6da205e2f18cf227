import { disputes } from '../src/db/schema/disputes.ts';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { identityJobs } from '../src/db/schema/identity.ts';
import { verdicts } from '../src/db/schema/verdicts.ts';
import { withTransaction } from '../src/db/transaction.ts';
import { openSession } from '../src/services/people/auth/session.ts';
import { decisionsOf } from './decisions.ts';
import { useIdentity } from './identity-work.ts';

const { api, identity, caseWork } = await useIdentity();
const decisions = decisionsOf(api);
const ops = await caseWork.opsToken();
const colleague = await caseWork.colleagueToken();
const third = await caseWork.thirdToken();
const NO_PHOTO = {
  outcome: 'rejected',
  reason: 'image_unavailable_or_invalid',
  unusable: 'id_authority_image',
};
const decide = (token: string, id: string, body: object) => decisions.identity(token, id, body);
const dispute = async (worker: string, id: string) => {
  const token = await withTransaction(api.ctx, (tx) => openSession(tx, 'worker', worker));
  const body = { kind: 'check', finding_id: id, words: 'It is me.' };
  return api.call('POST', '/api/worker/disputes', { token, body });
};

it('two members who read two names on the card do not verify her: the first name is not forgotten', async () => {
  const amani = await identity.worker();
  const { id } = await identity.attempt(amani, NO_PHOTO, 'review');
  await decide(ops, id, {
    decision: 'verified',
    note: 'The face is hers.',
    name_on_id: 'Beatrice Achieng Other',
  });
  await decide(colleague, id, {
    decision: 'verified',
    note: 'Fine.',
    name_on_id: 'Amani Wanjiru Test',
  });
  expect((await identity.job(id)).state).not.toBe('verified');
  expect((await identity.row(amani)).smileStatus).not.toBe('verified');
});

it('one member does not call an identity clear by way of a dispute', async () => {
  const amani = await identity.worker();
  const employer = await caseWork.employer();
  const caseId = await caseWork.open(employer.id, amani.id, 17);
  const check = await caseWork.check(caseId, 'identity');
  await decisions.check(ops, check.id, { outcome: 'unable_to_verify', note: 'The card cannot be read.' });
  await dispute(amani.id, check.id);
  const [open] = await api.ctx.db.select().from(disputes).where(eq(disputes.checkId, check.id));
  await decisions.dispute(third, open?.id ?? '', {
    decision: 'upheld',
    outcome: 'clear',
    note: 'I know her.',
  });
  expect((await identity.row(amani)).smileStatus).not.toBe('verified');
});

it('the note of a verdict goes with an attempt that ends in another way', async () => {
  const amani = await identity.worker();
  const { id } = await identity.attempt(amani, NO_PHOTO, 'review');
  await decide(ops, id, { decision: 'failed', reason: 'card_differs', note: 'Scar on her left cheek.' });
  const caseId = await caseWork.open((await caseWork.employer()).id, amani.id, 17);
  await caseWork.decide(ops, caseId, 'identity', 'finding', 'Not her card.');
  expect((await identity.job(id)).state).toBe('failed');
  const notes = await api.ctx.db.select().from(verdicts).where(eq(verdicts.identityJobId, id));
  expect(notes.map(({ note, endedAt }) => [note, endedAt !== null])).toEqual([['', true]]);
});

it('an attempt that the version before left at the question of a name can still be answered', async () => {
  const amani = await identity.worker();
  const job = await identity.attempt(
    amani,
    { outcome: 'approved', name_on_id: "AMANI NJERI NG'ANG'A" },
    'name_differs',
  );
  // As the version before writes it while it runs beside the migration: one member, and no mark.
  const [row] = await api.ctx.db.select({ id: verdicts.memberId }).from(verdicts).limit(1);
  await api.ctx.db
    .update(identityJobs)
    .set({ decidedBy: row?.id ?? null })
    .where(eq(identityJobs.id, job.id));
  const answer = await api.call('POST', '/api/smile-id/name', {
    token: amani.token,
    body: { choice: 'id_name' },
  });
  expect(answer.status).toBe(200);
});

it('the provider’s proof after a finding of one sends the check back to the team, and the stale verdict does not count', async () => {
  const amani = await identity.worker();
  const caseId = await caseWork.open((await caseWork.employer()).id, amani.id, 17);
  const { id } = await caseWork.check(caseId, 'identity');
  const first = await identity.attempt(amani, NO_PHOTO, 'review');
  await decisions.checkTaken(ops, id, { outcome: 'finding', note: 'Another face.' });
  await identity.expire(first.id);
  await identity.attempt(amani, { outcome: 'approved', name_on_id: 'AMANI WANJIRU TEST' }, 'verified');
  expect((await identity.row(amani)).smileStatus).toBe('verified');
  expect(await caseWork.check(caseId, 'identity')).toMatchObject({ status: 'waiting', waitingOn: 'team' });
  await decisions.checkTaken(colleague, id, { outcome: 'clear', note: 'The provider proved her.' });
  expect(await caseWork.check(caseId, 'identity')).toMatchObject({ status: 'second_look' });
});

it('the provider’s proof after one who saw the same decides the check', async () => {
  const amani = await identity.worker();
  const caseId = await caseWork.open((await caseWork.employer()).id, amani.id, 17);
  const { id } = await caseWork.check(caseId, 'identity');
  const first = await identity.attempt(amani, NO_PHOTO, 'review');
  await decisions.checkTaken(ops, id, { outcome: 'clear', note: 'Seen with her card.' });
  await identity.expire(first.id);
  await identity.attempt(amani, { outcome: 'approved', name_on_id: 'AMANI WANJIRU TEST' }, 'verified');
  expect(await caseWork.check(caseId, 'identity')).toMatchObject({
    status: 'decided',
    outcome: 'clear',
    decidedBy: null,
  });
});
