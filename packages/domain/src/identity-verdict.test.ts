import { describe, expect, it } from 'vitest';
import {
  comparedNames,
  identityCourse,
  providerReasons,
  provenByTeam,
  UNUSABLE_IMAGES,
  type ProviderWord,
} from './identity-verdict.ts';

const first = { mayRetry: true, mayRepeat: true };
const course = (word: ProviderWord, reason: string | null, soFar = first, ownPhotos = false) =>
  identityCourse(word, { reason, ownPhotos }, soFar);

it.each([
  ['processing', { to: 'processing' }],
  ['approved', { to: 'approved' }],
] as const)('%s is so whatever a callback claims', (word, expected) => {
  for (const reason of [null, 'spoof_detected', 'service_unavailable'])
    expect(course(word, reason)).toEqual(expected);
});

it.each([
  [null, 'provisional'],
  ['something_new', 'provisional'],
  ['document_expired', 'doubts'],
  ['document_copy_detected', 'doubts'],
  ['medium_risk', 'doubts'],
  ['age_requirement_not_met', 'age'],
  // Reasons of other statuses: still a person looks.
  ['spoof_detected', 'provisional'],
  ['service_unavailable', 'provisional'],
])('a doubt because of %j is looked at by a person: %s', (reason, because) => {
  for (const soFar of [first, { mayRetry: false, mayRepeat: false }])
    expect(course('provisional', reason, soFar)).toEqual({ to: 'provisional', reason: because });
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
    ['document_check_failed', 'doubts'],
    ['unsupported_document', 'doubts'],
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
  expect(Object.keys(providerReasons)).toHaveLength(17);
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

it.each([
  ['her own name', 'AMANI KAMAU', 'same'],
  ['no name that anybody told', null, 'unknown'],
  ['another name', 'AMANI NJOROGE', 'differs'],
  ['no letters', '', 'differs'],
] as const)('a card with %s: %j is %s', (_, nameOnId, compared) => {
  expect(comparedNames({ nameGiven: 'Amani Kamau', nameOnId })).toBe(compared);
});

describe('a yes of the team', () => {
  const HERS = 'AMANI KAMAU';
  const OTHER = 'AMANI NJOROGE';
  it.each([
    ['of no name at all', null, null, null],
    ['of her name in the registry', HERS, null, { state: 'verified', nameOnId: HERS }],
    ['of her name on the card', null, HERS, { state: 'verified', nameOnId: HERS }],
    ['of her name on both', HERS, 'Kamau, Amani', { state: 'verified', nameOnId: 'Kamau, Amani' }],
    ['of another name in the registry', OTHER, null, { state: 'name_differs', nameOnId: OTHER }],
    ['of another name on the card', HERS, OTHER, { state: 'name_differs', nameOnId: OTHER }],
    [
      'of another name in the registry than on the card',
      OTHER,
      HERS,
      { state: 'name_differs', nameOnId: OTHER },
    ],
  ])('%s', (_what, nameOnId, nameOnCard, proven) => {
    for (const reason of [null, 'doubts', 'provisional'])
      expect(provenByTeam({ nameGiven: 'Amani Kamau', nameOnId, nameOnCard, reason })).toEqual(proven);
  });

  it.each([
    ['without the card', null, null],
    ['by a card with her name', HERS, { state: 'verified', nameOnId: HERS }],
    ['by a card with another name', OTHER, { state: 'name_differs', nameOnId: OTHER }],
  ])('on a disputed name of the registry %s', (_what, nameOnCard, proven) => {
    const attempt = { nameGiven: 'Amani Kamau', nameOnId: OTHER, reason: 'name_disputed' };
    expect(provenByTeam({ ...attempt, nameOnCard })).toEqual(proven);
  });
});
