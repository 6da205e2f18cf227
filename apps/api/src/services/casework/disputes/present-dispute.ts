import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { disputeFinding } from '@repo/api-client/contract/findings';
import type { disputes } from '../../../db/schema/disputes.ts';

export type DisputeRow = typeof disputes.$inferSelect;
type WireDispute = AnswerOf<typeof disputeFinding>['dispute'];

/** A dispute, as shown to the worker who opened it. */
export const presentDispute = (dispute: DisputeRow): WireDispute => ({
  id: dispute.id,
  status: dispute.status,
  words: dispute.words,
  created_at: dispute.createdAt.toISOString(),
  ended_at: dispute.endedAt?.toISOString() ?? null,
  answer: dispute.decisionNote,
});
