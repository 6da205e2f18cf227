import * as z from 'zod/mini';
import { defineCall, LIST_PER_MINUTE } from './define-call.ts';
import { id, longText, moment } from './fields.ts';

export const getContactStatus = defineCall({
  method: 'GET',
  path: '/contact-requests/status/{nannyId}',
  audience: 'employer',
  summary: "Where this employer's request for a worker's contact stands; name and phone once she approved.",
  params: z.strictObject({ nannyId: id }),
  answer: z.object({
    has_request: z.boolean(),
    status: z.nullable(z.string()),
    expires_at: z.nullable(moment),
    /** Why this employer cannot ask her now, in words. Null when a request can be sent. */
    ask_refusal: z.nullable(z.string()),
    /** Also null after the worker has withdrawn the approval. */
    data: z.object({
      contact_info: z.nullable(z.object({ name: z.nullable(z.string()), phone: z.string() })),
    }),
  }),
});

export const listContacts = defineCall({
  method: 'GET',
  path: '/api/employer/contacts',
  audience: 'employer',
  perMinute: LIST_PER_MINUTE,
  summary:
    'The workers who share their contact with this employer now, listed or not; the status call shows a number.',
  answer: z.object({
    contacts: z.array(
      z.object({
        nanny_id: id,
        name: z.nullable(z.string()),
        service_type: z.nullable(z.string()),
        shared_at: moment,
      }),
    ),
  }),
});

export const requestContact = defineCall({
  method: 'POST',
  path: '/contact-requests',
  audience: 'employer',
  summary:
    'Asks a worker, by SMS, to share her contact; one open request per worker, five new ones a day, two to one worker.',
  // The rule of the form words the refusal of a missing message. The contract checks only the shape.
  body: z.strictObject({ nanny_id: id, message: z._default(longText, '') }),
  answer: z.object({ message: z.string(), expires_at: moment }),
});
