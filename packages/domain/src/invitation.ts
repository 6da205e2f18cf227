import { defineMachine, type StateOf } from './machine.ts';

/** An invitation to a check; accepting it is consent to that employer's check (employer spec 4, decisions 6). */
export const invitationMachine = defineMachine({
  pending: ['accepted', 'declined', 'expired'],
  accepted: [],
  declined: [],
  expired: [],
});
export type InvitationStatus = StateOf<typeof invitationMachine>;

export const INVITATION_EXPIRES_AFTER_HOURS = 48;
/** By one employer: more than any household needs, fewer than a spammer would send. */
export const INVITATIONS_PER_EMPLOYER_PER_DAY = 100;
/** To one worker, whoever invites: her phone is not a place for many questions at once. */
export const INVITATIONS_PER_WORKER_PER_DAY = 5;
/** A no is an answer: so long the same employer does not ask again. */
export const DECLINED_INVITATION_RESTS_DAYS = 30;

/** Short, since it goes by SMS; the app leads on to its onboarding. `origin` is that of the worker's app. */
export const invitationLink = (origin: string, code: string): string => `${origin}/i/${code}`;

const DAY_MILLISECONDS = 86_400_000;

/** From when an employer may invite a worker again who declined. */
export const mayInviteAgainAt = (declinedAt: Date): Date =>
  new Date(declinedAt.getTime() + DECLINED_INVITATION_RESTS_DAYS * DAY_MILLISECONDS);
