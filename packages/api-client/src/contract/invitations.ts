import * as z from 'zod/mini';
import { defineCall } from './define-call.ts';
import { id, messageAnswer, moment, packageId, personName, phoneText, shortText } from './fields.ts';

export const initiateVerification = defineCall({
  method: 'POST',
  path: '/api/employer/initiate-verification',
  audience: 'employer',
  summary: 'Invites a worker by SMS. Missing fields are listed in `required`.',
  // The rules of the invite form check presence and word the refusals. The contract checks only the shape.
  body: z.strictObject({
    name: z._default(personName, ''),
    phone: z._default(phoneText, ''),
    package_id: z.optional(packageId),
    location: z.optional(z.nullable(shortText)),
    service_type: z.optional(z.nullable(shortText)),
  }),
  answer: z.object({
    success: z.literal(true),
    message: z.string(),
    nanny: z.object({ id, name: z.string(), phone: z.string(), status: z.string() }),
    /** The package of the invitation. An open invitation keeps its package, whatever the new call asked for. */
    package_id: z.number(),
    expires_at: moment,
    /** False when the answer is an existing open invitation: the service does not write to a worker twice. */
    sms_sent: z.boolean(),
  }),
});

export const getInvitationStatus = defineCall({
  method: 'GET',
  path: '/api/employer/invitation-status/{nannyId}',
  audience: 'employer',
  summary: "Where this employer's latest invitation of a worker stands.",
  params: z.strictObject({ nannyId: id }),
  answer: z.object({
    status: z.string(),
    package_id: z.number(),
    created_at: moment,
    expires_at: moment,
    answered_at: z.nullable(moment),
    /** Whether the worker said yes, and has withdrawn it since or its 90 days are over. */
    yes_ended: z.boolean(),
    /**
     * The text of the SMS that asks the worker, always in English. It leaves out her link and her number, and says nothing
     * of her language, and of whether the SMS has left.
     */
    sms: z.nullable(z.string()),
  }),
});

export const withdrawInvitation = defineCall({
  method: 'POST',
  path: '/api/employer/invitations/{nannyId}/withdraw',
  audience: 'employer',
  summary: 'Takes an open invitation back: the worker is told in her app, and a later YES opens nothing.',
  params: z.strictObject({ nannyId: id }),
  answer: messageAnswer,
});

export const changeInvitation = defineCall({
  method: 'POST',
  path: '/api/employer/invitations/{nannyId}/package',
  audience: 'employer',
  summary:
    'Changes the package of an open invitation. A deeper one takes the question back and asks the worker anew, under the limits of a new invitation.',
  params: z.strictObject({ nannyId: id }),
  body: z.strictObject({ package_id: packageId }),
  answer: z.object({
    message: z.string(),
    package_id: z.number(),
    expires_at: moment,
    /** False when the SMS that the worker has already covers the package. */
    sms_sent: z.boolean(),
  }),
});
