import type { TeamMember } from '@repo/api-client/queries/team';
import { formatMoment } from '@repo/domain/dates';
import { Second } from '../../parts/Second.tsx';

/** When a member was last here, and in how many sessions she is now. */
export function LastSeen({ member }: { readonly member: TeamMember }) {
  const { last_seen_at: at, live_sessions: sessions } = member;
  if (at === null) return 'Never';
  return (
    <>
      {formatMoment(at)}
      <Second>{liveText(sessions)}</Second>
    </>
  );
}

function liveText(sessions: number): string {
  if (sessions === 0) return 'Not signed in';
  return sessions === 1 ? '1 live session' : `${sessions} live sessions`;
}
