import type { contract } from '@repo/api-client/contract/index';
import { SentFile } from '../http/files.ts';
import type { Handlers } from '../http/register.ts';
import { addAttachment } from '../services/evidence/attachments/add-attachment.ts';
import { listAttachments } from '../services/evidence/attachments/list-attachments.ts';
import { openAttachment } from '../services/evidence/attachments/open-attachment.ts';
import { removeAttachment } from '../services/evidence/attachments/remove-attachment.ts';

export const attachmentHandlers: Handlers<typeof contract.attachments> = {
  listAttachments: ({ ctx, actor, params }) => listAttachments(ctx, actor.subjectId, params.id),
  addAttachment: ({ ctx, actor, params, receive }) => addAttachment(ctx, actor.subjectId, params.id, receive),
  openAttachment: async ({ ctx, actor, params }) =>
    new SentFile(await openAttachment(ctx, actor.subjectId, params.id)),
  removeAttachment: ({ ctx, actor, params }) => removeAttachment(ctx, actor.subjectId, params.id),
};
