import { describe, expect, it } from 'vitest';
import { openIdentityStates } from './identity-check.ts';
import {
  identityCourse,
  providerReasons,
  provenState,
  provenStateByTeam,
  UNUSABLE_IMAGES,
  type ProviderWord,
} from './identity-verdict.ts';

const first = { mayRetry: true, mayRepeat: true };
const course = (word: ProviderWord, reason: string | null, soFar = first, ownPhotos = false) =>
  identityCourse(word, { reason, ownPhotos }, soFar);

it.each([
  ['processing', { to: 'processing' }],
  ['approved', { to: 'approved' }],
  ['provisional', { to: 'provisional', reason: 'provisional' }],
] as const)('%s is so whatever a callback claims', (word, expected) => {
  for (const reason of [null, 'spoof_detected', 'service_unavailable'])
    expect(course(word, reason)).toEqual(expected);
});

describe.each(['rejected', 'failed'] as const)('%s', (word) => {
  it.each([
    ['face_verification_failed', 'face_differs'],
    ['spoof_detected', 'not_live'],
    ['content_policy_violated', 'photos_unusable'],
    ['identifier_not_found', 'number_not_found'],
    ['invalid_id_number', 'number_invalid'],
  ])('because of %s she may try again: %s', (reason, because) => {
    expect(course(word, reason)).toEqual({ to: 'failed', reason: because });
    expect(course(word, reason, { ...first, mayRetry: false })).toEqual({
      to: 'review',
      reason: 'attempts_used',
    });
  });

  it.each([
    ['high_risk', 'doubts'],
    ['medium_risk', 'doubts'],
    ['account_locked', 'doubts'],
    ['account_locked_fraud', 'doubts'],
    ['document_unclassifiable', 'doubts'],
    ['age_requirement_not_met', 'age'],
  ])('because of %s a person looks: %s', (reason, because) => {
    expect(course(word, reason)).toEqual({ to: 'review', reason: because });
    expect(course(word, reason, { mayRetry: false, mayRepeat: false })).toEqual({
      to: 'review',
      reason: because,
    });
  });

  it.each(['service_unavailable', 'internal_error'])(
    'because of %s it is done again, then a person looks',
    (reason) => {
      expect(course(word, reason)).toEqual({ to: 'again' });
      expect(course(word, reason, { ...first, mayRepeat: false })).toEqual({
        to: 'review',
        reason: 'provider_trouble',
      });
    },
  );

  it('tells her photos from a registry that has none', () => {
    expect(course(word, UNUSABLE_IMAGES, first, true)).toEqual({ to: 'failed', reason: 'photos_unusable' });
    expect(course(word, UNUSABLE_IMAGES)).toEqual({ to: 'review', reason: 'no_registry_photo' });
    expect(course(word, UNUSABLE_IMAGES, { mayRetry: false, mayRepeat: false })).toEqual({
      to: 'review',
      reason: 'no_registry_photo',
    });
  });
});

it('has every reason of the provider, and no more', () => {
  expect(Object.keys(providerReasons)).toHaveLength(13);
});

it.each([null, 'something_new', 'toString', 'constructor', ''])(
  'rejected because of %j, nobody fails by a machine',
  (reason) => {
    expect(course('rejected', reason)).toEqual({ to: 'review', reason: 'no_reason' });
  },
);

it.each([null, 'something_new'])('what could not be carried out because of %j is done again', (reason) => {
  expect(course('failed', reason)).toEqual({ to: 'again' });
  expect(course('failed', reason, { ...first, mayRepeat: false })).toEqual({
    to: 'review',
    reason: 'provider_trouble',
  });
});

describe('a yes', () => {
  it.each([
    ['her own name', 'AMANI KAMAU', 'verified'],
    ['no name that anybody told', null, 'verified'],
    ['another name', 'AMANI NJOROGE', 'name_differs'],
    ['no letters', '', 'name_differs'],
  ] as const)('to a card with %s: %j is %s', (_, nameOnId, state) => {
    const names = { nameGiven: 'Amani Kamau', nameOnId };
    expect(provenState(names)).toBe(state);
    for (const reason of [null, 'doubts', 'provisional'])
      expect(provenStateByTeam({ ...names, state: 'review', reason })).toBe(state);
  });

  it('of the team asks her about the name once', () => {
    const names = { nameGiven: 'Amani Kamau', nameOnId: 'AMANI NJOROGE' };
    for (const state of openIdentityStates) {
      expect(provenStateByTeam({ ...names, state, reason: null }), state).toBe(
        state === 'name_differs' ? 'verified' : 'name_differs',
      );
      expect(provenStateByTeam({ ...names, state, reason: 'name_disputed' }), state).toBe('verified');
    }
  });
});
