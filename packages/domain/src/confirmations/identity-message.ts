import type { IdentityFailure } from '../identity-check.ts';
import { isToldReviewReason, type IdentityStatus, type toldReviewReasons } from '../identity-words.ts';
import type { WorkerLanguage } from '../worker-language.ts';
import { confirmationText, type PlainConfirmation } from './confirmation-text.ts';

const statuses: Readonly<Record<Exclude<IdentityStatus, 'failed'>, PlainConfirmation>> = {
  not_started: 'identityNotStarted',
  checking: 'identityChecking',
  under_review: 'identityUnderReview',
  name_differs: 'identityNameDiffers',
  verified: 'identityVerified',
};

const reviews: Readonly<Record<(typeof toldReviewReasons)[number], PlainConfirmation>> = {
  no_registry_photo: 'identityWithoutRecordPhoto',
  attempts_used: 'identityAttemptsReviewed',
  name_disputed: 'identityNameDisputed',
};

const failures: Readonly<Record<IdentityFailure, PlainConfirmation>> = {
  photos_unusable: 'identityPhotosUnusable',
  face_differs: 'identityFaceDiffers',
  not_live: 'identityNotLive',
  number_not_found: 'identityNumberNotFound',
  number_invalid: 'identityNumberInvalid',
  card_unreadable: 'identityCardUnreadable',
  card_differs: 'identityCardDiffers',
  not_confirmed: 'identityNotConfirmed',
  expired: 'identityExpired',
};

const isFailure = (reason: string | null): reason is IdentityFailure =>
  reason !== null && Object.hasOwn(failures, reason);

/** The input of `identityMessage`. */
export interface ToldIdentity {
  readonly status: IdentityStatus;
  readonly reason: string | null;
  readonly attempts_left: number;
}

function codeOf({ status, reason, attempts_left: attemptsLeft }: ToldIdentity): PlainConfirmation {
  if (status === 'under_review' && isToldReviewReason(reason)) return reviews[reason];
  if (status !== 'failed') return statuses[status];
  if (attemptsLeft === 0) return 'identityAttemptsUsed';
  return isFailure(reason) ? failures[reason] : failures.not_confirmed;
}

/** The status of a worker's identity in plain words, and how the worker can improve the next attempt. */
export const identityMessage = (language: WorkerLanguage, told: ToldIdentity): string =>
  confirmationText(language, codeOf(told));
