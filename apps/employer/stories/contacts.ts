import type { getContactStatus } from '@repo/api-client/contract/contact-requests';
import type { AnswerOf } from '@repo/api-client/contract/define-call';

/** The answer of the service about a contact request. Null without a request. */
export const contact = (
  status: string | null,
  shared: { readonly name: string; readonly phone: string } | null = null,
  refusal: string | null = null,
): AnswerOf<typeof getContactStatus> => ({
  has_request: status !== null,
  status,
  expires_at: status === null ? null : '2026-11-24T10:00:00Z',
  ask_refusal: refusal,
  data: { contact_info: shared },
});
