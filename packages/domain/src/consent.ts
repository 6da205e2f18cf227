import type { ConsentRequestKind } from './consent-request-message.ts';

/** By which ways a worker can answer (decisions 6). */
export const consentChannels = ['sms', 'app'] as const;
export type ConsentChannel = (typeof consentChannels)[number];

/** A shared phone number is consent to nothing but a call; an accepted invitation is consent to checks (decisions 6). */
export const isForChecks = (kind: ConsentRequestKind): boolean => kind !== 'contact_request';
