import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseIdentityName } from '@repo/api-client/contract/identity';
import { english } from '@repo/domain/refusals/english';
import { decisionsOf } from './decisions.ts';
import { type TestWorker, useIdentity } from './identity-work.ts';

/** The name in the registry for the worker's number: another person's. */
const OTHER = 'FATUMA HASSAN ALI';
const HERS = 'AMANI WANJIRU TEST';
const MINUTE = 60;

let amani: TestWorker;
const { api, identity, caseWork } = await useIdentity();
const decisions = decisionsOf(api);
const ops = await caseWork.opsToken();
beforeEach(async () => {
  amani = await identity.worker();
});

interface Claim {
  readonly id: string;
  readonly providerId: string;
}
const documented = ({ id, providerId }: Claim, name: string) => ({
  status: 'clear',
  message: 'Job completed',
  partner_params: { job_id: providerId, user_id: id },
  id_fields: { country: 'KE', id_type: 'NATIONAL_ID', full_name: name },
});

/** A check that the provider approves, for the number of another person. Its callback is lost. */
async function approvedUnheard(name: string | null = OTHER): Promise<Claim> {
  await identity.faults({ drop_callbacks: true });
  const check = await identity.submitted(amani);
  await identity.decide(check.providerId, { outcome: 'approved', name_on_id: name });
  return check;
}

const isNotVerified = async () =>
  expect(await identity.row(amani)).toMatchObject({ smileStatus: 'pending', name: 'Amani Wanjiru Test' });
const decide = (id: string, more: object = {}) =>
  decisions.identity(ops, id, { decision: 'verified', note: 'Face and card agree.', ...more });

/** The provider has said yes to a poll, and its callback is not there. */
const isWaitingForName = (id: string, callbackRequests: number) =>
  api.eventually(async () =>
    expect(await identity.job(id)).toMatchObject({
      state: 'processing',
      providerWord: 'approved',
      callbackRequests,
    }),
  );

describe('an approval for the number of another person verifies nobody', () => {
  // spec: worker-calls/identity-callback
  it('by the callback', async () => {
    const check = await identity.submitted(amani);
    await identity.decide(check.providerId, { outcome: 'approved', name_on_id: OTHER });
    expect(await identity.reaches(check.id, 'name_differs')).toMatchObject({ nameOnId: OTHER });
    await isNotVerified();
  });

  it('by a poll, however long the callback is missing, and by the callback that is requested', async () => {
    const { id } = await approvedUnheard();
    await api.advance(30);
    await isWaitingForName(id, 0);
    await api.advance(3 * MINUTE);
    await isWaitingForName(id, 1);
    await isNotVerified();
    await identity.faults({});
    await api.advance(5 * MINUTE);
    expect(await identity.reaches(id, 'name_differs')).toMatchObject({ nameOnId: OTHER });
    await isNotVerified();
  });

  it('by a callback that comes after the poll', async () => {
    const check = await approvedUnheard();
    await api.advance(30);
    await isWaitingForName(check.id, 0);
    await api.advance(3 * MINUTE);
    await isWaitingForName(check.id, 1);
    await identity.callBack(documented(check, OTHER));
    expect(await identity.reaches(check.id, 'name_differs')).toMatchObject({ nameOnId: OTHER });
    await isNotVerified();
  });

  it('by a callback that nobody signed, and that has her own name', async () => {
    const check = await approvedUnheard();
    await identity.callBack(documented(check, HERS), { headers: {} });
    await isWaitingForName(check.id, 0);
    expect(await identity.job(check.id)).toMatchObject({ calledBackAt: null, nameOnId: null });
    await identity.faults({});
    await api.advance(3 * MINUTE);
    expect(await identity.reaches(check.id, 'name_differs')).toMatchObject({ nameOnId: OTHER });
    await isNotVerified();
  });

  it('by the team, while she is asked, or by her answer that the name is not hers', async () => {
    const { id } = await identity.attempt(amani, { outcome: 'approved', name_on_id: OTHER }, 'name_differs');
    expect(await decide(id)).toMatchObject({ status: 409 });
    expect(await decide(id, { name_on_id: HERS })).toMatchObject({ status: 409 });
    await api.make(chooseIdentityName, { token: amani.token, body: { choice: 'not_mine' } });
    expect(await decide(id)).toMatchObject({ status: 400 });
    await isNotVerified();
  });

  it('by the team after a doubt of the provider, whatever name the team reads on the card', async () => {
    const doubt = { outcome: 'provisional', name_on_id: OTHER };
    const { id } = await identity.attempt(amani, doubt, 'provisional');
    const body = { decision: 'verified', note: 'Face and card agree.', name_on_id: HERS };
    expect(await identity.decideByTeam(id, body)).toMatchObject({
      identity_check: { state: 'name_differs' },
    });
    await isNotVerified();
  });

  it('by the identity check of a case', async () => {
    const employer = await caseWork.employer();
    const caseId = await caseWork.open(employer.id, amani.id, 16);
    await identity.attempt(amani, { outcome: 'approved', name_on_id: OTHER }, 'name_differs');
    const { id } = await caseWork.check(caseId, 'identity');
    const decision = { outcome: 'clear', note: 'Seen with her card.' };
    expect(await decisions.check(ops, id, decision)).toMatchObject({
      status: 409,
      body: { error: english.photosNotWaiting },
    });
    expect(await caseWork.check(caseId, 'identity')).toMatchObject({ status: 'waiting' });
    await isNotVerified();
  });
});

describe('an approval without a name', () => {
  it('is asked about four times, ever more rarely, and then looked at by a person', async () => {
    const requested = vi.spyOn(api.ctx.identity, 'requestCallback');
    const { id, providerId } = await approvedUnheard(null);
    await api.advance(30);
    await isWaitingForName(id, 0);
    for (const [index, minutes] of [2, 3, 10, 45].entries()) {
      await api.advance(minutes * MINUTE - 30);
      await isWaitingForName(id, index);
      await api.advance(30);
      await isWaitingForName(id, index + 1);
    }
    // The callback arrives, and still has no name.
    await identity.faults({});
    await api.advance(59 * MINUTE);
    await isWaitingForName(id, 4);
    await api.advance(MINUTE);
    expect(await identity.reaches(id, 'review')).toMatchObject({ reason: 'no_registry_name' });
    await api.eventually(async () => expect(requested).toHaveBeenCalledTimes(4));
    expect(requested).toHaveBeenCalledWith(providerId, expect.stringContaining('/api/callbacks/smileid/'));
    requested.mockRestore();
    await isNotVerified();
    expect(await decide(id)).toMatchObject({ status: 400 });
    const body = { decision: 'verified', note: 'Face and card agree.', name_on_id: HERS };
    expect(await identity.decideByTeam(id, body)).toMatchObject({ identity_check: { state: 'verified' } });
  });

  it('counts once its callback brings her name', async () => {
    const check = await approvedUnheard();
    await api.advance(30);
    await isWaitingForName(check.id, 0);
    await identity.callBack(documented(check, HERS));
    expect(await identity.reaches(check.id, 'verified')).toMatchObject({ callbackRequests: 0 });
  });
});
