import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../client/client.ts';
import type { AnswerOf, BodyOf } from '../contract/define-call.ts';
import { decideMessages, getMessages } from '../contract/message-threads.ts';

/** The SMS of a phone that the service could not match. */
export type Messages = AnswerOf<typeof getMessages>;
export type MessagesDecision = BodyOf<typeof decideMessages>;

export const messagesKey = (id: string) => ['messages', id] as const;

/** Each reading is on record, so nothing reads them again by itself. */
export const messagesQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: messagesKey(id),
    queryFn: ({ signal }) => client.call(getMessages, { params: { id }, signal }),
    staleTime: Infinity,
  });

export const decideOnMessages = (client: Client, id: string, body: MessagesDecision) =>
  client.call(decideMessages, { params: { id }, body });
