import { describe, expect, it } from 'vitest';
import type { Call } from './define-call.ts';
import { contract } from './index.ts';

const declared: readonly Call[] = Object.values(contract).flatMap((group) => Object.values<Call>(group));

/** Section 7 of both documents, word for word. */
const specified = [
  'GET /nannies/',
  'GET /nannies/{id}',
  'GET /api/employer/dashboard',
  'GET /api/verifications/{nanny_id}/completion',
  'GET /api/verifications/{id}/download',
  'GET /api/packages',
  'GET /nannies/{id}/public-profile',
  'GET /nannies/{id}/deep-check',
  'GET /contact-requests/status/{nannyId}',
  'POST /contact-requests',
  'POST /api/employer/initiate-verification',
  'POST /nannies/',
  'POST /api/employer/purchase-package',
  'GET /api/employer/invitation-status/{nannyId}',
  'GET /api/employer/purchase-callback',
  'GET /nannies/{id}/reviews',
  'GET /nannies/reviews/pending',
  'GET /nannies/{id}/my-review',
  'POST /nannies/{id}/review',
  'PUT /nannies/review/{reviewId}',
  'DELETE /nannies/review/{reviewId}',
  'POST /employers/auth/send-code',
  'POST /employers/auth/verify',
  'POST /auth/send-code',
  'POST /auth/verify',
  'GET /api/nannies/me',
  'PUT /api/nannies/{id}',
  'POST /api/nannies/{id}/photo',
  'GET /api/smile-id/status/{workerId}',
  'GET /api/smile-id/token',
  'POST /api/smile-id/token',
];

describe('the contract', () => {
  // spec: sign-in/call-send-code, sign-in/call-verify, contact/call-status, contact/call-send, invite/call
  // spec: invite/call-create, package/call, invitation-sent/call, payment/call, payment-return/call
  // spec: reviews/call-list, reviews/call-pending, reviews/call-mine, reviews/call-update
  // spec: reviews/call-delete, write-review/call, report/call-deep-check, report/call-download, calls/workers
  // spec: calls/worker, calls/dashboard, calls/completion, calls/public-profile, worker-calls/send-code
  // spec: worker-calls/verify, worker-calls/me, worker-calls/save, worker-calls/photo, worker-calls/identity
  // spec: worker-calls/identity-token, worker-calls/verifications
  it.each(specified)('declares %s', (call) => {
    expect(declared.map(({ method, path }) => `${method} ${path}`)).toContain(call);
  });

  it('declares no call twice', () => {
    const names = declared.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('names every parameter of a path', () => {
    for (const { path, params } of declared) expect(params !== undefined, path).toBe(path.includes('{'));
  });
});
