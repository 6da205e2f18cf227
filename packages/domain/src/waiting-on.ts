import type { CheckKind, WaitingOn } from './check.ts';

/** Who can be waited for before the team decides a check of each kind. Of the team's own records it is nobody else. */
export const waitingOnOf: Readonly<Record<CheckKind, readonly WaitingOn[]>> = {
  identity: ['team', 'worker', 'provider'],
  references: ['team', 'worker', 'referee'],
  criminal_record: ['team', 'worker'],
  social_media: ['team', 'worker'],
  health: ['team', 'worker'],
  work_history: ['team', 'worker', 'referee'],
  misconduct_registry: ['team'],
  final_review: ['team'],
};
