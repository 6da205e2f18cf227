import * as z from 'zod/mini';
import { defineCall, TEAM_LIST_PER_MINUTE } from './define-call.ts';
import { id, idParams, moment } from './fields.ts';
import { fileBytes } from './file-bytes.ts';

/** What members found elsewhere for a check, the oldest first. */
const attachmentsOfCheck = z.object({
  attachments: z.array(
    z.object({
      id,
      type: z.string(),
      bytes: z.number(),
      /** The member who added it. Null without a name. */
      added_by: z.nullable(z.string()),
      added_at: moment,
      /** Whether the reader added it. She need not open it before she decides. */
      is_own: z.boolean(),
      /** Whether the reader may take it back: no decision rests on it yet. */
      may_remove: z.boolean(),
    }),
  ),
});

export const listAttachments = defineCall({
  method: 'GET',
  path: '/api/ops/checks/{id}/attachments',
  audience: 'ops',
  permission: 'workChecks',
  perMinute: TEAM_LIST_PER_MINUTE,
  summary: 'What members found elsewhere for a check, as files. A reused result has those of its origin.',
  params: idParams,
  answer: attachmentsOfCheck,
});

export const addAttachment = defineCall({
  method: 'POST',
  path: '/api/ops/checks/{id}/attachments',
  audience: 'ops',
  permission: 'workChecks',
  summary:
    'Adds a file to a check that the caller holds: a JPG, PNG or WebP image or a PDF of at most 10 MB, at most 10 files.',
  params: idParams,
  upload: { field: 'file', purpose: 'document' },
  answer: attachmentsOfCheck,
});

export const openAttachment = defineCall({
  method: 'GET',
  path: '/api/ops/attachments/{id}/file',
  audience: 'ops',
  permission: 'workChecks',
  summary: 'The file of an attachment. That it was opened, and by whom, is on record.',
  params: idParams,
  answerKind: 'file',
  answer: fileBytes,
});

export const removeAttachment = defineCall({
  method: 'DELETE',
  path: '/api/ops/attachments/{id}',
  audience: 'ops',
  permission: 'workChecks',
  summary: 'Takes an attachment back, by the member who added it and before a decision rests on it.',
  params: idParams,
  answer: attachmentsOfCheck,
});
