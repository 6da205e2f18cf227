import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../client/client.ts';
import * as contract from '../contract/contact-requests.ts';
import { toContact } from '../normalise/contact.ts';

export const contactQuery = (client: Client, workerId: string) =>
  queryOptions({
    queryKey: ['contact', workerId],
    queryFn: async ({ signal }) =>
      toContact(await client.call(contract.getContactStatus, { params: { nannyId: workerId }, signal })),
  });

export const contactsQuery = (client: Client) =>
  queryOptions({
    queryKey: ['contacts'],
    queryFn: async ({ signal }) => (await client.call(contract.listContacts, { signal })).contacts,
  });

export const requestContact = (client: Client, workerId: string, message: string) =>
  client.call(contract.requestContact, { body: { nanny_id: workerId, message } });
