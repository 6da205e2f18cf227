import type { TeamMember } from '@repo/api-client/queries/team';
import { formatMoment } from '@repo/domain/dates';
import { Second } from './Second.tsx';

/** When a signed-in member last did something, and in how many live sessions. */
export function LastSeen({ member }: { readonly member: TeamMember }) {
  const { last_seen_at: at, live_sessions: sessions } = member;
  if (at === null) return 'Not signed in';
  return (
    <>
      {formatMoment(at)}
      <Second>{sessions === 1 ? '1 live session' : `${sessions} live sessions`}</Second>
    </>
  );
}
