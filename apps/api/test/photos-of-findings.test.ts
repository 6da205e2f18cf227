import { describe, expect, it } from 'vitest';
import { disputeFinding } from '@repo/api-client/contract/findings';
import { decideIdentity, getIdentityCheck } from '@repo/api-client/contract/identity';
import { english as refusals } from '@repo/domain/refusals/english';
import { decisionsOf } from './decisions.ts';
import { DOUBTFUL, identityOfCase, REGISTERED_NAME } from './identity-of-case.ts';
import { useIdentity } from './identity-work.ts';
import { looksOf } from './looks.ts';

const { api, identity, caseWork } = await useIdentity();
const { team, opened, attemptOf, decide, see } = identityOfCase(api);
const decisions = decisionsOf(api);
const looks = looksOf(api);

const refused = (message: string) => ({ status: 409, body: { message } });
const TAKEN = { status: 200 };

describe('a finding about an identity', () => {
  const decideAttempt = (token: string, id: string, body: object) =>
    decisions.asHolder(token, 'identity', id, async () => {
      await looks.atPhotos(token, id);
      return api.call('POST', `/api/ops/identity-checks/${id}/decision`, { token, body });
    });

  // spec: team-queues/review-before-attempt
  it.each([
    { decision: 'verified', note: 'The face is hers.', name_on_id: 'Amani Wanjiru Test' },
    { decision: 'failed', reason: 'card_unreadable', note: 'Blurred.' },
  ])('keeps its photos: nobody ends the attempt as $decision before the check is decided', async (body) => {
    const { amani, caseId, check, token } = await opened('photos that wait for the team');
    const attempt = await attemptOf(amani);
    await see(token, check, attempt);
    expect(await decide(token, check, 'finding', 'card_not_genuine')).toMatchObject(TAKEN);
    const other = await team.member('agent');
    expect(await decideAttempt(other.token, attempt, body)).toMatchObject(
      refused(refusals.identityUnderReview),
    );
    const read = await decisions.asHolder(other.token, 'identity', attempt, () =>
      api.make(getIdentityCheck, { token: other.token, params: { id: attempt } }),
    );
    expect(read).toMatchObject({ review_in_case: caseId });
    expect(read.images).toContain('selfie');
    // Two others see no forgery, and the attempt is theirs to decide again.
    await see(other.token, check, attempt);
    expect(await decide(other.token, check, 'unable_to_verify', 'registry_silent')).toMatchObject(TAKEN);
    const senior = await team.member('senior');
    await see(senior.token, check, attempt);
    expect(await decide(senior.token, check, 'unable_to_verify', 'registry_silent')).toMatchObject(TAKEN);
    const decided = decideIdentity.answer.parse((await decideAttempt(other.token, attempt, body)).body);
    expect(decided.identity_check.standing).toBe('second_look');
  });

  /** A finding that two members agreed on, by photos that are deleted with it, and that she disputes. */
  async function disputed() {
    const { amani, caseId, check, token } = await opened('photos that wait for the team');
    const attempt = await attemptOf(amani);
    const second = await team.member('agent');
    for (const member of [token, second.token]) {
      await see(member, check, attempt);
      expect(await decide(member, check, 'finding', 'face_differs')).toMatchObject(TAKEN);
    }
    expect(await identity.images(attempt)).toEqual([]);
    const body = { kind: 'check' as const, finding_id: check, words: 'It is my face.' };
    const { dispute } = await api.make(disputeFinding, { token: amani.token, body });
    const third = (await team.member('senior')).token;
    const asHolder = <T>(call: () => Promise<T>) => decisions.asHolder(third, 'dispute', dispute.id, call);
    const path = `/api/ops/disputes/${dispute.id}/decision`;
    return {
      amani,
      outcome: async () => (await caseWork.check(caseId, 'identity')).outcome,
      rule: (body: object) => asHolder(() => api.call('POST', path, { token: third, body })),
      look: (id: string) => asHolder(() => looks.atPhotos(third, id)),
    };
  }
  const CLEAR = { decision: 'upheld', reason: 'error_of_team', note: 'Looked at again.', outcome: 'clear' };
  const STANDS = { decision: 'rejected', reason: 'nothing_new', note: 'It stands.' };

  it('is ruled on by the photos that she sends again, and only by a member who has opened them', async () => {
    const { amani, outcome, rule, look } = await disputed();
    expect(await rule(CLEAR)).toMatchObject(refused(refusals.photosNotWaiting));
    const { id } = await identity.attempt(amani, DOUBTFUL, 'provisional');
    for (const ruling of [CLEAR, STANDS])
      expect(await rule(ruling)).toMatchObject(refused(refusals.photosNotOpened));
    await look(id);
    expect(await rule(CLEAR)).toMatchObject(TAKEN);
    // The ruling is the first of two verdicts: nobody proves an identity alone.
    expect(await outcome()).toBeNull();
  });

  it('is turned into clear at once when the provider has proven her since', async () => {
    const { amani, outcome, rule } = await disputed();
    await identity.attempt(amani, { outcome: 'approved', name_on_id: REGISTERED_NAME }, 'verified');
    expect(await rule(CLEAR)).toMatchObject(TAKEN);
    expect(await outcome()).toBe('clear');
    expect(await identity.row(amani)).toMatchObject({ smileStatus: 'verified' });
  });
});
