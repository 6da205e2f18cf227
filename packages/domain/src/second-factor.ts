import { DAY_MILLISECONDS, MINUTE_MILLISECONDS } from './durations.ts';

/** What a member of the team shows besides the code by SMS (decisions 14). */
export const secondFactorKinds = ['passkey', 'totp', 'recovery_code'] as const;
export type SecondFactorKind = (typeof secondFactorKinds)[number];

/** The codes that a member keeps on paper. Each works once. */
export const RECOVERY_CODES = 10;

/** A session of the team ends this long after the sign-in, whatever the member does. */
export const TEAM_SESSION_HOURS = 12;
/** And after this long without a call. */
export const TEAM_IDLE_MINUTES = 30;
/** How old a sign-in may be for a change of the member's second factors. */
export const RECENT_SIGN_IN_MINUTES = 15;

/** An invitation to the team that is not answered ends after this long. */
export const TEAM_INVITATION_DAYS = 7;

export const isInvitationOver = (invitedAt: Date, now: Date): boolean =>
  now.getTime() - invitedAt.getTime() >= TEAM_INVITATION_DAYS * DAY_MILLISECONDS;

interface TeamSession {
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
}

export const isTeamSessionOver = ({ createdAt, lastSeenAt }: TeamSession, now: Date): boolean =>
  now.getTime() - createdAt.getTime() >= TEAM_SESSION_HOURS * 60 * MINUTE_MILLISECONDS ||
  now.getTime() - lastSeenAt.getTime() >= TEAM_IDLE_MINUTES * MINUTE_MILLISECONDS;

export const isRecentSignIn = ({ createdAt }: Pick<TeamSession, 'createdAt'>, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < RECENT_SIGN_IN_MINUTES * MINUTE_MILLISECONDS;
