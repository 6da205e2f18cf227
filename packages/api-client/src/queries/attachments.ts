import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../client/client.ts';
import type { SentUpload, Uploads } from '../client/upload.ts';
import { addAttachment, listAttachments, openAttachment, removeAttachment } from '../contract/attachments.ts';
import type { AnswerOf } from '../contract/define-call.ts';
import { papersOf } from './papers.ts';

export type Attachments = AnswerOf<typeof listAttachments>;
export type Attachment = Attachments['attachments'][number];

/** What members found elsewhere for a check. The list has no personal data, so it is read anew like any other. */
export const attachmentsQuery = (
  client: Client,
  { workerId, checkId }: { readonly workerId: string; readonly checkId: string },
) =>
  queryOptions({
    queryKey: [...papersOf(workerId), 'attachments', checkId],
    queryFn: ({ signal }) => client.call(listAttachments, { params: { id: checkId }, signal }),
  });

/** The file of an attachment. Each reading is on record. It stays in memory as long as it is looked at. */
export const attachmentFileQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['attachment file', id],
    queryFn: ({ signal }) => client.call(openAttachment, { params: { id }, signal }),
    staleTime: Infinity,
    gcTime: 0,
  });

export const attach = (
  uploads: Uploads,
  checkId: string,
  sent: Omit<SentUpload<typeof addAttachment>, 'params'>,
): Promise<Attachments> => uploads.upload(addAttachment, { params: { id: checkId }, ...sent });

export const takeBackAttachment = (client: Client, id: string): Promise<Attachments> =>
  client.call(removeAttachment, { params: { id } });
