import type { getContactStatus } from '../contract/contact-requests.ts';
import type { AnswerOf } from '../contract/define-call.ts';
import { UNKNOWN_NAME } from './worker.ts';

/** The status of a contact request, as screens show it. */
export type Contact =
  /** `refusal`: why the employer cannot ask now, or null. */
  | { readonly kind: 'none' | 'declined' | 'expired'; readonly refusal: string | null }
  | { readonly kind: 'pending'; readonly expiresAt: string | null }
  | { readonly kind: 'approved'; readonly name: string; readonly phone: string }
  /** The worker approved and has withdrawn the approval since. */
  | { readonly kind: 'withdrawn' };

export function toContact({
  status,
  expires_at,
  ask_refusal: refusal,
  data,
}: AnswerOf<typeof getContactStatus>): Contact {
  switch (status) {
    case 'pending':
      return { kind: 'pending', expiresAt: expires_at };
    case 'approved':
      return data.contact_info === null
        ? { kind: 'withdrawn' }
        : {
            kind: 'approved',
            name: data.contact_info.name?.trim() || UNKNOWN_NAME,
            phone: data.contact_info.phone,
          };
    case 'declined':
    case 'expired':
      return { kind: status, refusal };
    default:
      return { kind: 'none', refusal };
  }
}
