import type { contract } from '@repo/api-client/contract/index';
import { confirmationText } from '@repo/domain/confirmations/confirmation-text';
import type { Handlers } from '../http/register.ts';
import { findContactStatus } from '../services/consent/contact/find-contact-status.ts';
import { listContacts } from '../services/consent/contact/list-contacts.ts';
import { requestContact } from '../services/consent/contact/request-contact.ts';

export const contactHandlers: Handlers<typeof contract.contactRequests> = {
  getContactStatus: ({ ctx, actor, params }) => findContactStatus(ctx, actor.subjectId, params.nannyId),

  listContacts: async ({ ctx, actor }) => ({ contacts: await listContacts(ctx, actor.subjectId) }),

  async requestContact({ ctx, actor, body, language }) {
    const expiresAt = await requestContact(ctx, actor.subjectId, body);
    return {
      message: confirmationText(language, 'contactRequested'),
      expires_at: expiresAt.toISOString(),
    };
  },
};
