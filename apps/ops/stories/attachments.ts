import { listAttachments } from '@repo/api-client/contract/attachments';
import type { Attachment } from '@repo/api-client/queries/attachments';
import { answers } from '@repo/api-client/recorded/recorded-calls';
import { idOf } from './team.ts';

/** A file that a colleague added to a check. */
export const attachment = (number: number, facts: Partial<Attachment> = {}): Attachment => ({
  id: idOf(450 + number),
  type: 'image/jpeg',
  bytes: 482_113,
  added_by: 'Baraka Mutua',
  added_at: '2026-11-22T09:14:00Z',
  is_own: false,
  may_remove: false,
  ...facts,
});

/** A check to which nobody added a file. */
export const noAttachments = answers(listAttachments, { attachments: [] });
