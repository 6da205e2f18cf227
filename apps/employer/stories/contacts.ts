import type { getContactStatus, listContacts } from '@repo/api-client/contract/contact-requests';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import { achieng, mercy } from './people.ts';

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

/** The workers who share their number with the household. */
export const contacts: AnswerOf<typeof listContacts>['contacts'] = [
  {
    nanny_id: achieng.id,
    name: achieng.name,
    service_type: achieng.service_type,
    shared_at: '2026-11-20T08:00:00Z',
  },
  { nanny_id: mercy.id, name: null, service_type: null, shared_at: '2026-10-02T08:00:00Z' },
];
