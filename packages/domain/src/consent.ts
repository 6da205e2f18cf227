import type { ConsentRequestKind } from './consent-request-message.ts';

/** The channels of a worker's answer (decisions 6). */
export const consentChannels = ['sms', 'app'] as const;
export type ConsentChannel = (typeof consentChannels)[number];

/** A shared phone number is consent to a call only. An accepted invitation is consent to checks (decisions 6). */
export const isForChecks = (kind: ConsentRequestKind): boolean => kind !== 'contact_request';
