import type { getContactStatus } from '../contract/contact-requests.ts';
import type { AnswerOf } from '../contract/define-call.ts';
import { UNKNOWN_NAME } from './worker.ts';

/** The status of a contact request, as screens show it. */
export type Contact =
  | { readonly kind: 'none' | 'declined' | 'expired' }
  | { readonly kind: 'pending'; readonly expiresAt: string | null }
  | { readonly kind: 'approved'; readonly name: string; readonly phone: string }
  /** The worker approved and has withdrawn the approval since. */
  | { readonly kind: 'withdrawn' };

export function toContact({ status, expires_at, data }: AnswerOf<typeof getContactStatus>): Contact {
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
      return { kind: status };
    default:
      return { kind: 'none' };
  }
}
