import { workerLanguages } from '@repo/domain/worker-profile';
import type { MessageKey } from '../../messaging/sms/occasions.ts';
import type { AskRow } from './ask-worker.ts';

/** Every message that a question may be put in: the first, its reminder, and again in another language. */
export const messageKeysOf = (ask: AskRow): MessageKey[] => [
  ...(ask.invitationId === null ? [] : [`invitation:${ask.invitationId}` as const]),
  ...(ask.purchaseId === null ? [] : [`consent:${ask.purchaseId}` as const]),
  ...(ask.contactRequestId === null ? [] : [`contact-request:${ask.contactRequestId}` as const]),
  // As an earlier version named it, in whichever language.
  `ask-reminder:${ask.id}`,
  ...workerLanguages.flatMap((language) => [
    `ask-reminder:${ask.id}:${language}` as const,
    `ask-again:${ask.id}:${language}` as const,
  ]),
];
