import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { checkOutcomes } from '@repo/domain/check';
import { reasonsOf } from '@repo/domain/check-reason';
import { english as refusals } from '@repo/domain/refusals/english';
import { identityJobs } from '../src/db/schema/identity.ts';
import { DOUBTFUL, identityOfCase, type Standing } from './identity-of-case.ts';
import { useIdentity } from './identity-work.ts';

const { api, identity, caseWork } = await useIdentity();
const { opened, attemptOf, decide, see } = identityOfCase(api);

const refused = (message: string) => ({ status: 409, body: { message } });
const NOT_WAITING = refused(refusals.photosNotWaiting);
const UNSEEN = refused(refusals.photosNotOpened);
const TAKEN = { status: 200 };

/** The reasons that judge a face, a card or a number, and for which standings they are refused. */
const accusing = ['face_differs', 'card_not_genuine', 'number_of_another'] as const;
const withoutPhotos: readonly Standing[] = [
  'no attempt',
  'photos at the provider',
  'a name in question',
  'a failed attempt',
];

describe('an identity, with', () => {
  // spec: team-queues/photos-in-hand
  it.each([
    ...withoutPhotos.flatMap((standing) => accusing.map((reason) => [standing, 'finding', reason] as const)),
    ...withoutPhotos.map((standing) => [standing, 'clear', 'proof_agrees'] as const),
    ['no attempt', 'unable_to_verify', 'photos_unclear'],
    ['photos at the provider', 'unable_to_verify', 'photos_unclear'],
    ['a name in question', 'unable_to_verify', 'photos_unclear'],
  ] as const)('%s, is no %s for the reason %s', async (standing, outcome, reason) => {
    const { caseId, check, token } = await opened(standing);
    expect(await decide(token, check, outcome, reason)).toMatchObject(NOT_WAITING);
    expect(await caseWork.check(caseId, 'identity')).toMatchObject({ outcome: null });
  });

  it('a failed attempt, is left for photos that were too unclear', async () => {
    const { check, token } = await opened('a failed attempt');
    expect(await decide(token, check, 'unable_to_verify', 'photos_unclear')).toMatchObject(TAKEN);
  });

  it.each(
    checkOutcomes.flatMap((outcome) =>
      reasonsOf.identity[outcome]
        .filter((reason) => reason !== 'nothing_sent')
        .map((reason) => [outcome, reason] as const),
    ),
  )('photos that wait, is %s for the reason %s only by who opened them', async (outcome, reason) => {
    const { amani, check, token } = await opened('photos that wait for the team');
    expect(await decide(token, check, outcome, reason)).toMatchObject(UNSEEN);
    await see(token, check, await attemptOf(amani));
    expect(await decide(token, check, outcome, reason)).toMatchObject(TAKEN);
  });
});

describe('an identity under a name', () => {
  it('that no official record told, is not clear by way of the check', async () => {
    const { amani, check, token } = await opened();
    const { id } = await identity.attempt(amani, DOUBTFUL, 'provisional');
    await api.ctx.db.update(identityJobs).set({ nameOnId: null }).where(eq(identityJobs.id, id));
    await see(token, check, id);
    expect(await decide(token, check, 'clear', 'proof_agrees')).toMatchObject(
      refused(refusals.identityNameUnread),
    );
  });

  it('that the registry denies, is not clear by way of the check', async () => {
    const { amani, check, token } = await opened();
    const { id } = await identity.attempt(
      amani,
      { outcome: 'provisional', name_on_id: 'BEATRICE ACHIENG OTHER' },
      'provisional',
    );
    await see(token, check, id);
    expect(await decide(token, check, 'clear', 'proof_agrees')).toMatchObject(
      refused(refusals.identityNameDiffers),
    );
  });
});
