import { defineMachine, type StateOf } from './machine.ts';

/** An invitation to a check. Its acceptance is consent to that employer's check (employer spec 4, decisions 6). */
export const invitationMachine = defineMachine({
  pending: ['accepted', 'declined', 'expired', 'withdrawn'],
  accepted: [],
  declined: [],
  expired: [],
  /** Taken back by the employer, before an answer. */
  withdrawn: [],
});
export type InvitationStatus = StateOf<typeof invitationMachine>;

export const INVITATION_EXPIRES_AFTER_HOURS = 48;
/** The daily limit of one employer: more than any household needs, fewer than a spammer would send. */
export const INVITATIONS_PER_EMPLOYER_PER_DAY = 100;
/** The daily limit for one worker from all employers, so that the worker's phone does not get many requests at once. */
export const INVITATIONS_PER_WORKER_PER_DAY = 5;

/** Short, because it goes by SMS. The app redirects it to its onboarding. `origin` is the origin of the worker app. */
export const invitationLink = (origin: string, code: string): string => `${origin}/i/${code}`;
