import {
  createIdentityToken,
  getIdentityStatus,
  type WireIdentityStatus,
} from '@repo/api-client/contract/identity';
import { answers } from '@repo/api-client/recorded/recorded-calls';
import { identityMessage } from '@repo/domain/confirmations/identity-message';

/** The status of the worker's identity, in the words of the service. */
export function stands(
  status: WireIdentityStatus['status'],
  more: Partial<WireIdentityStatus> = {},
): WireIdentityStatus {
  const { reason = null, attempts_left: left = 5 } = more;
  const isOpen = status === 'not_started' || status === 'failed';
  return {
    smile_status: status === 'verified' || status === 'failed' ? status : 'pending',
    national_id: '*****101',
    trust_score: 20,
    message: identityMessage('en', { status, reason, attempts_left: left }),
    updated: false,
    status,
    reason,
    attempts_left: left,
    may_send: isOpen && left > 0,
    names: null,
    submitted_at: status === 'not_started' ? null : '2026-11-23T08:00:00+03:00',
    decided_at: null,
    ...more,
  };
}

export const status = (...told: Parameters<typeof stands>) => answers(getIdentityStatus, stands(...told));

/** The service permits the worker to send the photos of one attempt. */
export const permits = answers(createIdentityToken, {
  token: 'a-permission',
  job_id: '0198f3a1-0000-7000-8000-00000000aa01',
  expires_at: '2026-11-23T09:45:00+03:00',
  attempts_left: 5,
});
