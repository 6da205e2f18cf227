import type { contract } from '@repo/api-client/contract/index';
import type { Handlers } from '../http/register.ts';
import { findContactStatus } from '../services/consent/contact/find-contact-status.ts';
import { requestContact } from '../services/consent/contact/request-contact.ts';

export const contactHandlers: Handlers<typeof contract.contactRequests> = {
  getContactStatus: ({ ctx, actor, params }) => findContactStatus(ctx, actor.subjectId, params.nannyId),

  async requestContact({ ctx, actor, body }) {
    const expiresAt = await requestContact(ctx, actor.subjectId, body);
    return {
      message: 'Contact request sent. The worker is notified by SMS and has 48 hours to answer.',
      expires_at: expiresAt.toISOString(),
    };
  },
};
