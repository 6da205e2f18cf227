import type { getContactStatus } from '@repo/api-client/contract/contact-requests';
import type { AnswerOf } from '@repo/api-client/contract/define-call';

/** The service's answer about a contact request. Null without a request. */
export const contact = (
  status: string | null,
  shared: { readonly name: string; readonly phone: string } | null = null,
): AnswerOf<typeof getContactStatus> => ({
  has_request: status !== null,
  status,
  expires_at: status === null ? null : '2026-11-24T10:00:00Z',
  data: { contact_info: shared },
});
