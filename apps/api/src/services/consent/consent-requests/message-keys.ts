import { workerLanguages } from '@repo/domain/worker-profile';
import type { MessageKey } from '../../messaging/sms/occasions.ts';
import type { ConsentRequestRow } from './request-consent.ts';

/**
 * The keys of all messages that can carry a consent request: the first, its reminder, and the repeats in
 * another language.
 */
export const messageKeysOf = (request: ConsentRequestRow): MessageKey[] => [
  ...(request.invitationId === null ? [] : [`invitation:${request.invitationId}` as const]),
  ...(request.purchaseId === null ? [] : [`consent:${request.purchaseId}` as const]),
  ...(request.contactRequestId === null ? [] : [`contact-request:${request.contactRequestId}` as const]),
  // The key of a reminder in an earlier version, in any language.
  `consent-request-reminder:${request.id}`,
  ...workerLanguages.flatMap((language) => [
    `consent-request-reminder:${request.id}:${language}` as const,
    `consent-request-again:${request.id}:${language}` as const,
  ]),
];
